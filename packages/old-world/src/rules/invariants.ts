/** What must hold after every step of every game. */

import type { Look, Pile, State } from '@medallion/kernel';
import { ACTION_CARDS, COMMON_DECK, startingDeck } from '../content/action-cards.ts';
import { EXPLORATIONS } from '../content/explorations.ts';
import { LOCATIONS, LOCATIONS_OF } from '../content/map.ts';
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

/**
 * Ticks things off, each once. Written for speed: a simulation counts every card after every step, and sorted
 * lists made it twenty times slower than playing.
 */
class Tally {
  private readonly seen: Uint8Array;
  private count = 0;
  private twice = -1;

  constructor(kinds: number) {
    this.seen = new Uint8Array(kinds);
  }

  one(thing: number): this {
    if (this.seen[thing] !== 0) this.twice = thing;
    this.seen[thing] = 1;
    this.count += 1;
    return this;
  }

  pile({ cards }: Pile): this {
    for (let i = 0; i < cards.length; i++) this.one(cards[i] as number);
    return this;
  }

  piles(piles: readonly Pile[]): this {
    for (const pile of piles) this.pile(pile);
    return this;
  }

  /** A sentence where the things ticked off are not exactly the expected ones. */
  against(expected: readonly number[]): string | undefined {
    if (this.twice >= 0) return `${this.twice} is in two places, or in a place that cannot be`;
    const missing = expected.find((thing) => this.seen[thing] === 0);
    if (missing !== undefined) return `${missing} is nowhere`;
    return this.count === expected.length ? undefined : `${this.count} things where ${expected.length} should be`;
  }
}

const upTo = (things: readonly unknown[]): readonly number[] => things.map((_, n) => n);
const ALL_POTIONS = upTo(POTIONS);
const ALL_MONSTERS = upTo(MONSTERS);
const ALL_FIGHT_CARDS = upTo(MONSTER_FIGHT_DECK);
const ALL_EXPLORATIONS = upTo(EXPLORATIONS);
const ALL_TOKENS = [...LOCATIONS_OF.forest, ...LOCATIONS_OF.mountain, ...LOCATIONS_OF.water];

/** A Viper may be looking at cards of the monster; then its looked pile holds monster fight cards. */
const looksAtMonster = (table: Table, seat: number): boolean =>
  table.fight?.slot !== undefined && table.witchers[seat]?.school === 'viper';

export const invariants: Readonly<Record<string, Check>> = {
  'every action card is in exactly one place': ({ table }) => {
    const tally = new Tally(ACTION_CARDS.length)
      .pile(table.actionDeck)
      .pile(table.row)
      .pile(table.commonDiscard)
      .pile(table.box);
    let expected = COMMON_DECK;
    for (const [seat, witcher] of table.witchers.entries()) {
      tally.pile(witcher.deck).pile(witcher.hand).pile(witcher.discard).pile(witcher.combo);
      if (!looksAtMonster(table, seat)) tally.pile(witcher.looked);
      if (witcher.school !== undefined) expected = [...expected, ...startingDeck(witcher.school)];
    }
    // While boards are given out, the starting cards of the last ones are still in the box.
    return table.turn.phase === 'setup' ? undefined : tally.against(expected);
  },

  'every potion is in exactly one place': ({ table }) => {
    const tally = new Tally(ALL_POTIONS.length).pile(table.potionDeck).pile(table.potionDiscard);
    for (const witcher of table.witchers) tally.pile(witcher.potions).pile(witcher.usedPotions);
    return tally.against(ALL_POTIONS);
  },

  'every location token is in exactly one place': ({ table }) => {
    const tally = new Tally(LOCATIONS.length).piles(table.tokens);
    for (const slot of table.slots) if (slot.token >= 0) tally.one(slot.token);
    for (const witcher of table.witchers) {
      tally.piles(witcher.trails);
      for (const { token } of witcher.trailQuests) tally.one(token);
      for (const { token, place } of witcher.quests) if (token) tally.one(place);
    }
    return tally.against(ALL_TOKENS);
  },

  'every monster is in exactly one place': ({ table }) => {
    const tally = new Tally(ALL_MONSTERS.length).piles(table.monsters).piles(table.drivenAway);
    for (const slot of table.slots) if (slot.monster >= 0) tally.one(slot.monster);
    return tally.pile(table.extraStack).pile(table.defeated).against(ALL_MONSTERS);
  },

  'every monster fight card is in exactly one place': ({ table }) => {
    const tally = new Tally(ALL_FIGHT_CARDS.length).pile(table.fightDeck);
    if (table.fight !== undefined) tally.pile(table.fight.life).pile(table.fight.lost);
    for (const [seat, witcher] of table.witchers.entries()) if (looksAtMonster(table, seat)) tally.pile(witcher.looked);
    return tally.against(ALL_FIGHT_CARDS);
  },

  'every exploration card is in exactly one place': ({ table }) => {
    const tally = new Tally(ALL_EXPLORATIONS.length).pile(table.city).pile(table.wilds).pile(table.cityOut);
    for (const witcher of table.witchers) {
      for (const { card } of witcher.quests) if ('exploration' in card) tally.one(card.exploration);
    }
    return tally.pile(table.wildsOut).pile(table.reading).against(ALL_EXPLORATIONS);
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
