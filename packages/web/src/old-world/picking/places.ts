/** What a question asks about the places of the map, read off the answers the kernel listed. */

import type { AskView, Impossible, ListedChoice } from '@medallion/kernel';
import type { OldWorld, OldWorldView } from '@medallion/old-world';

/** What can be answered by pointing at a place besides going there, and what cannot. */
export interface AskedAt {
  readonly choices: readonly ListedChoice[];
  readonly impossible: readonly Impossible[];
}

type Listed = AskView<OldWorld>['choices'][number];

/** The place an answer is about, where it is about one; a journey there is told by movesOf. */
function placeOf(ask: AskView<OldWorld>, choice: Listed, table: OldWorldView): number | undefined {
  const witcher = table.witchers[ask.seat];
  switch (ask.ask) {
    case 'tokens/any-trail':
    case 'tokens/trail-quest': {
      // A trail is that of a monster: its lair is meant.
      const slot = 'terrain' in choice ? table.slots[choice.terrain] : undefined;
      return slot === undefined || slot.token < 0 || slot.monster < 0 ? undefined : slot.token;
    }
    case 'phase-1/act':
      if (!('act' in choice)) return undefined;
      if (choice.act === 'location') return witcher?.at;
      if (choice.act === 'quest') return witcher?.quests[choice.quest]?.place;
      if (choice.act === 'poker') return table.witchers[choice.opponent]?.at;
      return undefined;
    case 'phase-2/choose':
      if (!('act' in choice)) return undefined;
      if (choice.act === 'fight-monster') return witcher?.at;
      if (choice.act === 'fight') return table.witchers[choice.defender]?.at;
      return undefined;
    default:
      return undefined;
  }
}

export function askedAt(ask: AskView<OldWorld> | undefined, table: OldWorldView): ReadonlyMap<number, AskedAt> {
  const places = new Map<number, { choices: ListedChoice[]; impossible: Impossible[] }>();
  if (ask === undefined) return places;
  const at = (choice: Listed) => {
    const place = placeOf(ask, choice, table);
    if (place === undefined) return undefined;
    const here = places.get(place) ?? { choices: [], impossible: [] };
    places.set(place, here);
    return here;
  };
  for (const choice of ask.choices) at(choice)?.choices.push(choice);
  for (const no of ask.impossible) at(no.choice as Listed)?.impossible.push(no);
  return places;
}

/** Questions about nothing but places: one touch on the map answers them. */
export const ABOUT_PLACES: ReadonlySet<string> = new Set<AskView<OldWorld>['ask']>([
  'tokens/any-trail',
  'tokens/trail-quest',
]);
