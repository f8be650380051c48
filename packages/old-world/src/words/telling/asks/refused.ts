/** What an answer that is not possible would have been: like a possible one, or shorter where its price is no matter. */
import { entryFor } from '@medallion/words';
import type { Use } from '../../../rules/fight/chapter.ts';
import { cardLabel, placeName, potionName, sourceName } from '../scene.ts';
import type { AskKey } from '../shape.ts';
import { labels, specialtyName } from './labels.ts';
import type { AskScene, NoChoiceOf } from './types.ts';

type Refused = { readonly [K in AskKey]?: (s: AskScene, choice: NoChoiceOf<K>) => string };

const refused: Refused = {
  'phase-1/act': (s, choice) =>
    choice.act === 'move' && !('cards' in choice)
      ? s.voice.label('to', { place: placeName(s, choice.to) })
      : labels['phase-1/act'](s, choice),
  'phase-3/gain': (s, choice) => ('card' in choice ? cardLabel(s, choice.card) : s.voice.label('gainNothing')),
  'attributes/choose': ({ voice }, { attribute }) => voice.words.name.attribute(attribute),
  'location/train': ({ voice }, { attribute }) => voice.words.name.attribute(attribute),
  'fight/combo': (s, { card }) => (card < 0 ? s.voice.label('stop') : cardLabel(s, card)),
  'fight/prepare': unused,
  'fight/combo-complete': unused,
  'fight/turn-end': unused,
  'fight/suffer-power': unused,
};

/** What was not used, by its name alone. */
function unused(s: AskScene, use: Use): string {
  if ('potion' in use) return potionName(s, use.potion);
  if ('power' in use) return sourceName(s, use.power);
  return specialtyName(s);
}

type AnyRefused = (s: AskScene, choice: { readonly id: string }) => string;

/** The label of an impossible answer of this ask. */
export function refusedLabel(s: AskScene, choice: { readonly id: string }): string {
  const { ask } = s.ask;
  // The name of an ask tells what its answers mean.
  const label = entryFor<AnyRefused>(refused, ask) ?? entryFor<AnyRefused>(labels, ask);
  return label?.(s, choice) ?? choice.id;
}
