/** Monster Fights for the tests: the hunter is seat 0 at Hengfors, the monster stands there in the Mountain Slot. */

import { type Pile, type Play, RulesFault, type Seat, type Step } from '@medallion/kernel';
import { MONSTERS, type MonsterId } from '../../src/content/monsters.ts';
import type { School } from '../../src/content/vocabulary.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { Fight, Table, Witcher } from '../../src/rules/table.ts';
import { answer, asked, cards, legal, placeMonster, stage } from '../support.ts';

export const MOUNTAIN = 1;
export const HENGFORS = 2;

export interface Hunt {
  schools?: readonly School[];
  options?: Record<string, unknown>;
  seed?: string;
  /** The hunter has the Mountain Trail Token and begins. */
  trail?: true;
  arrange?: (table: Table, hunter: Witcher) => void;
  /** Instead of the declaration. */
  steps?: readonly Step<OldWorld>[];
  /** What comes after the Fight. */
  after?: readonly Step<OldWorld>[];
}

/** Declares the Fight and runs up to the first question; every component stays accounted for. */
export function hunt(
  id: MonsterId,
  { schools = ['wolf', 'griffin'], options = {}, seed = 'hunt', trail, arrange, steps, after = [] }: Hunt = {},
): Play<OldWorld> {
  const play = stage({
    schools,
    options,
    seed,
    arrange(table, [hunter]) {
      if (hunter === undefined) throw new RulesFault('nobody hunts');
      table.turn.phase = 'phase-2';
      hunter.at = HENGFORS;
      placeMonster(table, 'mountain', id, HENGFORS);
      if (trail === true) cards(hunter.trails[MOUNTAIN]).push(cards(table.tokens[MOUNTAIN]).pop() as number);
      arrange?.(table, hunter);
    },
    steps: steps ?? [{ do: 'monster-fight/declare', slot: MOUNTAIN }, ...after],
  });
  play.checked = true;
  return play;
}

export const indexOf = (id: MonsterId): number => MONSTERS.findIndex((each) => each.id === id);
export const hunterOf = (play: Play<OldWorld>): Witcher => play.table.witchers[0] as Witcher;

export function fightOf(play: Play<OldWorld>): Fight {
  if (play.table.fight === undefined) throw new RulesFault('nobody fights');
  return play.table.fight;
}

/** Lays a certain Monster Fight Card on top of the Life Pool, in exchange for another where it was not in it. */
export function nextCard(play: Play<OldWorld>, n: number): void {
  const life = cards(fightOf(play).life);
  const at = life.indexOf(n);
  if (at >= 0) life.splice(at, 1);
  else {
    const home = [play.table.fightDeck, fightOf(play).lost].find((pile) => pile.cards.includes(n)) as Pile;
    cards(home)[cards(home).indexOf(n)] = life.shift() as number;
  }
  life.push(n);
}

/** Leaves the monster with so many cards, the bottom ones being lost. */
export function leaveMonster(play: Play<OldWorld>, count: number): void {
  const { life, lost } = fightOf(play);
  cards(lost).push(...cards(life).splice(0, life.cards.length - count));
}

/** Leaves a Witcher with so many cards in Life Pool and hand, the others lying on the discard pile. */
export function leaveWitcher(play: Play<OldWorld>, left: { deck: number; hand: number }, seat: Seat = 0): void {
  const { deck, hand, discard } = play.table.witchers[seat] as Witcher;
  const all = [...hand.cards, ...deck.cards, ...discard.cards];
  cards(hand).splice(0, hand.cards.length, ...all.splice(0, left.hand));
  cards(deck).splice(0, deck.cards.length, ...all.splice(0, left.deck));
  cards(discard).splice(0, discard.cards.length, ...all);
}

/** The monster attacks with this card; the question of the Attack Type must be open. */
export function strike(play: Play<OldWorld>, card: number, attack: 'charge' | 'bite'): void {
  if (asked(play) !== 'monster/attack') throw new RulesFault(`asked is ${asked(play)}`);
  nextCard(play, card);
  answer(play, attack);
}

/** Fights that are decided in the monster's turn: it has `left` cards after its attack, the hunter is KO or not. */
export function decide(play: Play<OldWorld>, outcome: 'defeated' | 'driven-away' | 'complete-defeat'): void {
  leaveMonster(play, outcome === 'complete-defeat' ? 3 : outcome === 'driven-away' ? 2 : 1);
  leaveWitcher(play, outcome === 'defeated' ? { deck: 9, hand: 1 } : { deck: 1, hand: 0 });
  hunterOf(play).shield = 0;
  strike(play, 4, 'charge');
}

/** The hunter's Fight Turn with this Combo, without Potions, powers or Specialty. */
export function attackWith(play: Play<OldWorld>, ...combo: readonly number[]): void {
  if (asked(play) === 'fight/prepare') answer(play, 'attack');
  for (const card of combo) answer(play, `card-${card}`);
  if (legal(play).includes('stop')) answer(play, 'stop');
  if (asked(play) === 'fight/combo-complete') answer(play, 'strike');
}

/** Takes Potions out of the deck for the hunter. */
export function givePotions(table: Table, hunter: Witcher, ...potions: readonly number[]): void {
  for (const potion of potions) cards(table.potionDeck).splice(cards(table.potionDeck).indexOf(potion), 1);
  cards(hunter.potions).push(...potions);
}

/** Types of the events so far, in order, without those not asked for. */
export function sequence(play: Play<OldWorld>, ...types: readonly string[]): string[] {
  return play.events.map((event) => event.type).filter((type) => types.includes(type));
}
