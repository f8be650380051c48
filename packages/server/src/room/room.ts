/**
 * A room: the people around a table before, while and after they play. What may happen in it is here, as functions from
 * one room to the next; nothing of it knows a socket, a database or a game's rules.
 */

import { commitmentOf } from '@medallion/kernel';
import type { Sitter } from '@medallion/table';
import type {
  BackAsked,
  Door,
  Line,
  Links,
  Phrase,
  RoomRefusal,
  RoomView,
  Told,
  TurnClock,
} from '@medallion/table/room';
import { BY_POST, VACATION_DAYS } from '@medallion/table/room';
import { CODE_LIVES, newCode } from './code.ts';
import { hashOfSecret, newSecret, opens } from './secrets.ts';

export const MOST_CHAIRS = 5;
const NAME_LIMIT = 40;
const LINE_LIMIT = 300;
const LINES_KEPT = 100;
const BOT_NONCE = 'bot';
/** More than a table has chairs; read the same in all our languages. */
const BOT_NAMES = ['Livia', 'Bram', 'Ivo', 'Orla', 'Marta', 'Tomas', 'Vera', 'Konrad', 'Irma', 'Pavel'] as const;

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
  /** Whoever brings the chair's link gets it from the one who sits there. */
  readonly offered?: true;
  /** Their time stands still. */
  readonly vacation?: { readonly from: number; readonly until: number };
  /** Milliseconds of vacations before. */
  readonly rested?: number;
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
  /** The room everybody went on to after this game. */
  readonly next?: string;
  readonly clock?: TurnClock;
  readonly back?: BackAsked;
  /** The clocks that run, where several nodes have to agree on them. */
  readonly clocks?: SharedClocks;
}

/** Until when the table waits for whom, by the clocks of our machines, decided behind this entry of the record. */
export interface SharedClocks {
  readonly number: number;
  readonly running: readonly { readonly seat: number; readonly turn?: number; readonly until: number }[];
}

/** Why something was not done in a room. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RoomRefusal;

  constructor(code: RoomRefusal) {
    super(code);
    this.code = code;
  }
}

export interface Opening {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** For every chair behind the keeper's: the bot that sits there, or open. */
  readonly others: readonly { readonly bot?: string | undefined }[];
  readonly name: string;
  /** May follow later, with `ready`: then it is given after the promise was seen. */
  readonly nonce?: string | undefined;
  readonly clock?: TurnClock | undefined;
  readonly now: number;
}

/** Somebody who wants to sit down. */
export interface Person {
  readonly name: string;
  readonly nonce?: string | undefined;
}

/** A new room with its keeper in the first chair. The promise is made before the keeper's nonce is looked at. */
export function openRoom({ id, game, options, others, name, nonce, clock: pace, now }: Opening): {
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
      chair(0, { name: nameOf(name), secret: hashOfSecret(own), ...givenNonce(nonce) }),
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
    ...(pace !== undefined && { clock: pace }),
  };
  return { room, secret: own, links };
}

/** How somebody comes in: by the link of one chair, by the link for any, or by the code. */
export type Entrance = { readonly invite: string } | { readonly code: true };

/**
 * Somebody sits down. Their secret is made here and told to them alone. While a game is on only a chair that is handed
 * over can be taken; its share of chance was given long ago.
 */
export function sitDown(
  room: Room,
  entrance: Entrance,
  { name, nonce }: Person,
): { readonly room: Room; readonly seat: number; readonly secret: string } {
  const seat = chairFor(room, entrance);
  const chair = chairAt(room, seat);
  const { invite, offered, nonce: before } = chair;
  if (room.state !== 'lobby' && offered !== true) throw new Refused('already-playing');
  const secret = newSecret();
  const taken: Chair = {
    invite,
    name: nameOf(name),
    secret: hashOfSecret(secret),
    ...(room.state === 'lobby' ? givenNonce(nonce) : before !== undefined && { nonce: before }),
    ready: false,
    // Whoever takes a seat over has what is left of its vacations.
    ...(restedBy(chair) > 0 && { rested: restedBy(chair) }),
  };
  return { room: withChair(room, seat, taken), seat, secret };
}

