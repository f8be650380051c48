/** How a seat reads the chapter: which Path will be followed, what a Symbol of each Path is worth, who leads. */

import type { Seat } from '@medallion/kernel';
import { imagine, type ParticipantView, type PathOfDestinyView, symbolCount } from '@medallion/path-of-destiny';
import {
  type PathCard,
  type Side,
  type StoryOperation,
  STORY_DECKS,
  type SymbolIndex,
} from '@medallion/path-of-destiny/content';

/** Both Active Symbols of everybody, by participant. */
export interface Counts {
  readonly left: number;
  readonly right: number;
}

export interface Outlook {
  readonly active: readonly [SymbolIndex, SymbolIndex];
  /** How likely the left Path becomes Dominant. */
  readonly leftDominant: number;
  /** What one Symbol of each Path gives, in points. */
  readonly left: number;
  readonly right: number;
  /** What one point of Experience is worth. */
  readonly xp: number;
  /** What the holder of each Path token can expect. */
  readonly leftToken: number;
  readonly rightToken: number;
  /** The most anybody else has of each Path's Symbol. */
  readonly rival: Counts;
  /** How sharply a lead of one Symbol decides about a Path token: more so late in the chapter. */
  readonly edge: number;
  readonly counts: readonly Counts[];
}

/** The Story cards that lie open, left and right. */
export function openPair({ options, pair }: PathOfDestinyView): readonly (PathCard | undefined)[] {
  const { paths } = STORY_DECKS[options.story];
  return pair.map((node) => paths.find((card) => card.node === node));
}

export function countsOf(view: PathOfDestinyView): Counts[] {
  const active = view.active as readonly [SymbolIndex, SymbolIndex];
  const table = { active: [active[0], active[1]] as [SymbolIndex, SymbolIndex] };
  return view.participants.map((each) => {
    const of = imagine(each);
    return { left: symbolCount(table, of, active[0]), right: symbolCount(table, of, active[1]) };
  });
}

/**
 * Experience unlocks Abilities up to 18, then turns into three quarters of a point each from 20 on; almost everybody
 * gets that far.
 */
export function xpWorth({ xp }: Pick<ParticipantView, 'xp'>, chapter: number): number {
  if (xp >= 39) return 0;
  const expected = xp + (4 - chapter) * 11;
  if (expected < 19) return 0.4;
  return xp < 18 && chapter < 3 ? 0.8 : 0.72;
}

/** What a Story's operations are worth to their receiver. */
function operationsWorth(operations: readonly StoryOperation[], xp: number): number {
  let sum = 0;
  for (const operation of operations) {
    switch (operation.kind) {
      case 'vp':
        sum += operation.amount;
        break;
      case 'xp':
        sum += operation.amount * xp;
        break;
      case 'active':
        sum += operation.amount * 0.85;
        break;
      case 'special':
        sum += 0.85;
        break;
      case 'ally':
        sum += 0.6;
        break;
      default:
        sum += 0.5;
    }
  }
  return sum;
}

export function outlook(view: PathOfDestinyView, seat: Seat): Outlook {
  const me = view.participants[seat] as ParticipantView;
  const xp = xpWorth(me, view.chapter);
  const counts = countsOf(view);
  const leftDominant = likelihood(view, counts);
  const [leftCard, rightCard] = openPair(view);
  const token = (side: Side): number =>
    leftDominant * operationsWorth(leftCard?.[side] ?? [], xp) +
    (1 - leftDominant) * operationsWorth(rightCard?.[side] ?? [], xp);
  const others = counts.filter((_, who) => who !== seat);
  return {
    active: view.active as readonly [SymbolIndex, SymbolIndex],
    leftDominant,
    left: leftDominant + (1 - leftDominant) * xp,
    right: 1 - leftDominant + leftDominant * xp,
    xp,
    leftToken: token('left'),
    rightToken: token('right'),
    rival: {
      left: Math.max(0, ...others.map(({ left }) => left)),
      right: Math.max(0, ...others.map(({ right }) => right)),
    },
    edge: [0.07, 0.07, 0.12, 0.28][view.turn] ?? 0.1,
    counts,
  };
}

/** From the Destiny tokens that lie there and from what the others would declare now. */
function likelihood({ destiny, turn, dominant, participants }: PathOfDestinyView, counts: readonly Counts[]): number {
  if (dominant !== undefined) return dominant === 'left' ? 1 : 0;
  let placed = 0;
  for (const place of destiny) placed += place === 'left' ? 1 : place === 'right' ? -1 : 0;
  if (Math.abs(placed) === 2) return placed > 0 ? 0.97 : 0.03;
  // Alone, the Automa decides.
  const deciding = counts.filter((_, who) => participants.length > 2 || participants[1]?.automa !== true || who === 1);
  let lean = 0;
  for (const { left, right } of deciding) lean += Math.sign(left - right);
  const left = 4 - turn;
  const chance = 0.5 + placed * 0.22 + (lean / deciding.length) * 0.12 * Math.min(2, left);
  return Math.min(0.95, Math.max(0.05, chance));
}

/** What having these counts is worth, the chance of the Path tokens included. */
export function worthOf(view: Outlook, left: number, right: number): number {
  const lead = (own: number, rival: number): number => Math.min(1, Math.max(0, 0.45 + (own - rival) * view.edge));
  return (
    left * view.left +
    right * view.right +
    lead(left, view.rival.left) * view.leftToken +
    lead(right, view.rival.right) * view.rightToken
  );
}

/** How much better it is for a seat that the left Path is followed. */
export function preferLeft(view: PathOfDestinyView, seat: Seat): number {
  const { counts, xp, rival } = outlook(view, seat);
  const own = counts[seat] ?? { left: 0, right: 0 };
  const [leftCard, rightCard] = openPair(view);
  const holds = { left: own.left > rival.left, right: own.right > rival.right };
  const bonus = (card: PathCard | undefined): number =>
    (holds.left ? operationsWorth(card?.left ?? [], xp) : 0) +
    (holds.right ? operationsWorth(card?.right ?? [], xp) : 0);
  // What the others gain by it counts a little, too.
  let field = 0;
  for (const [who, each] of counts.entries()) if (who !== seat) field += each.left - each.right;
  const others = Math.max(1, counts.length - 1);
  return (own.left - own.right - field / others) * (1 - xp) + bonus(leftCard) - bonus(rightCard);
}
