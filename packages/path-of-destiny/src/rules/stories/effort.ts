/** Do the colours of a Timeline form one of the sequences of an Effort card? PD-EDGE-03 to PD-EDGE-06 */

import { type Colour, EFFORT_CARDS } from '../../content/index.ts';
import { bannersOf, colourBit } from '../card-data.ts';
import type { RuleOptions } from '../options.ts';
import type { Participant } from '../table.ts';

/** The sequences of each Effort card as bits of colours. */
export const SEQUENCES: readonly (readonly (readonly number[])[])[] = EFFORT_CARDS.map(({ sequences }) =>
  sequences.map(bitsOf),
);

export function bitsOf(sequence: readonly Colour[]): number[] {
  return sequence.map(colourBit);
}

/** Is one of the card's sequences there, with a card of this turn in it? */
export function effortMade(
  of: Pick<Participant, 'playedNow'> & { readonly timeline: Pick<Participant['timeline'], 'cards'> },
  card: number,
  match: RuleOptions['effortMatch'],
): boolean {
  const sequences = SEQUENCES[card] ?? [];
  const firstNew = of.timeline.cards.length - of.playedNow;
  for (const sequence of sequences) if (sequenceMade(of.timeline.cards, firstNew, sequence, match)) return true;
  return false;
}

export function sequenceMade(
  timeline: readonly number[],
  firstNew: number,
  sequence: readonly number[],
  match: RuleOptions['effortMatch'],
): boolean {
  return match === 'anyOrder' ? anyOrder(timeline, firstNew, sequence, 0, 0) : contiguous(timeline, firstNew, sequence);
}

/**
 * Which colours of a sequence lie already, so that further cards can go on from there: all of them where it is made, else
 * the stretch that ends the Timeline, and by R-80 whatever lies anywhere.
 */
export function openRun(
  timeline: readonly number[],
  firstNew: number,
  sequence: readonly number[],
  match: RuleOptions['effortMatch'],
): readonly boolean[] {
  if (sequenceMade(timeline, firstNew, sequence, match)) return sequence.map(() => true);
  if (match === 'anyOrder') return mostHeld(timeline, sequence);
  for (let length = Math.min(sequence.length - 1, timeline.length); length > 0; length--) {
    const start = timeline.length - length;
    if (sequence.slice(0, length).every((bit, at) => hasBit(timeline, start + at, bit)))
      return sequence.map((_, at) => at < length);
  }
  return sequence.map(() => false);
}

/** As many colours as different cards can stand for. */
function mostHeld(timeline: readonly number[], sequence: readonly number[], at = 0, taken = 0): boolean[] {
  if (at === sequence.length) return [];
  let best = [false, ...mostHeld(timeline, sequence, at + 1, taken)];
  for (let card = 0; card < timeline.length; card++) {
    if ((taken & (1 << card)) !== 0 || !hasBit(timeline, card, sequence[at])) continue;
    const held = [true, ...mostHeld(timeline, sequence, at + 1, taken | (1 << card))];
    if (count(held) > count(best)) best = held;
  }
  return best;
}

const count = (held: readonly boolean[]): number => held.filter(Boolean).length;

/** Neighbouring cards from left to right; a multicolour card is any one of its colours. PD-EDGE-05, R-80, R-84 */
function contiguous(timeline: readonly number[], firstNew: number, sequence: readonly number[]): boolean {
  // The last card of the stretch is of this turn, else none is. PD-EDGE-04
  for (let end = Math.max(firstNew, sequence.length - 1); end < timeline.length; end++) {
    let at = 0;
    const start = end - sequence.length + 1;
    while (at < sequence.length && hasBit(timeline, start + at, sequence[at])) at++;
    if (at === sequence.length) return true;
  }
  return false;
}

/** Any different cards, wherever they lie; `taken` has a bit for each card already used. R-80 */
function anyOrder(
  timeline: readonly number[],
  firstNew: number,
  sequence: readonly number[],
  at: number,
  taken: number,
): boolean {
  if (at === sequence.length) return taken >> firstNew !== 0;
  for (let card = 0; card < timeline.length; card++) {
    if ((taken & (1 << card)) !== 0 || !hasBit(timeline, card, sequence[at])) continue;
    if (anyOrder(timeline, firstNew, sequence, at + 1, taken | (1 << card))) return true;
  }
  return false;
}

const hasBit = (timeline: readonly number[], at: number, bit = 0): boolean =>
  (bannersOf(timeline[at] ?? -1) & bit) !== 0;
