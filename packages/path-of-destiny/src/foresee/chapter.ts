/** What the end of a chapter would bring everybody, and where its Story cards lead. PD-CHAPTER, PD-STORY-03 */

import type { Seat } from '@medallion/kernel';
import { type FinalBonus, type Side, STORY_DECKS, SYMBOLS, type SymbolIndex } from '../content/index.ts';
import { bonusCount } from '../rules/stories/edge.ts';
import { countsFor } from '../rules/stories/goals.ts';
import { pathCard, symbolsOfPair } from '../rules/story-cards.ts';
import type { AbilityUse } from '../rules/abilities/rule.ts';
import type { Who } from '../rules/table.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Gained, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';
import type { Lead } from './standing.ts';

export interface ForeseenScoring {
  readonly dominant: Side;
  /** What the chapter gives everybody, by participant. What an Ability used for it gives is counted in. */
  readonly gains: readonly Gained[];
  /** Who gets the Path tokens. What they bring stands on the side of the card that is not read yet. PD-INFO-09 */
  readonly leads: Readonly<Record<Side, Lead>>;
  /** The Lesser Evil, until they lie open: how many Alliance cards would be laid open, by participant. PD-EVIL-11 */
  readonly allies: readonly number[];
}

/** The reckoning if this Path is Dominant, with a use of an Ability or without. PD-CHAPTER-05 to PD-CHAPTER-08 */
export function foreseeScoring(
  view: PathOfDestinyView,
  dominant: Side,
  used?: { readonly seat: Seat; readonly use: Omit<AbilityUse, 'id'> },
): ForeseenScoring {
  const g = Imagination.of(view);
  const side = dominant === 'right' ? 'stregobor' : 'renfri';
  const allies = view.participants.map(({ alliances }) => (view.dominant === undefined ? alliances[side].count : 0));
  const was = before(g);
  g.table.dominant = dominant;
  if (used !== undefined)
    g.answerWith('ability/use', { seat: used.seat, window: 'score', from: -1, declined: 0 }, used.use).carryOut();
  g.carryOut({ do: 'chapter/score' });
  const then = foreseen(g, used?.seat ?? 0, was);
  const all = [then.gained, ...then.forOthers];
  const none = (who: Who): Gained => ({
    who,
    symbols: [0, 0, 0, 0],
    left: 0,
    right: 0,
    others: 0,
    vp: 0,
    xp: 0,
    unlocks: [],
  });
  return {
    dominant,
    gains: view.participants.map(({ who }) => all.find((gain) => gain.who === who) ?? none(who)),
    leads: then.leads,
    allies,
  };
}

/** Where an open Story card leads: all that its foot prints, and what it would mean to a seat. PD-STORY-03, PD-INFO-09 */
export interface Foot {
  /** The next pair of Story cards and its Symbols; undefined in chapter 3. */
  readonly pair?: readonly [number, number];
  readonly symbols?: readonly [SymbolIndex, SymbolIndex];
  readonly epilogue?: number;
  /** The Edge of the World, chapter 3: the final bonus, how many the seat has of what it counts, and the VP for them. */
  readonly bonus?: { readonly bonus: FinalBonus; readonly count: number; readonly vp: number };
  /** The Striga, chapter 3: the goals that would be scored, by their place. PD-STRIGA-09 */
  readonly goals?: readonly number[];
}

export function footOf(view: PathOfDestinyView, side: Side, seat: Seat): Foot {
  const { story } = view.options;
  const card = pathCard(story, view.pair[side === 'left' ? 0 : 1]);
  const { next } = card;
  if ('pair' in next) return { pair: next.pair, symbols: symbolsOfPair(story, next.pair) };
  const bonus = STORY_DECKS[story].epilogues.find(({ node }) => node === next.epilogue)?.bonus;
  const count = bonus === undefined ? 0 : bonusCount(Imagination.of(view).of(seat), bonus.count);
  return {
    epilogue: next.epilogue,
    ...(bonus === undefined ? {} : { bonus: { bonus, count, vp: Math.min(bonus.cap, count) } }),
    ...(story === 'striga'
      ? { goals: view.goals.flatMap(({ back }, at) => (countsFor(back, card.symbol) ? [at] : [])) }
      : {}),
  };
}

/** Whether a goal counts where this Symbol is Dominant in chapter 3. PD-STRIGA-01 */
export const goalCountsFor = (view: PathOfDestinyView, goal: number, symbol: SymbolIndex): boolean => {
  const back = view.goals[goal]?.back;
  return back !== undefined && countsFor(back, SYMBOLS[symbol]);
};
