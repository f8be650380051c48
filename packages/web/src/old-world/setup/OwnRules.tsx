import { RULE_OPTIONS } from '@medallion/old-world';
import { type OptionKey, optionWords } from '@medallion/old-world/options';
import { useWords } from '../../words/index.tsx';
import { byEdition, isOffered, OURS, ruled, type Wishes } from './wishes.ts';

/** Options of ours, beside what the editions say: how long the evening is, and who chooses for monsters and locals. */
export function OwnRules({ wishes, onWish }: { readonly wishes: Wishes; readonly onWish: (wishes: Wishes) => void }) {
  const { language } = useWords();
  const told = optionWords(language);
  return OURS.filter((rule) => isOffered(rule, wishes)).map((rule) => {
    const chosen = wishes.rules[rule] ?? byEdition(wishes.edition, rule);
    return (
      <fieldset key={rule} className={`first of-${rule}`}>
        <legend>{told[rule]}</legend>
        <div className="kinds">
          {RULE_OPTIONS[rule].map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={rule}
                value={value}
                checked={chosen === value}
                onChange={() => onWish(ruled(wishes, rule, value))}
              />
              <span>{told[`${rule}.${value}` as OptionKey]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
