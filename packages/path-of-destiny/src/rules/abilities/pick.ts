/** Abilities that change a pick, and those used directly after it. GER-1, YEN-1, DAN-2, CIR-1 */

import { type Answers, type AskRules, handPile, type Seat, type StepHandlers } from '@medallion/kernel';
import { takeOpenly } from '../hand.ts';
import { drawToHand, placeFigure, TOP_SPACE, whyNoRow } from '../reserve.ts';
import type { G, L, PathOfDestiny } from '../shape.ts';
import { participant } from '../symbols.ts';
import type { Table, Who } from '../table.ts';
import { type AbilityId, abilitiesOf, hasReady, spend } from './usable.ts';

/** A pick made by an Ability. */
export type PickAbilityChoice = { readonly ability: 'GER-1' } | { readonly ability: 'YEN-1'; readonly row: number };

export interface PickAbilitySteps {
  /** The cards looked at lie before the player. */
  'ability/senses': { readonly who: Who };
}
export interface PickAbilityAsks {
  /** Which cards to take, and which go to the bottom, the lowest last. GER-1 */
  'ability/senses': { args: object; choice: { readonly take: readonly number[]; readonly bottom: readonly number[] } };
}
export interface PickAbilityEvents {
  /** The cards are told to the one who looks. */
  sensesLooked: { who: Who; count: number; cards?: readonly number[] };
  sensesTaken: {
    who: Who;
    taken: number;
    bottom: number;
    cards?: readonly number[];
    under?: readonly number[];
  };
  /** A figure went from its space to the top of the top space. */
  figureBlinked: { who: Who; space: number };
}

/** Witcher Senses: so many are looked at, so many taken. */
const LOOKED = 4;
const TAKEN = 2;
const GOSSIP = 2;

const SENSES = { id: 'ability:GER-1', ability: 'GER-1' } as const;
const PORTALS = [1, 2, 3, 4, 5].map((row) => ({ id: `ability:YEN-1:row-${row}`, ability: 'YEN-1', row }) as const);

/** Before the figure moves. PD-ABIL-03, 5.6 */
export function listPickAbilities(
  g: L,
  seat: Seat,
  answers: Answers<{ readonly id: string } & PickAbilityChoice, { readonly id: string; readonly ability?: AbilityId }>,
): void {
  const of = participant(g.table, seat);
  const first = abilitiesOf(of).find(({ window }) => window === 'pick');
  if (first === undefined) return;
  if (!hasReady(of, first.id)) {
    answers.mayNot({ id: `ability:${first.id}`, ability: first.id }, 'used', 'PD-ABIL-02');
    return;
  }
  if (first.id === 'GER-1') answers.may(SENSES);
  else listPortals(g.table, answers);
}

function listPortals(table: Table, answers: Answers<{ readonly id: string } & PickAbilityChoice>): void {
  for (let row = 1; row <= table.rows.length; row++) {
    answers.offer(PORTALS[row - 1] as (typeof PORTALS)[number], whyNoRow(table, row));
  }
}

/** Carries out such a pick; false where the choice is an ordinary one. */
export function takePickAbility(g: G, seat: Seat, choice: object): boolean {
  if (!('ability' in choice)) return false;
  const { ability } = choice;
  if (ability === 'GER-1') senses(g, seat);
  else if (ability === 'YEN-1' && 'row' in choice) portal(g, seat, choice.row as number);
  else return false;
  return true;
}

/** The pick is made at the top space: four cards are looked at. GER-1 */
function senses(g: G, seat: Seat): void {
  spend(g, seat, 'GER-1');
  g.emit('abilityUsed', { who: seat, ability: 'GER-1' });
  placeFigure(g, seat, TOP_SPACE);
  lookAtTop(g, seat);
  g.then({ do: 'ability/senses', who: seat });
}

