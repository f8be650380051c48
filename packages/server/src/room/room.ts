/**
 * A room: the people around a table before, while and after they play. What may happen in it is here, as functions from
 * one room to the next; nothing of it knows a socket, a database or a game's rules.
 */

import { commitmentOf } from '@medallion/kernel';
import type { Sitter } from '@medallion/table';
import { CODE_LIVES, newCode } from './code.ts';
import { hashOfSecret, newSecret, opens } from './secrets.ts';

export const MOST_CHAIRS = 5;
const NAME_LIMIT = 40;
const LINE_LIMIT = 300;
const LINES_KEPT = 100;

/** What can be said by a key, so that everybody reads it in their own language. */
export const PHRASES = ['well-met', 'one-moment', 'ha', 'ready', 'bad-luck'] as const;
export type Phrase = (typeof PHRASES)[number];

export interface Chair {
  /** Who sits there: a person by name, or a bot. Open where neither. */
  readonly name?: string;
  readonly bot?: string;
  /** The hash of the link that gives this chair to whoever comes first. */
  readonly invite: string;
  /** The hash of the seat's own secret, once somebody has sat down. */
  readonly secret?: string;
  /** The seat's share of chance, made in the person's own browser. */
  readonly nonce?: string;
  readonly ready: boolean;
}

export interface Line {
  /** Counts up from 1. */
  readonly n: number;
  readonly at: number;
  /** Who said it; a watcher has no seat. */
  readonly seat?: number;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}

export interface Room {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly chairs: readonly Chair[];
  /** The chair of whoever made the table. */
  readonly keeper: number;
  /** The hashes of the links that give any open chair, and that let one watch. */
  readonly anyChair: string;
  readonly watch: string;
  /** The table's secret and the promise that was shown before anybody gave a nonce. */
  readonly secret: string;
  readonly commitment: string;
  readonly code?: string;
  readonly codeUntil?: number;
  readonly state: 'lobby' | 'playing' | 'over';
  readonly createdAt: number;
  readonly lines: readonly Line[];
  /** Chairs, or all watchers, whose lines are not passed on. */
  readonly muted: readonly (number | 'watchers')[];
}

export type RoomRefusal =
  | 'not-yours'
  | 'not-the-keeper'
  | 'no-such-chair'
  | 'chair-taken'
  | 'no-chair-open'
  | 'already-playing'
  | 'not-ready'
  | 'bad-nonce'
  | 'no-name'
  | 'muted'
  | 'empty-line';

/** Why something was not done in a room. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RoomRefusal;

  constructor(code: RoomRefusal) {
    super(code);
    this.code = code;
  }
}

/** Links as the keeper gets them, once: only their hashes stay. */
export interface Links {
  readonly chairs: readonly string[];
  readonly anyChair: string;
  readonly watch: string;
}

export interface Opening {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** For every chair behind the keeper's: the bot that sits there, or open. */
  readonly others: readonly { readonly bot?: string | undefined }[];
  readonly name: string;
  readonly nonce: string;
  readonly now: number;
}

/** A new room with its keeper in the first chair. The promise is made before the keeper's nonce is looked at. */
export function openRoom({ id, game, options, others, name, nonce, now }: Opening): {
  readonly room: Room;
  readonly secret: string;
  readonly links: Links;
} {
  const links: Links = {
    chairs: [undefined, ...others].map(() => newSecret()),
    anyChair: newSecret(),
    watch: newSecret(),
  };
  const chair = (seat: number, rest: Partial<Chair>): Chair => ({
    invite: hashOfSecret(links.chairs[seat] as string),
    ready: rest.bot !== undefined,
    ...rest,
  });
  const own = newSecret();
  const tableSecret = newSecret();
  const room: Room = {
    id,
    game,
    options,
    chairs: [
      chair(0, { name: nameOf(name), secret: hashOfSecret(own), nonce: nonceOf(nonce) }),
      ...others.map(({ bot }, index) => chair(index + 1, bot === undefined ? {} : { bot })),
    ],
    keeper: 0,
    anyChair: hashOfSecret(links.anyChair),
    watch: hashOfSecret(links.watch),
    secret: tableSecret,
    commitment: commitmentOf(tableSecret),
    code: newCode(),
    codeUntil: now + CODE_LIVES,
    state: 'lobby',
    createdAt: now,
    lines: [],
    muted: [],
  };
  return { room, secret: own, links };
}

