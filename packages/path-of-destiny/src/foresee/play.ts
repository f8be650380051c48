/** What playing cards would do. PD-PLAY, PD-EFFECT, PD-EDGE, PD-STRIGA-03 */

import type { Happening, Seat } from '@medallion/kernel';
import type { Side } from '../content/vocabulary.ts';
import { storyRules } from '../rules/stories/story-rules.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination, UNKNOWN } from './imagination.ts';
import { standingOf } from './standing.ts';

export interface ForeseenPlay extends Foreseen {
  /** How far the effect of each card is met, in their order: 0 not at all; −1 where it has none. */
  readonly levels: readonly number[];
  /** The Edge of the World: whether the Effort card of the chapter is fulfilled. Its bonus is counted in. */
  readonly effort: boolean;
  /** The Striga: Requirements that would be met, by goal, with the side of the card. */
  readonly requirements: readonly { readonly goal: number; readonly side: Side }[];
}

/** Two cards, left to right; fewer while one is still choosing. */
export const foreseePlay = (view: PathOfDestinyView, seat: Seat, cards: readonly number[]): ForeseenPlay =>
  playing(Imagination.of(view), seat, cards);

/** The cards lie in the Timeline, their effects and the Story's check are done. */
function carryOut(g: Imagination, seat: Seat, cards: readonly number[]): Imagination {
  g.answerWith('play/select', { seat }, { cards });
  const { afterPlay } = storyRules(g.options);
  return g.carryOut({ do: 'play/resolve', who: seat }, ...(afterPlay === undefined ? [] : [afterPlay]));
}

/** The same on a table that is imagined already. */
function playing(g: Imagination, seat: Seat, cards: readonly number[]): ForeseenPlay {
  const was = before(g);
  const then = foreseen(carryOut(g, seat, cards), seat, was);
  const own = then.events.filter(({ data }) => data.who === seat);
  return {
    ...then,
    levels: levelsOf(own, cards),
    effort: own.some(({ type }) => type === 'effortMade'),
    requirements: own.flatMap(({ type, data }) =>
      type === 'requirementMet' ? [{ goal: data.goal as number, side: data.side as Side }] : [],
    ),
  };
}

/** The level each card's effect reached; −1 where none was applied. */
export function levelsOf(events: readonly Happening[], cards: readonly number[]): number[] {
  return cards.map((card) => {
    const applied = events.find(({ type, data }) => type === 'effectApplied' && data.card === card);
    return applied === undefined ? -1 : (applied.data.level as number);
  });
}

export interface BestPlay {
  readonly cards: readonly number[];
  readonly foreseen: ForeseenPlay;
}

/**
 * The two cards of the hand that would bring most this turn: Active Symbols, Experience and points together, each
 * counted as one. Undefined where the hand is too small to choose from.
 */
export function bestPlay(g: Imagination, seat: Seat): BestPlay | undefined {
  const hand = g.of(seat).hand.cards.filter((card) => card !== UNKNOWN);
  let cards: readonly number[] | undefined;
  let most = -Infinity;
  for (const left of hand) {
    for (const right of hand) {
      if (left === right) continue;
      const tried = carryOut(g.branch(), seat, [left, right]);
      const then = standingOf(tried.table, tried.of(seat), seat);
      const sum = then.left + then.right + then.xp + then.vp;
      if (sum <= most) continue;
      most = sum;
      cards = [left, right];
    }
  }
  return cards === undefined ? undefined : { cards, foreseen: playing(g.branch(), seat, cards) };
}
