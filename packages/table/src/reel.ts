import {
  type AskView,
  cloneState,
  type Entry,
  type GameRecord,
  type Happening,
  type HeardEvent,
  heardBy,
  isAnswer,
  lastUpdate,
  Match,
  playedBy,
  resume,
  sameVersion,
  type Seat,
  type SeatView,
  type Shape,
  type Snapshot,
  type Viewer,
  versionOf,
} from '@medallion/kernel';
import { Unusable } from './fault.ts';
import type { Playable } from './registry/types.ts';
import { isSettled } from './start.ts';
import type { KeptTable } from './store.ts';

/** Whose eyes a record is seen with. `all` sees every hand: only a finished game may be seen so. */
export type Eyes = Viewer | 'all';

/** The entry that comes next, where these eyes may know it. */
export type NextDeed<G extends Shape> =
  | { readonly deed: 'undo'; readonly seat: Seat }
  /** The question with the given answer as its only choice. */
  | { readonly deed: 'answer'; readonly seat: Seat; readonly ask: AskView<G> }
  /** Somebody answers, and these eyes do not see what. */
  | { readonly deed: 'hidden'; readonly seat: Seat };

/** One point of a game, seen with certain eyes. Questions are left out: nothing can be answered here. */
export interface Point<G extends Shape> {
  readonly number: number;
  readonly eyes: Eyes;
  readonly view: SeatView<G>;
  readonly next?: NextDeed<G>;
  /** Hash of the whole position; only of a finished game, since it tells something of what is hidden. */
  readonly hash?: string;
}

/**
 * What was heard, entry by entry; the first is the setup. An entry that takes an answer back is `undo`; a number where
 * the table went back to it.
 */
export type Chapters<G extends Shape> = readonly (readonly HeardEvent<G>[] | TakenBack)[];

type TakenBack = 'undo' | number;

/** Entries between two positions kept: what it costs to jump anywhere. */
const KEEP_EVERY = 50;

/** A record that can be walked to any point. Knows whose eyes are allowed, and shows nothing to others. */
export class Reel<G extends Shape> {
  readonly record: GameRecord;
  readonly over: boolean;
  /** Turns begun, at the start and after each entry; all 0 where the game does not count them. */
  readonly turns: readonly number[];
  /** Whose eyes are allowed. */
  readonly eyes: readonly Eyes[];
  private readonly game: Playable<G>;
  private readonly events: (readonly Happening<G>[] | TakenBack)[] = [];
  private readonly kept: Snapshot<G>[] = [];
  /** Where the last look was: stepping on from there is cheaper than from anywhere else. */
  private match: Match<G>;

  /** The first number that can be looked at; before it the game was played by other rules or cards. */
  readonly first: number;
  /** False where only the last position can be looked at: all of it was played by other rules. */
  private readonly walks: boolean;

  /**
   * `persons` are those who may look while the game goes on, each with their own eyes. What was kept beside the record
   * tells of the part that these rules cannot play again. Throws Unusable where there is nothing to look at.
   */
  constructor(game: Playable<G>, record: GameRecord, persons: readonly Seat[] = [], kept?: KeptTable) {
    this.game = game;
    this.record = record;
    const { entries } = record;
    const update = lastUpdate(entries);
    this.walks = sameVersion(playedBy(record), versionOf(game.rules));
    this.first = !this.walks ? entries.length : update === undefined ? 0 : update.at + 1;
    this.match = this.walks ? this.load(this.first) : pastMatch(game, record, kept);
    const turns = new Array<number>(this.first).fill(0);
    this.events.push(...(this.first === 0 ? [] : keptEvents<G>(record, this.first, kept)));
    this.events.push(this.match.takeEvents());
    turns.push(this.turn());
    for (const entry of this.walks ? entries.slice(this.first) : []) {
      const events = this.step(entry);
      this.events.push(takenBack(entry) ?? events);
      turns.push(this.turn());
      this.maybeKeep();
    }
    this.turns = turns;
    this.over = this.match.play.over !== undefined;
    const seats = Array.from({ length: record.header.seats }, (_, seat) => seat);
    this.eyes = this.over ? ['all', ...seats, 'spectator'] : persons.length > 0 ? persons : ['spectator'];
  }

  get length(): number {
    return this.record.entries.length;
  }

  chapters(eyes: Eyes): Chapters<G> {
    this.allow(eyes);
    return this.events.map((events) => (isTakenBack(events) ? events : heardWith(events, eyes)));
  }

  look(number: number, eyes: Eyes): Point<G> {
    this.allow(eyes);
    this.goTo(number);
    const { match } = this;
    const next = this.next(eyes);
    return {
      number: this.walks ? match.number : this.length,
      eyes,
      view: this.seen(eyes),
      ...(next === undefined ? {} : { next }),
      ...(this.over ? { hash: match.hash() } : {}),
    };
  }

  /** The match up to a point, for whoever wants to play it on. */
  upTo(number: number): Match<G> {
    return this.load(this.within(number));
  }

  private allow(eyes: Eyes): void {
    if (!this.eyes.includes(eyes)) throw new Unusable('unfinished');
  }

  private within(number: number): number {
    return Math.max(this.first, Math.min(this.length, number));
  }

  private turn(): number {
    const { turn, rules } = this.game;
    return turn?.(rules.view(this.match.play, 'spectator')) ?? 0;
  }