/** How somebody comes in: by the link of one chair, by the link for any, or by the code. */
export type Entrance = { readonly invite: string } | { readonly code: true };

/** Somebody sits down. Their secret is made here and told to them alone. */
export function sitDown(
  room: Room,
  entrance: Entrance,
  { name, nonce }: { readonly name: string; readonly nonce: string },
): { readonly room: Room; readonly seat: number; readonly secret: string } {
  if (room.state !== 'lobby') throw new Refused('already-playing');
  const seat = chairFor(room, entrance);
  const secret = newSecret();
  const { invite } = chairAt(room, seat);
  const taken: Chair = {
    invite,
    name: nameOf(name),
    secret: hashOfSecret(secret),
    nonce: nonceOf(nonce),
    ready: false,
  };
  return { room: withChair(room, seat, taken), seat, secret };
}

function chairFor(room: Room, entrance: Entrance): number {
  const isOpen = ({ name, bot }: Chair): boolean => name === undefined && bot === undefined;
  if ('invite' in entrance) {
    const own = room.chairs.findIndex(({ invite }) => opens(entrance.invite, invite));
    if (own >= 0) {
      if (!isOpen(chairAt(room, own))) throw new Refused('chair-taken');
      return own;
    }
    if (!opens(entrance.invite, room.anyChair)) throw new Refused('not-yours');
  }
  const free = room.chairs.findIndex(isOpen);
  if (free < 0) throw new Refused('no-chair-open');
  return free;
}

/** The chair a secret is for. */
export function seatOf({ chairs }: Room, secret: string | undefined): number | undefined {
  const seat = chairs.findIndex((chair) => opens(secret, chair.secret));
  return seat < 0 ? undefined : seat;
}

export const mayWatch = (room: Room, link: string | undefined): boolean => opens(link, room.watch);

/** Ready, or not after all; a number the person typed is mixed into their nonce before it comes here. */
export function sayReady(room: Room, seat: number, ready: boolean, nonce?: string): Room {
  if (room.state !== 'lobby') throw new Refused('already-playing');
  const chair = chairAt(room, seat);
  return withChair(room, seat, { ...chair, ready, ...(nonce !== undefined && { nonce: nonceOf(nonce) }) });
}

export function rename(room: Room, seat: number, name: string): Room {
  return withChair(room, seat, { ...chairAt(room, seat), name: nameOf(name) });
}

/** The keeper seats a bot, opens a chair again, or asks somebody to leave it. Everybody else has to be ready anew. */
export function arrange(room: Room, by: number, seat: number, bot: string | undefined): Room {
  onlyKeeper(room, by);
  if (room.state !== 'lobby') throw new Refused('already-playing');
  if (seat === room.keeper) throw new Refused('chair-taken');
  // A new link: who was asked to leave cannot come back by the old one.
  const invite = chairAt(room, seat).name === undefined ? chairAt(room, seat).invite : hashOfSecret(newSecret());
  return withChair(room, seat, { invite, ready: bot !== undefined, ...(bot !== undefined && { bot }) });
}

/** Other rules, or another number of chairs: whoever was ready looks again. */
export function settle(room: Room, by: number, options: Room['options']): Room {
  onlyKeeper(room, by);
  if (room.state !== 'lobby') throw new Refused('already-playing');
  return { ...room, options, chairs: room.chairs.map((chair) => ({ ...chair, ready: chair.bot !== undefined })) };
}