/** What is left is taken first, then the discard pile is shuffled beneath it. R-109 */
function lookAtTop(g: G, seat: Seat): void {
  const { table } = g;
  const { deck, discard } = table;
  const looked = handPile(seat);
  table.looked = looked;
  while (looked.cards.length < LOOKED) {
    if (deck.cards.length === 0) {
      if (discard.cards.length === 0) break;
      g.moveAll(discard, deck);
      g.shuffle('cards', deck);
      g.emit('deckReshuffled', { count: deck.cards.length });
    }
    g.moveTop(deck, looked);
  }
  g.emitTo(seat, 'sensesLooked', { who: seat, count: looked.cards.length }, { cards: [...looked.cards] });
}

/** The pair of a row, but the figure stands on the top space; nothing beside the row applies. YEN-1 */
function portal(g: G, seat: Seat, row: number): void {
  spend(g, seat, 'YEN-1');
  g.emit('abilityUsed', { who: seat, ability: 'YEN-1' });
  placeFigure(g, seat, TOP_SPACE);
  const pair = g.table.rows[row - 1];
  if (pair === undefined) return;
  g.emit('pairTaken', { who: seat, row, cards: [...pair.cards] });
  takeOpenly(g, participant(g.table, seat), pair);
  g.table.closed.push(row);
}

/** Directly after the pick: two more cards, then two of the hand are discarded. DAN-2 */
export function gossip(g: G, who: Who): void {
  drawToHand(g, who, GOSSIP);
  g.then({ do: 'hand/discard', who, count: GOSSIP });
}

/** The figure goes above all others on the top space; the space it left stays closed. CIR-1 */
export function blink(g: G, who: Who): void {
  const { table } = g;
  const row = table.figures.indexOf(who) + 1;
  if (row > 0) {
    table.figures[row - 1] = -1;
    table.closed.push(row);
  } else table.top.splice(table.top.indexOf(who), 1);
  table.top.unshift(who);
  g.emit('figureBlinked', { who, space: row });
}

export const pickAbilitySteps: StepHandlers<PathOfDestiny, PickAbilitySteps> = {
  /** With too few cards all are taken. R-109 */
  'ability/senses': (g, { who }) => {
    const { looked } = g.table;
    if (looked.cards.length > TAKEN) g.ask(who, 'ability/senses', {});
    else finishSenses(g, who, [...looked.cards], []);
  },
};

export const pickAbilityAsks: AskRules<PathOfDestiny, PickAbilityAsks> = {
  'ability/senses': {
    /** Every two of them; the rest as they lay, or in every order. GER-1 */
    list(g, _ask, answers) {
      const { cards } = g.table.looked;
      for (let i = 0; i < cards.length; i++) {
        for (let j = i + 1; j < cards.length; j++) {
          const take = [cards[i] as number, cards[j] as number];
          const rest = cards.filter((_, at) => at !== i && at !== j);
          answers.may(sensesChoice(take, rest));
          // Their order at the bottom of the deck decides nothing anybody could plan for.
          if (rest.length > 1 && g.options.asking === 'always') answers.may(sensesChoice(take, [...rest].reverse()));
        }
        if (answers.reasons)
          answers.mayNot({ id: `take:${cards[i]}`, take: cards.slice(i, i + 1), bottom: [] }, 'two-cards', 'GER-1');
      }
    },
    take(g, { seat }, { take, bottom }) {
      finishSenses(g, seat, take, bottom);
    },
  },
};

const sensesChoice = (take: readonly number[], bottom: readonly number[]) => ({
  id: `take:${take.join(',')}:bottom:${bottom.join(',')}`,
  take,
  bottom,
});

function finishSenses(g: G, seat: Seat, take: readonly number[], bottom: readonly number[]): void {
  const { looked, deck } = g.table;
  const { hand } = participant(g.table, seat);
  for (const card of take) g.move(card, looked, hand);
  for (const card of bottom) g.moveAt(card, looked, deck, 0);
  g.emitTo(
    seat,
    'sensesTaken',
    { who: seat, taken: take.length, bottom: bottom.length },
    { cards: [...take], under: [...bottom] },
  );
}
