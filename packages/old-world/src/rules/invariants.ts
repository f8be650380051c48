/** What must hold after every step of every game. */

import type { Look, Pile, State } from '@medallion/kernel';
import { COMMON_DECK, startingDeck } from '../content/action-cards.ts';
import { EXPLORATIONS } from '../content/explorations.ts';
import { LOCATIONS_OF } from '../content/map.ts';
import { MONSTER_FIGHT_DECK } from '../content/monster-fight-deck.ts';
import { MONSTERS } from '../content/monsters.ts';
import { POTIONS } from '../content/potions.ts';
import { HAND_LIMIT, TOP_ATTRIBUTE_LEVEL, TROPHY_TRACK_TOP } from '../content/tables.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { shieldMaximum } from './attributes.ts';
import { GOLD_TOKENS } from './journey/blank-table.ts';
import type { OldWorld } from './shape.ts';
import type { Table } from './table.ts';

type Check = (state: Readonly<State<OldWorld>>, look: Look<OldWorld>) => string | undefined;

/** A sentence where the found things are not exactly the expected ones. */
function sameThings(found: readonly number[], expected: readonly number[]): string | undefined {
  const a = [...found].sort((x, y) => x - y).join(' ');
  const b = [...expected].sort((x, y) => x - y).join(' ');
  return a === b ? undefined : `found ${a}; expected ${b}`;
}

const cardsIn = (...piles: readonly Pile[]): number[] => piles.flatMap((pile) => pile.cards);

/** A Viper may be looking at cards of the monster; then its looked pile holds monster fight cards. */
const looksAtMonster = (table: Table, seat: number): boolean =>
  table.fight?.slot !== undefined && table.witchers[seat]?.school === 'viper';

export const invariants: Readonly<Record<string, Check>> = {
  'every action card is in exactly one place': ({ table }) => {
    const found = cardsIn(table.actionDeck, table.row, table.commonDiscard, table.box);
    const expected = [...COMMON_DECK];
    for (const [seat, witcher] of table.witchers.entries()) {
      found.push(...cardsIn(witcher.deck, witcher.hand, witcher.discard, witcher.combo));
      if (!looksAtMonster(table, seat)) found.push(...witcher.looked.cards);
      if (witcher.school !== undefined) expected.push(...startingDeck(witcher.school));
    }
    // While boards are given out, the starting cards of the last ones are still in the box.
    return table.turn.phase === 'setup' && found.length < expected.length ? undefined : sameThings(found, expected);
  },

  'every potion is in exactly one place': ({ table }) =>
    sameThings(
      cardsIn(table.potionDeck, table.potionDiscard, ...table.witchers.flatMap((w) => [w.potions, w.usedPotions])),
      POTIONS.map((_, n) => n),
    ),

  'every location token is in exactly one place': ({ table }) => {
    const found = cardsIn(...table.tokens, ...table.witchers.flatMap((w) => w.trails));
    for (const slot of table.slots) if (slot.token >= 0) found.push(slot.token);
    for (const witcher of table.witchers) {
      found.push(...witcher.trailQuests.map((quest) => quest.token));
      found.push(...witcher.quests.flatMap((quest) => (quest.token ? [quest.place] : [])));
    }
    return sameThings(found, [...LOCATIONS_OF.forest, ...LOCATIONS_OF.mountain, ...LOCATIONS_OF.water]);
  },

  'every monster is in exactly one place': ({ table }) => {
    const found = cardsIn(...table.monsters, table.extraStack, ...table.drivenAway, table.defeated);
    for (const slot of table.slots) if (slot.monster >= 0) found.push(slot.monster);
    return sameThings(
      found,
      MONSTERS.map((_, n) => n),
    );
  },

  'every monster fight card is in exactly one place': ({ table }) => {
    const found = cardsIn(table.fightDeck);
    if (table.fight !== undefined) found.push(...cardsIn(table.fight.life, table.fight.lost));
    for (const [seat, witcher] of table.witchers.entries())
      if (looksAtMonster(table, seat)) found.push(...witcher.looked.cards);
    return sameThings(
      found,
      MONSTER_FIGHT_DECK.map((_, n) => n),
    );
  },

  'every exploration card is in exactly one place': ({ table }) => {
    const found = cardsIn(table.city, table.wilds, table.cityOut, table.wildsOut, table.reading);
    for (const witcher of table.witchers) {
      for (const { card } of witcher.quests) if ('exploration' in card) found.push(card.exploration);
    }
    return sameThings(
      found,
      EXPLORATIONS.map((_, n) => n),
    );
  },

  'gold is conserved and never owed': ({ table }) => {
    let gold = table.bank + (table.poker?.pool ?? 0) + (table.fight?.wagers.length ?? 0);
    for (const [seat, witcher] of table.witchers.entries()) {
      if (witcher.gold < 0) return `seat ${seat} has ${witcher.gold}`;
      gold += witcher.gold + witcher.trailQuests.length;
    }
    return gold === GOLD_TOKENS ? undefined : `${gold} gold in all`;
  },

  'levels, shield, hand and track stay within their limits': ({ table }, look) => {
    for (const [seat, witcher] of table.witchers.entries()) {
      for (const attribute of ATTRIBUTES) {
        const level = witcher[attribute];
        if (level < 1 || level > TOP_ATTRIBUTE_LEVEL) return `seat ${seat}: ${attribute} ${level}`;
      }
      if (witcher.level < 1 || witcher.level > TOP_ATTRIBUTE_LEVEL) return `seat ${seat}: level ${witcher.level}`;
      if (witcher.shield < 0 || witcher.shield > Math.max(shieldMaximum(look, seat), 0))
        return `seat ${seat}: shield ${witcher.shield}`;
      if (witcher.hand.cards.length > HAND_LIMIT) return `seat ${seat}: ${witcher.hand.cards.length} cards in hand`;
      if (witcher.track < 0 || witcher.track > TROPHY_TRACK_TOP) return `seat ${seat}: track ${witcher.track}`;
    }
    return undefined;
  },

  'nothing is pending between turns': ({ table, agenda }) => {
    if (agenda[agenda.length - 1]?.do !== 'turn/begin') return undefined;
    if (agenda.length > 1) return `${agenda.length - 1} steps wait below the next turn`;
    if (table.fight !== undefined || table.story !== undefined) return 'a fight or a story is still on the table';
    const left = table.witchers.some(
      (w) => w.combo.cards.length + w.looked.cards.length + w.usedPotions.cards.length > 0,
    );
    return left ? 'cards of a fight are still on the table' : undefined;
  },
};
