/** How a seat reads the chapter: which Path will be followed, what Symbols and Experience are worth, who leads. */

import type { Seat } from '@medallion/kernel';
import { type ParticipantView, type PathOfDestinyView, printedOn } from '@medallion/path-of-destiny';
import { type PathCard, type Side, STORY_DECKS, type StoryId } from '@medallion/path-of-destiny/content';
import { type ActivePair, Sketch } from './sketch.ts';

/** Both Active Symbols of a participant. */
export interface Counts {
  readonly left: number;
  readonly right: number;
}

export interface Outlook {
  readonly active: ActivePair;
  readonly me: Sketch;
  readonly counts: readonly Counts[];
  /** How likely the left Path becomes Dominant, if this seat declares right, nothing or left from now on. */
  readonly leftDominant: readonly [number, number, number];
  /** What Experience at the end of the chapter is worth, by how much one has. */
  readonly experience: readonly number[];
  /** Experience the seat has, and what it will probably gain before the chapter ends. */
  readonly xp: number;
  /** What the holders of the Path tokens may expect if the left Path is followed, and if the right one is. */
  readonly ifLeft: Counts;
  readonly ifRight: Counts;
  /** What the Alliance cards in hand bring if the left Path is followed, and if the right one is. */
  readonly allied: Counts;
  /** What the best of the others will probably have, and how sharply a lead of one Symbol decides. */
  readonly rival: Counts;
  readonly edge: number;
}

/** The Story cards that lie open, left and right. */
export function openPair({ options, pair }: PathOfDestinyView): readonly (PathCard | undefined)[] {
  const { paths } = STORY_DECKS[options.story];
  return pair.map((node) => paths.find((card) => card.node === node));
}

const TRACK = 40;
/** Experience of a chapter, roughly: every amount as likely. */
const CHAPTER_GAINS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
/** What the Abilities that Experience unlocks before the next chapter bring: from this space on, and fully so much later. */
const UNLOCKED: readonly { readonly from: number; readonly worth: number }[] = [
  { from: 4, worth: 2.5 },
  { from: 11, worth: 2.5 },
];

/** The worth of Experience at the end of chapters 1, 2 and 3. */
const EXPERIENCE: readonly (readonly number[])[] = (() => {
  const last = Array.from({ length: TRACK + 1 }, (_, xp) => 0.75 * Math.max(0, xp - 20.5) + (xp > 20 ? 0 : 0.02 * xp));
  const second = before(last, UNLOCKED[1]);
  return [before(second, UNLOCKED[0]), second, last];
})();

function before(after: readonly number[], { from, worth } = { from: 0, worth: 0 }): number[] {
  return after.map((_, xp) => {
    let sum = 0;
    for (const gain of CHAPTER_GAINS) sum += after[Math.min(TRACK, xp + gain)] ?? 0;
    return sum / CHAPTER_GAINS.length + worth * Math.min(1, Math.max(0, (xp - from) / 7));
  });
}

/** How much one point of Experience is worth to a participant now. */
export function xpWorth({ experience, xp }: Pick<Outlook, 'experience' | 'xp'>): number {
  return ((experience[Math.min(TRACK, xp + 3)] ?? 0) - (experience[Math.min(TRACK, xp)] ?? 0)) / 3;
}

/**
 * What leading a Path is worth, if it is Dominant and if it is not: what a Path token brings stands on the side of a
 * card nobody has read (PD-INFO-09), so all anybody knows is what such cards bring as a rule. In The Lesser Evil the
 * leader of the Dominant side pays.
 */
const LEADING: Readonly<Record<StoryId, { readonly dominant: number; readonly other: number }>> = {
  edge: { dominant: 2.2, other: 1.6 },
  striga: { dominant: 2.2, other: 1.6 },
  evil: { dominant: -2.2, other: 2.4 },
};

/** Cards still to be played count with what they usually bring. */
const TURN_GAIN = 2.2;
const TURN_XP = 3;
/** An Alliance card that is laid open; before the last chapter it can still wait for its day. */
const ALLY = 1;
const ALLY_THAT_CAN_WAIT = 0.5;

export function outlook(view: PathOfDestinyView, seat: Seat): Outlook {
  const active = view.active as ActivePair;
  const sketches = view.participants.map((each) => Sketch.of(each, active));
  const counts = sketches.map(({ left, right }) => ({ left, right }));
  const me = sketches[seat] as Sketch;
  const turnsLeft = 3 - view.turn;
  const toPlay = view.phase === 'choose' || (view.phase === 'play' && view.participants[seat]?.playedNow === 0);
  const experience = EXPERIENCE[view.chapter - 1] ?? [];
  const { xp: own } = view.participants[seat] as ParticipantView;
  const xp = own + TURN_XP * turnsLeft;
  const { dominant, other } = LEADING[view.options.story];
  const best = (side: Side): number => {
    let most = 0;
    for (const [who, each] of counts.entries())
      if (who !== seat && view.participants[who]?.automa !== true) most = Math.max(most, each[side]);
    return most + (toPlay ? TURN_GAIN : 0);
  };
  const { alliances } = view.participants[seat] as ParticipantView;
  const ally = view.dominant !== undefined ? 0 : view.chapter === 3 ? ALLY : ALLY_THAT_CAN_WAIT;
  return {
    active,
    me,
    counts,
    leftDominant: [-1, 0, 1].map((says) => likelihood(view, counts, seat, says)) as [number, number, number],
    experience,
    xp,
    ifLeft: { left: dominant, right: other },
    ifRight: { left: other, right: dominant },
    allied: { left: ally * alliances.renfri.count, right: ally * alliances.stregobor.count },
    rival: { left: best('left'), right: best('right') },
    edge: turnsLeft > 0 ? 0.3 : toPlay ? 0.6 : 2,
  };
}