function chairFor(room: Room, entrance: Entrance): number {
  if ('invite' in entrance) {
    const own = room.chairs.findIndex(({ invite }) => opens(entrance.invite, invite));
    if (own >= 0) {
      const chair = chairAt(room, own);
      if (!isOpen(chair) && chair.offered !== true) throw new Refused('chair-taken');
      return own;
    }
    if (!opens(entrance.invite, room.anyChair)) throw new Refused('not-yours');
  }
  if (room.state !== 'lobby') throw new Refused('already-playing');
  const free = room.chairs.findIndex(isOpen);
  if (free < 0) throw new Refused('no-chair-open');
  return free;
}

const isOpen = ({ name, bot }: Chair): boolean => name === undefined && bot === undefined;

/** What a link or a secret opens, without using it. */
export function whatOpens(room: Room, key: string): Pick<Door, 'opens' | 'seat'> | undefined {
  const own = seatOf(room, key);
  if (own !== undefined) return { opens: 'seat', seat: own };
  const chair = room.chairs.findIndex(({ invite }) => opens(key, invite));
  if (chair >= 0) return { opens: 'chair', seat: chair };
  if (opens(key, room.anyChair)) return { opens: 'any-chair' };
  return opens(key, room.watch) ? { opens: 'watch' } : undefined;
}

/**
 * A new link for a chair: the keeper makes one for anybody's, everybody for their own. Whoever brings it gets the
 * chair, from a bot or from the person who sits there, whose own key then opens nothing any more.
 */
