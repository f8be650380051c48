/** Fights for the tests: hands by the titles of their cards, a duel between Witchers, a hunt in which the hunter begins. */

import { type Play, RulesFault, type Seat, type Step } from '@medallion/kernel';
import { ACTION_CARDS } from '../../src/content/action-cards.ts';
import type { ActionTitleId } from '../../src/content/action-titles.ts';
import type { MonsterId } from '../../src/content/monsters.ts';
import { POTION_TITLES, type PotionId } from '../../src/content/potions.ts';
import type { School } from '../../src/content/vocabulary.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { FightSide, Table, Witcher } from '../../src/rules/table.ts';
import { fightOf, hunt } from '../monster/hunt.ts';
import { answer, asked, cards, give, legal, stage } from '../support.ts';

/** Novigrad: no School, so Witchers may fight here. */
export const NOVIGRAD = 6;

/** The n-th card with this title. */
export function card(title: ActionTitleId, n = 0): number {
  const found = ACTION_CARDS.filter((each) => each.title === title)[n];
  if (found === undefined) throw new RulesFault(`${title} ${n}`);
  return found.number;
}

/** The cards with these titles, another copy for every time a title is named. */
export function copies(...titles: readonly ActionTitleId[]): number[] {
  return titles.map((title, at) => card(title, titles.slice(0, at).filter((other) => other === title).length));
}

/** The hand is exactly these cards; what was in hand goes under the deck. */
export function hold(table: Table, witcher: Witcher, hand: readonly number[]): void {
  give(table, witcher.deck, [...witcher.hand.cards]);
  give(table, witcher.hand, hand);
}

/** The n-th copy of a Potion lies unused before a Witcher. */
export function brew(table: Table, witcher: Witcher, id: PotionId, n = 0): number {
  const number = POTION_TITLES.findIndex((title) => title.id === id) * 4 + n;
  for (const pile of [table.potionDeck, table.potionDiscard]) {
    const at = cards(pile).indexOf(number);
    if (at >= 0) cards(pile).splice(at, 1);
  }
  cards(witcher.potions).push(number);
  return number;
}

export interface Duel {
  schools?: readonly School[];
  options?: Record<string, unknown>;
  seed?: string;
  /** Hands of the Attacker (seat 0) and the Defender (seat 1). */
  hand?: readonly number[];
  other?: readonly number[];
  arrange?: (table: Table, attacker: Witcher, defender: Witcher) => void;
  after?: readonly Step<OldWorld>[];
}

/** Two cards of cost 0 lie in the Row, for the loser. OW-END-20 */
function offerFreeCards({ row, actionDeck }: Table): void {
  for (const [at, free] of copies('rend', 'rend').entries()) {
    const place = cards(actionDeck).indexOf(free);
    if (place >= 0) [cards(row)[at], cards(actionDeck)[place]] = [free, cards(row)[at] as number];
  }
}

/** Seat 0 attacks seat 1 at Novigrad, up to the first question. */
export function duel({
  schools = ['wolf', 'griffin'],
  options,
  seed = 'duel',
  hand = [],
  other = [],
  arrange,
  after = [],
}: Duel = {}): Play<OldWorld> {
  const play = stage({
    schools,
    seed,
    ...(options === undefined ? {} : { options }),
    arrange(table, witchers) {
      table.turn.phase = 'phase-2';
      offerFreeCards(table);
      for (const witcher of witchers.slice(0, 2)) witcher.at = NOVIGRAD;
      const [attacker, defender] = witchers as readonly [Witcher, Witcher];
      hold(table, attacker, hand);
      hold(table, defender, other);
      arrange?.(table, attacker, defender);
    },
    steps: [{ do: 'witcher-fight/declare', defender: 1 }, ...after],
  });
  return play;
}

/** Seat 0 has the trail of a monster and begins the Fight with this hand. */
export function attackMonster(
  id: MonsterId,
  {
    school = 'wolf',
    hand = [],
    arrange,
    options = {},
    seed = 'attack',
  }: {
    school?: School;
    hand?: readonly number[];
    arrange?: (table: Table, hunter: Witcher) => void;
    options?: Record<string, unknown>;
    seed?: string;
  } = {},
): Play<OldWorld> {
  return hunt(id, {
    schools: [school, school === 'griffin' ? 'wolf' : 'griffin'],
    options,
    seed,
    trail: true,
    arrange(table, hunter) {
      hold(table, hunter, hand);
      arrange?.(table, hunter);
    },
  });
}

export const witcher = (play: Play<OldWorld>, seat: Seat = 0): Witcher => play.table.witchers[seat] as Witcher;
export const side = (play: Play<OldWorld>, seat: Seat = 0): FightSide => {
  const found = fightOf(play).sides.find((each) => each.seat === seat);
  if (found === undefined) throw new RulesFault(`seat ${seat} does not fight`);
  return found;
};
/** Cards left in the monster's Life Pool. */
export const monsterLife = (play: Play<OldWorld>): number => fightOf(play).life.cards.length;

/** Plays these cards as a Combo and stops; other questions stay open. */
export function playCombo(play: Play<OldWorld>, ...combo: readonly number[]): void {
  for (const n of combo) answer(play, `card-${n}`);
  if (asked(play) === 'fight/combo' && legal(play).includes('stop')) answer(play, 'stop');
}

/** Leaves nothing in the deck of a Witcher: all goes to the discard pile. */
export function emptyDeck(play: Play<OldWorld>, seat: Seat = 0): void {
  const { deck, discard } = witcher(play, seat);
  cards(discard).push(...cards(deck).splice(0));
  play.forgetLists();
}
export { fightOf };