/** Who plays, and with which nonces, when the keeper begins: open chairs are taken away. */
export function begin(
  room: Room,
  by: number,
): { readonly room: Room; readonly sitters: Sitter[]; readonly nonces: string[] } {
  onlyKeeper(room, by);
  if (room.state !== 'lobby') throw new Refused('already-playing');
  const seated = room.chairs.filter(({ name, bot }) => name !== undefined || bot !== undefined);
  const waiting = seated.some(({ bot, ready }, seat) => bot === undefined && !ready && seat !== room.keeper);
  if (waiting) throw new Refused('not-ready');
  const keeperChair = chairAt(room, room.keeper);
  const { code: _, codeUntil: __, ...rest } = room;
  return {
    room: { ...rest, chairs: seated, keeper: seated.indexOf(keeperChair), state: 'playing' },
    sitters: seated.map(({ name, bot }) => (bot === undefined ? { name: name ?? '' } : { name: bot, bot })),
    // A bot has nobody who could give one; the table's own chance stands in, and the record shows it.
    nonces: seated.map(({ nonce }) => nonce ?? newSecret()),
  };
}

/** Somebody says something. Text is text: whoever shows it must not read it as anything else. */
export function say(
  room: Room,
  by: { readonly seat?: number; readonly name: string },
  said: { readonly text?: string; readonly phrase?: Phrase },
  now: number,
): { readonly room: Room; readonly line: Line } {
  if (room.muted.includes(by.seat ?? 'watchers')) throw new Refused('muted');
  const text = said.text?.replace(/\s+/g, ' ').trim().slice(0, LINE_LIMIT);
  if (said.phrase === undefined && (text === undefined || text === '')) throw new Refused('empty-line');
  const line: Line = {
    n: (room.lines.at(-1)?.n ?? 0) + 1,
    at: now,
    ...(by.seat !== undefined && { seat: by.seat }),
    name: by.name,
    ...(said.phrase === undefined ? { text: text ?? '' } : { phrase: said.phrase }),
  };
  return { room: { ...room, lines: [...room.lines, line].slice(-LINES_KEPT) }, line };
}

export function mute(room: Room, by: number, whom: number | 'watchers', muted: boolean): Room {
  onlyKeeper(room, by);
  const others = room.muted.filter((each) => each !== whom);
  return { ...room, muted: muted ? [...others, whom] : others };
}

/** What everybody in a room may know of it: no secret, no hash. */
export interface RoomView {
  readonly id: string;
  readonly game: string;
  readonly options: Room['options'];
  readonly chairs: readonly {
    readonly name?: string;
    readonly bot?: string;
    readonly ready: boolean;
    readonly nonce?: string;
    readonly muted: boolean;
  }[];
  readonly keeper: number;
  readonly commitment: string;
  readonly state: Room['state'];
  /** Only for those who sit here, while it opens anything. */
  readonly code?: string;
  readonly watchersMuted: boolean;
}

export function viewOfRoom(room: Room, inside: boolean): RoomView {
  const { id, game, options, chairs, keeper, commitment, state, code, muted } = room;
  return {
    id,
    game,
    options,
    chairs: chairs.map(({ name, bot, ready, nonce }, seat) => ({
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
      ready,
      ...(nonce !== undefined && { nonce }),
      muted: muted.includes(seat),
    })),
    keeper,
    commitment,
    state,
    ...(inside && code !== undefined && state === 'lobby' && { code }),
    watchersMuted: muted.includes('watchers'),
  };
}

function onlyKeeper(room: Room, by: number): void {
  if (by !== room.keeper) throw new Refused('not-the-keeper');
}

function chairAt({ chairs }: Room, seat: number): Chair {
  const chair = chairs[seat];
  if (chair === undefined) throw new Refused('no-such-chair');
  return chair;
}

function withChair(room: Room, seat: number, chair: Chair): Room {
  chairAt(room, seat);
  return { ...room, chairs: room.chairs.with(seat, chair) };
}

function nameOf(name: string): string {
  const told = name.replace(/\s+/g, ' ').trim().slice(0, NAME_LIMIT);
  if (told === '') throw new Refused('no-name');
  return told;
}

/** At least 128 bits as hexadecimal digits, and perhaps what a person typed behind them. */
function nonceOf(nonce: string): string {
  if (!/^[0-9a-f]{32}/.test(nonce) || nonce.length > 96) throw new Refused('bad-nonce');
  return nonce;
}