export function newLink(room: Room, by: number, seat: number): { readonly room: Room; readonly link: string } {
  if (by !== seat) onlyKeeper(room, by);
  const chair = chairAt(room, seat);
  const link = newSecret();
  return {
    room: withChair(room, seat, {
      ...chair,
      invite: hashOfSecret(link),
      ...(isOpen(chair) ? {} : { offered: true }),
    }),
    link,
  };
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

/** Another clock, or none. */
export function setClock(room: Room, by: number, pace: TurnClock | undefined): Room {
  const { clock: _, ...rest } = settle(room, by, room.options);
  return pace === undefined ? rest : { ...rest, clock: pace };
}

/** The keeper shows somebody out of a game: their key opens nothing any more. A bot plays on until the chair is given. */
export function remove(room: Room, by: number, seat: number): Room {
  onlyKeeper(room, by);
  if (seat === room.keeper) throw new Refused('chair-taken');
  const { secret: _, offered: __, ...chair } = chairAt(room, seat);
  return withChair(room, seat, { ...chair, invite: hashOfSecret(newSecret()) });
}

/** Who plays, and with which nonces, when the keeper begins: open chairs are taken away. */
export function begin(
  room: Room,
  by: number,
): { readonly room: Room; readonly sitters: Sitter[]; readonly nonces: string[] } {
  onlyKeeper(room, by);
  if (room.state !== 'lobby') throw new Refused('already-playing');
  const seated = room.chairs.filter(({ name, bot }) => name !== undefined || bot !== undefined);
  const keeper = chairAt(room, room.keeper);
  // Without a share of chance from everybody the deal would not be theirs.
  const waiting = seated.some(
    (chair) => chair.bot === undefined && (chair.nonce === undefined || (!chair.ready && chair !== keeper)),
  );
  if (waiting) throw new Refused('not-ready');
  const { code: _, codeUntil: __, ...rest } = room;
  return {
    room: { ...rest, chairs: seated, keeper: seated.indexOf(keeper), state: 'playing' },
    sitters: sittersOf(seated),
    // A bot has nobody who could give one. The same word every time: one made here could be chosen.
    nonces: seated.map(({ nonce }) => nonce ?? BOT_NONCE),
  };
}

/** Everybody at the table by name; bots get one that nobody else has. */
function sittersOf(seated: readonly Chair[]): Sitter[] {
  const people = new Set(seated.map(({ name }) => name));
  const names: string[] = BOT_NAMES.filter((name) => !people.has(name));
  return seated.map(({ name, bot }) =>
    bot === undefined ? { name: name ?? '' } : { name: names.shift() ?? bot, bot },
  );
}

/**
 * The same people again, in a room of its own: everybody's key opens their chair there too. The promise is a new one,
 * and everybody gives a new share of chance.
 */
export function rematch(room: Room, id: string, now: number): Room {
  const { next: _, code: __, codeUntil: ___, back: ____, clocks: _____, ...rest } = room;
  const secret = newSecret();
  return {
    ...rest,
    id,
    chairs: room.chairs.map(({ name, bot, secret: own }) => ({
      invite: hashOfSecret(newSecret()),
      ready: bot !== undefined,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
      ...(own !== undefined && { secret: own }),
    })),
    secret,
    commitment: commitmentOf(secret),
    code: newCode(),
    codeUntil: now + CODE_LIVES,
    state: 'lobby',
    createdAt: now,
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

/** Everybody reads that somebody did something, whoever may speak. */
export function tellOf(
  room: Room,
  seat: number,
  told: Told,
  now: number,
): { readonly room: Room; readonly line: Line } {
  const n = (room.lines.at(-1)?.n ?? 0) + 1;
  const line: Line = { n, at: now, seat, name: chairAt(room, seat).name ?? '', told };
  return { room: { ...room, lines: [...room.lines, line].slice(-LINES_KEPT) }, line };
}

/** A seat asks everybody to go back for it. One asks at a time; who was declined may ask again. */
export function askBack(room: Room, by: number, to: number): Room {
  const { back } = room;
  if (back !== undefined && back.no === undefined && back.by !== by) throw new Refused('asked-already');
  return { ...room, back: { by, to, yes: [] } };
}

/** A seat agrees or would rather play on; whoever asked takes the wish away. */
export function consent(room: Room, seat: number, yes: boolean): Room {
  const { back } = room;
  if (back === undefined || (back.no !== undefined && seat !== back.by)) throw new Refused('nothing-to-take-back');
  if (seat === back.by) return yes ? room : withoutBack(room);
  if (!yes) return { ...room, back: { ...back, no: seat } };
  return { ...room, back: { ...back, yes: [...back.yes.filter((each) => each !== seat), seat] } };
}

/** The wish is dealt with, and everybody reads how; not twice, where two nodes find that all have agreed. */
export function settleBack(
  room: Room,
  told: Told,
  now: number,
): { readonly room: Room; readonly line: Line } | undefined {
  if (room.back === undefined) return undefined;
  return tellOf(withoutBack(room), room.back.by, told, now);
}

function withoutBack(room: Room): Room {
  const { back: _, ...rest } = room;
  return rest;
}

/** The clocks as one node has set them, unless another knew at least as much of the game. */
export function shareClocks(room: Room, clocks: SharedClocks, anew: boolean): Room {
  const { clocks: known } = room;
  if (known !== undefined && (anew ? known.number > clocks.number : known.number >= clocks.number)) return room;
  if (JSON.stringify(known?.running) === JSON.stringify(clocks.running)) return room;
  return { ...room, clocks };
}

/** Whether the time of its turns runs while nobody is there, too. */
export const isByPost = ({ clock }: Room): boolean => clock !== undefined && clock.seconds >= BY_POST;

const DAY = 24 * 60 * 60 * 1000;

/** What vacations of a chair come to, the one that was begun as a whole. */
const restedBy = ({ vacation, rested = 0 }: Chair): number =>
  rested + (vacation === undefined ? 0 : vacation.until - vacation.from);

const vacationLeft = (chair: Chair): number => Math.max(0, VACATION_DAYS - Math.round(restedBy(chair) / DAY));

/** For how many milliseconds from now on the time of a seat stands still. */
export const stillFor = ({ chairs }: Room, seat: number, now: number): number =>
  Math.max(0, (chairs[seat]?.vacation?.until ?? 0) - now);

/**
 * A seat is away for some days: its time stands still, that of this turn as well. What is left of an earlier vacation
 * is given back first; with no days that is all.
 */
export function goOnVacation(room: Room, seat: number, days: number, now: number): Room {
  if (!isByPost(room) || room.state !== 'playing') throw new Refused('not-by-post');
  const back = comeBack(room, seat, now);
  const chair = chairAt(back, seat);
  if (days === 0) return back;
  if (days > vacationLeft(chair)) throw new Refused('no-vacation-left');
  const vacation = { from: now, until: now + days * DAY };
  return putOff(withChair(back, seat, { ...chair, vacation }), seat, days * DAY);
}

function comeBack(room: Room, seat: number, now: number): Room {
  const { vacation, ...chair } = chairAt(room, seat);
  if (vacation === undefined) return room;
  const end = Math.min(now, vacation.until);
  const rested = (chair.rested ?? 0) + end - vacation.from;
  return putOff(withChair(room, seat, { ...chair, rested }), seat, end - vacation.until);
}

/** The time of a seat's turn ends so much later, where it runs. */
function putOff(room: Room, seat: number, by: number): Room {
  const { clocks } = room;
  if (clocks === undefined) return room;
  const running = clocks.running.map((each) => (each.seat === seat ? { ...each, until: each.until + by } : each));
  return { ...room, clocks: { ...clocks, running } };
}

/** Everybody reads that somebody's time ran out then; not twice, where two nodes find it. */
export function tellLate(
  room: Room,
  seat: number,
  until: number,
  now: number,
): { readonly room: Room; readonly line: Line } | undefined {
  const told = room.clock?.then === 'seat' ? 'late-seat' : 'late-turn';
  if (room.lines.some((line) => line.told === told && line.seat === seat && line.at >= until)) return undefined;
  return tellOf(room, seat, told, now);
}

export function mute(room: Room, by: number, whom: number | 'watchers', muted: boolean): Room {
  onlyKeeper(room, by);
  const others = room.muted.filter((each) => each !== whom);
  return { ...room, muted: muted ? [...others, whom] : others };
}

export function viewOfRoom(room: Room, inside: boolean): RoomView {
  const { id, game, options, chairs, keeper, commitment, state, code, muted, next, clock, back } = room;
  return {
    id,
    game,
    options,
    chairs: chairs.map(({ name, bot, ready, nonce, ...rest }, seat) => ({
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
      ready,
      ...(nonce !== undefined && { nonce }),
      muted: muted.includes(seat),
      ...(isByPost(room) && state === 'playing' && name !== undefined && { vacation: vacationOf({ ...rest, ready }) }),
    })),
    keeper,
    commitment,
    state,
    ...(inside && code !== undefined && state === 'lobby' && { code }),
    watchersMuted: muted.includes('watchers'),
    ...(next !== undefined && { next }),
    ...(clock !== undefined && { clock }),
    ...(back !== undefined && { back }),
  };
}

const vacationOf = (chair: Chair): NonNullable<RoomView['chairs'][number]['vacation']> => ({
  ...(chair.vacation !== undefined && { until: chair.vacation.until }),
  left: vacationLeft(chair),
});

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

const givenNonce = (nonce: string | undefined): { readonly nonce?: string } =>
  nonce === undefined ? {} : { nonce: nonceOf(nonce) };

/** At least 128 bits as hexadecimal digits, and perhaps what a person typed behind them. */
function nonceOf(nonce: string): string {
  if (!/^[0-9a-f]{32}/.test(nonce) || nonce.length > 96) throw new Refused('bad-nonce');
  return nonce;
}
