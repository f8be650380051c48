/** What an answer that is not possible would have been: like a possible one, where it is not about one card alone. */
import { entryFor } from '@medallion/words';
import { abilityName, cardNames } from '../scene.ts';
import type { AskKey } from '../shape.ts';
import { labels } from './labels.ts';
import type { AskScene, NoChoiceOf } from './types.ts';

type Refused = { readonly [K in AskKey]?: (s: AskScene, choice: NoChoiceOf<K>) => string };

const refused: Refused = {
  'choose/pick': (s, choice) => {
    if ('space' in choice || 'row' in choice) return labels['choose/pick'](s, choice);
    return choice.ability === undefined ? s.voice.label('pass') : abilityName(s, choice.ability);
  },
  'ability/senses': (s, { take }) => cardNames(s, take),
  'chapter/keep': (s, { oldHand }) => (oldHand === true ? abilityName(s, 'VES-1') : s.voice.label('keepNothing')),
};

type AnyRefused = (s: AskScene, choice: { readonly id: string }) => string;

/** The label of an impossible answer of this ask. */
export function refusedLabel(s: AskScene, choice: { readonly id: string }): string {
  const { ask } = s.ask;
  // The name of an ask tells what its answers mean.
  const label = entryFor<AnyRefused>(refused, ask) ?? entryFor<AnyRefused>(labels, ask);
  return label?.(s, choice) ?? choice.id;
}
