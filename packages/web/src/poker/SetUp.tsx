import type { PracticeOptions } from '@medallion/old-world/poker';
import { Icon, type IconName } from '../kit/icons/Icon.tsx';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';

const AGAINST: readonly { readonly mode: PracticeOptions['mode']; readonly icon: IconName }[] = [
  { mode: 'locals', icon: 'beer-stein' },
  { mode: 'witcher', icon: 'cowled' },
  { mode: 'solo', icon: 'two-coins' },
];

export const LENGTHS = {
  short: { gold: 3, goal: 7 },
  evening: { gold: 5, goal: 12 },
  night: { gold: 8, goal: 20 },
} as const;

export type Length = keyof typeof LENGTHS;

export interface Wishes extends Pick<PracticeOptions, 'mode' | 'pokerTwoPairs' | 'pokerKickers'> {
  readonly length: Length;
}

/** The slip one fills in before sitting down. */
export function SetUp({ wishes, onWish }: { readonly wishes: Wishes; readonly onWish: (wishes: Wishes) => void }) {
  const say = useVocabulary(pokerWords);
  return (
    <div className="set-up parchment">
      <h2>{say('setup.title')}</h2>
      <fieldset className="against">
        <legend>{say('setup.against')}</legend>
        {AGAINST.map(({ mode, icon }) => (
          <label key={mode} className="choice">
            <input
              type="radio"
              name="against"
              checked={wishes.mode === mode}
              onChange={() => onWish({ ...wishes, mode })}
            />
            <span className="seal">
              <Icon name={icon} />
            </span>
            <span>
              <b>{say(`setup.${mode}`)}</b>
              <small>{say(`setup.${mode}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="length">
        <legend>{say('setup.length')}</legend>
        {(Object.keys(LENGTHS) as Length[]).map((length) => (
          <label key={length} className="choice">
            <input
              type="radio"
              name="length"
              checked={wishes.length === length}
              onChange={() => onWish({ ...wishes, length })}
            />
            <b>{say(`setup.${length}`)}</b>
            <small>{say('setup.purse', LENGTHS[length])}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="rules">
        <legend>{say('setup.rules')}</legend>
        <div role="radiogroup" aria-label={say('setup.twoPairs')}>
          <b>{say('setup.twoPairs')}</b>
          {(['highPairFirst', 'sum'] as const).map((rule) => (
            <label key={rule}>
              <input
                type="radio"
                name="two-pairs"
                checked={wishes.pokerTwoPairs === rule}
                onChange={() => onWish({ ...wishes, pokerTwoPairs: rule })}
              />
              {say(`setup.twoPairs.${rule}`)}
            </label>
          ))}
        </div>
        <div role="radiogroup" aria-label={say('setup.kickers')}>
          <b>{say('setup.kickers')}</b>
          {(['all', 'two'] as const).map((rule) => (
            <label key={rule}>
              <input
                type="radio"
                name="kickers"
                checked={wishes.pokerKickers === rule}
                onChange={() => onWish({ ...wishes, pokerKickers: rule })}
              />
              {say(`setup.kickers.${rule}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
