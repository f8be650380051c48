/** Do the colours of a Timeline form one of the sequences of an Effort card? PD-EDGE-03 to PD-EDGE-06 */

import { type Colour, EFFORT_CARDS } from '../../content/index.ts';
import { bannersOf, colourBit } from '../card-data.ts';
import type { RuleOptions } from '../options.ts';
import type { Participant } from '../table.ts';

/** The sequences of each Effort card as bits of colours. */
const SEQUENCES: readonly (readonly (readonly number[])[])[] = EFFORT_CARDS.map(({ sequences }) =>
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
