import { RULE_OPTIONS } from '@medallion/old-world';
import { optionWords } from '@medallion/old-world/options';
import { useWords } from '../../words/index.tsx';
import { byEdition, ruled, type Wishes } from './wishes.ts';

/** How long the evening may be: the printed race for four trophies, or our short one for three. */
export function Length({ wishes, onWish }: { readonly wishes: Wishes; readonly onWish: (wishes: Wishes) => void }) {
  const { language } = useWords();
  const told = optionWords(language);
  const chosen = wishes.rules.trophiesToWin ?? byEdition(wishes.edition, 'trophiesToWin');
  return (
    <fieldset className="first length">
      <legend>{told.trophiesToWin}</legend>
      <div className="kinds">
        {RULE_OPTIONS.trophiesToWin.map((trophies) => (
          <label key={trophies}>
            <input
              type="radio"
              name="trophies"
              value={trophies}
              checked={chosen === trophies}
              onChange={() => onWish(ruled(wishes, 'trophiesToWin', trophies))}
            />
            <span>{told[`trophiesToWin.${trophies}`]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
