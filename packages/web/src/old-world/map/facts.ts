import type { OldWorldView } from '@medallion/old-world';
import { location, monster } from '@medallion/old-world/content';
import type { TableWords } from '../sitting.ts';
import { ROMAN } from '../parts/roman.ts';

/** What there is to know about a place: its terrain, what it offers, and what is there now. */
export interface PlaceFacts {
  readonly name: string;
  readonly terrain: string;
  readonly offer: string;
  /** People, monsters, quests, the closed tavern: one phrase each. */
  readonly here: readonly string[];
}

export function factsOf(table: OldWorldView, number: number, words: TableWords): PlaceFacts {
  const { game, say, nameOf } = words;
  const { terrain, action, school } = location(number);
  const slots = table.slots.filter(({ token }) => token === number);
  return {
    name: game.name.place(number),
    terrain: game.name.terrain(terrain),
    offer:
      action === undefined ? say('ow.place.school', { school: game.name.school(school) }) : game.name.action(action),
    here: [
      ...table.witchers
        .filter(({ at, school: set }) => at === number && set !== undefined)
        .map(({ seat }) => nameOf(seat)),
      ...slots.flatMap((slot) => {
        if (slot.monster < 0) return [];
        const { id, level } = monster(slot.monster);
        return [say('ow.place.monster', { monster: game.name.monster(id), level: ROMAN[level] ?? '' })];
      }),
      ...table.witchers.flatMap(({ seat, quests, trailQuests }) => [
        ...quests.filter(({ place }) => place === number).map(() => say('ow.place.quest', { name: nameOf(seat) })),
        ...trailQuests
          .filter(({ token }) => token === number)
          .map(() => say('ow.place.trailQuest', { name: nameOf(seat) })),
      ]),
      ...(table.tavern === number ? [game.name.term('closedTavern')] : []),
    ],
  };
}