/** From 0 to 1, one half at 0: a chance by how far ahead somebody is. */
const sigmoid = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** From the Destiny tokens that lie there and from what everybody would declare. */
function likelihood(view: PathOfDestinyView, counts: readonly Counts[], seat: Seat, says: number): number {
  const { dominant, destiny, participants } = view;
  if (dominant !== undefined) return dominant === 'left' ? 1 : 0;
  const solo = participants[1]?.automa === true;
  let lean = 0;
  let doubt = 0.3;
  const voice = (left: number, right: number, sure: number): void => {
    const towards = 2 * sigmoid((left - right) * sure) - 1;
    lean += towards;
    doubt += 1 - towards * towards;
  };
  for (const [who, { left, right }] of counts.entries()) {
    // Alone, the Automa decides.
    if (solo && who !== 1) continue;
    if (who === seat) lean += says;
    else voice(left, right, 0.8);
  }
  if (participants.length === 2 && !solo) {
    const shown = [0, 0];
    for (const row of view.rows)
      for (const card of row)
        for (const symbol of printedOn(card)) {
          if (symbol === view.active[0]) shown[0] = (shown[0] ?? 0) + 1;
          if (symbol === view.active[1]) shown[1] = (shown[1] ?? 0) + 1;
        }
    voice(shown[0] ?? 0, shown[1] ?? 0, 0.4);
  }
  const left = sigmoid((1.7 * lean) / Math.sqrt(doubt));
  return dominance(destiny, 0, 0, 0, left);
}

/** Over all ways the tokens still in the stack can go; later ones are less certain. */
function dominance(
  destiny: PathOfDestinyView['destiny'],
  from: number,
  balance: number,
  last: number,
  left: number,
): number {
  const place = destiny[from];
  // Equally many: the highest number decides.
  if (place === undefined) return balance > 0 ? 1 : balance < 0 ? 0 : last === 0 ? 0.5 : last > 0 ? 1 : 0;
  if (place === 'aside') return dominance(destiny, from + 1, balance, last, left);
  if (place === 'left') return dominance(destiny, from + 1, balance + 1, 1, left);
  if (place === 'right') return dominance(destiny, from + 1, balance - 1, -1, left);
  const later = 0.5 + (left - 0.5) * 0.6;
  return (
    left * dominance(destiny, from + 1, balance + 1, 1, later) +
    (1 - left) * dominance(destiny, from + 1, balance - 1, -1, later)
  );
}

/** What having these counts and this much more Experience is worth at the end of the chapter. */
export function worthOf(read: Outlook, left: number, right: number, xp: number): number {
  const chance = read.leftDominant[left > right ? 2 : left < right ? 0 : 1];
  const holdsLeft = sigmoid((left - read.rival.left) * read.edge);
  const holdsRight = sigmoid((right - read.rival.right) * read.edge);
  const { ifLeft, ifRight, allied } = read;
  return (
    chance * (left + gained(read, xp + right) + holdsLeft * ifLeft.left + holdsRight * ifLeft.right + allied.left) +
    (1 - chance) *
      (right + gained(read, xp + left) + holdsLeft * ifRight.left + holdsRight * ifRight.right + allied.right)
  );
}

const gained = ({ experience, xp }: Outlook, more: number): number =>
  experience[Math.min(TRACK, Math.max(0, xp + more))] ?? 0;

/** How likely the left Path is followed, as things stand. */
export function leftChance({ leftDominant, me }: Outlook): number {
  return leftDominant[me.left > me.right ? 2 : me.left < me.right ? 0 : 1];
}

/** How much better it is for a seat that the left Path is followed. */
export function preferLeft(read: Outlook, seat: Seat): number {
  const { left, right } = read.me;
  const sure = (dominant: number): number =>
    worthOf({ ...read, leftDominant: [dominant, dominant, dominant] }, left, right, 0);
  // What the others gain by it counts a little, too.
  let field = 0;
  for (const [who, each] of read.counts.entries()) if (who !== seat) field += each.left - each.right;
  return sure(1) - sure(0) - (0.25 * field) / Math.max(1, read.counts.length - 1);
}
