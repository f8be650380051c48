import { EDITIONS, PRESETS, RULE_OPTIONS, type RuleOptionName } from '@medallion/old-world';
import { type OptionKey, optionWords } from '@medallion/old-world/options';
import { useWords } from '../../words/index.tsx';
import { setupWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { byEdition, inEdition, isOffered, ruled, type Wishes } from './wishes.ts';

const NAMES = Object.keys(RULE_OPTIONS) as RuleOptionName[];

/** The edition whose reading is played, and single rules over it. */
export function Rules({ wishes, onWish }: { readonly wishes: Wishes; readonly onWish: (wishes: Wishes) => void }) {
  const say = useVocabulary(setupWords);
  const { language } = useWords();
  const told = optionWords(language);
  // Some are asked above.
  const names = NAMES.filter((name) => !isOffered(name, wishes));
  const changed = names.filter((name) => name in wishes.rules).length;
  const set = (rule: RuleOptionName, value: string | number | boolean) => onWish(ruled(wishes, rule, value));
  return (
    <fieldset className="editions">
      <legend>{say('ow.new.rules')}</legend>
      <div className="choices" role="radiogroup" aria-label={say('ow.new.rules')}>
        {EDITIONS.map((edition) => (
          <label key={edition} className="choice">
            <input
              type="radio"
              name="edition"
              value={edition}
              checked={wishes.edition === edition}
              onChange={() => onWish(inEdition(wishes, edition))}
            />
            <b>{say(`ow.new.edition.${edition}`)}</b>
            <small>
              {edition === 'default'
                ? say('ow.new.edition.default.text')
                : say('ow.new.edition.text', { n: Object.keys(PRESETS[edition]).length })}
            </small>
          </label>
        ))}
      </div>
      <details>
        <summary>
          {say('new.fine')} <small>{say('new.changed', { n: changed })}</small>
        </summary>
        <ul className="single">
          {names.map((rule) => {
            const value = wishes.rules[rule] ?? byEdition(wishes.edition, rule);
            return (
              <li key={rule}>
                <fieldset>
                  <legend>{told[rule]}</legend>
                  {RULE_OPTIONS[rule].map((each) => (
                    <label key={String(each)}>
                      <input
                        type="radio"
                        name={`rule-${rule}`}
                        checked={each === value}
                        onChange={() => set(rule, each)}
                      />
                      {told[`${rule}.${each}` as OptionKey]}
                    </label>
                  ))}
                </fieldset>
              </li>
            );
          })}
        </ul>
      </details>
    </fieldset>
  );
}