  private load(upTo: number): Match<G> {
    const snapshot = this.kept.findLast((kept) => kept.number <= upTo);
    return Match.load(this.game.rules, this.record, { upTo, ...(snapshot === undefined ? {} : { snapshot }) });
  }

  private goTo(wanted: number): void {
    if (!this.walks) return;
    const number = this.within(wanted);
    const ahead = number - this.match.number;
    if (ahead < 0 || ahead > KEEP_EVERY) this.match = this.load(number);
    for (const entry of this.record.entries.slice(this.match.number, number)) this.step(entry);
  }

  private step(entry: Entry): readonly Happening<G>[] {
    const { match } = this;
    if (entry[0] === 'update') throw new Unusable('other-version');
    const { number } = match;
    const done = isAnswer(entry)
      ? match.submit({ seat: entry[0], number, ask: entry[1], choice: entry[2] })
      : entry[0] === 'undo'
        ? match.undo(entry[1])
        : match.goBack(entry[1], entry[2]);
    if (!done.ok) throw new Unusable('refused', match.number + 1);
    return done.events;
  }

  /** Keeps a position now and then, but only where nothing before it can be taken back any more. */
  private maybeKeep(): void {
    const { number, play } = this.match;
    if (isSettled(play) && number - (this.kept.at(-1)?.number ?? 0) >= KEEP_EVERY)
      this.kept.push({ number, state: cloneState(this.game.rules, play.state) });
  }

  private next(eyes: Eyes): NextDeed<G> | undefined {
    const { match } = this;
    const entry = this.record.entries[match.number];
    if (entry === undefined || entry[0] === 'update' || !this.walks) return undefined;
    if (!isAnswer(entry)) return { deed: 'undo', seat: entry[1] };
    const [seat, id, chosen] = entry;
    if (eyes !== 'all' && eyes !== seat) return { deed: 'hidden', seat };
    const ask = match.view(seat).asks.find((open) => open.id === id);
    if (ask === undefined) return undefined;
    const choices = ask.choices.filter((choice) => choice.id === chosen);
    return { deed: 'answer', seat, ask: { ...ask, choices, impossible: [] } };
  }

  /** The table as these eyes see it; with all eyes, everybody's things as their owners see them. */
  private seen(eyes: Eyes): SeatView<G> {
    const { match, game } = this;
    const common = { ...match.view('spectator'), canUndo: false };
    if (eyes === 'spectator') return common;
    if (eyes !== 'all') return { ...common, viewer: eyes, table: game.rules.view(match.play, eyes) };
    const own = Array.from({ length: common.seats }, (_, seat) => game.rules.view(match.play, seat));
    return { ...common, table: game.together?.(common.table, own) ?? common.table };
  }
}

/** The last position of a game that other rules have played. */
function pastMatch<G extends Shape>({ rules }: Playable<G>, record: GameRecord, kept: KeptTable | undefined): Match<G> {
  const resumed = resume(rules, record, kept?.snapshot);
  if (resumed.is === 'unreadable') throw new Unusable('other-version');
  return resumed.match;
}

/** What happened before a number, as it was kept; what an update has forgotten is not among it. */
function keptEvents<G extends Shape>({ entries }: GameRecord, before: number, kept?: KeptTable) {
  const events = [kept?.setup, ...(kept?.entries ?? []).map((each) => each.events)] as (readonly Happening<G>[])[];
  const chapters = Array.from({ length: before }, (_, at): readonly Happening<G>[] | TakenBack => {
    const entry = entries[at - 1];
    return (entry && takenBack(entry)) ?? events[at] ?? [];
  });
  for (const [at, entry] of entries.entries()) if (entry[0] === 'update') chapters.fill([], entry[1].from + 1, at + 1);
  return chapters;
}

function heardWith<G extends Shape>(events: readonly Happening<G>[], eyes: Eyes): HeardEvent<G>[] {
  if (eyes !== 'all') return heardBy<G>(events, eyes);
  return events.map(({ type, data, secret }) => ({ type, data: { ...data, ...secret?.data } }) as HeardEvent<G>);
}

/** What was heard up to a point; what was taken back on the way is not among it. */
export function heardUpTo<G extends Shape>(chapters: Chapters<G>, number: number): readonly HeardEvent<G>[] {
  // What was in force at every number: going back takes up an older list again.
  interface Told {
    readonly chapter: readonly HeardEvent<G>[];
    readonly before: Told | undefined;
  }
  const at: (Told | undefined)[] = [];
  for (const chapter of chapters.slice(0, number + 1)) {
    const before = at.at(-1);
    if (typeof chapter === 'number') at.push(at[chapter]);
    else at.push(chapter === 'undo' ? before?.before : { chapter, before });
  }
  const inForce: (readonly HeardEvent<G>[])[] = [];
  for (let told = at.at(-1); told !== undefined; told = told.before) inForce.push(told.chapter);
  return inForce.reverse().flat();
}

function takenBack(entry: Entry): TakenBack | undefined {
  if (entry[0] === 'back') return entry[2];
  return entry[0] === 'undo' ? 'undo' : undefined;
}

/** Whether a chapter tells that something was taken back, and of nothing that happened. */
export const isTakenBack = (chapter: readonly unknown[] | TakenBack): chapter is TakenBack =>
  chapter === 'undo' || typeof chapter === 'number';
