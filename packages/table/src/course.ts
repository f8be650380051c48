import {
  BadInput,
  type Entry,
  type Game,
  type Happening,
  type HeardEvent,
  Match,
  resume,
  type Seat,
  type SeatView,
  type Shape,
  type Snapshot,
  type State,
  type Submitted,
  type Viewer,
  versionOf,
} from '@medallion/kernel';
import { recordOf } from './archive.ts';
import { Log } from './log.ts';
import { isSettled, snapshotOf } from './start.ts';
import type { KeptEntry, KeptSnapshot, KeptTable } from './store.ts';

/**
 * Answers between two snapshots, where nothing can be taken back any more. After an update a game goes on from the last
 * one; the position of a large game is 6 kB, so that little need be forgotten then.
 */
const SNAPSHOT_EVERY = 4;

/**
 * The course of a game: its match and its log, from what was kept of them, entry by entry. With a snapshot and the
 * events it opens in a few milliseconds; replaying seven hundred answers of a large game takes three hundred.
 */
export class Course<G extends Shape> {
  private readonly game: Game<G>;
  private readonly kept: Pick<KeptTable, 'header' | 'secret'>;
  private readonly log: Log<G>;
  private current: Match<G>;
  /** The last position that is kept beside the record. */
  private snapshot: Snapshot<G> | undefined;
  private looked = { at: -1, upTo: 0 };

  /** Throws BadInput where what was kept is no game these rules can go on with. */
  constructor(game: Game<G>, kept: KeptTable) {
    this.game = game;
    this.kept = { header: kept.header, secret: kept.secret };
    const resumed = resume(game, recordOf(kept), kept.snapshot);
    if (resumed.is === 'unreadable') throw new BadInput(resumed.message, resumed.why, 'Save it to a file.');
    this.current = resumed.match;
    this.current.takeEvents();
    this.log = logOf<G>(kept) ?? replayedLog(game, kept);
    if (resumed.is === 'ready' && kept.snapshot !== undefined) this.snapshot = cached(kept.snapshot);
  }

  /** Whether the game goes on by other rules or cards than it was kept by, and that is not written down yet. */
  get isUpdated(): boolean {
    return this.current.number > this.log.number && this.unwritten[0] === 'update';
  }

  get match(): Match<G> {
    return this.current;
  }

  /** How many entries are written down. */
  get number(): number {
    return this.log.number;
  }

  /** How many answers the last update could not take along, unless one who counts has answered since; else 0. */
  forgottenUnlessBy(counts: (seat: Seat) => boolean): number {
    const { entries } = this.current;
    const at = this.updatedAt();
    const update = entries[at];
    if (update?.[0] !== 'update') return 0;
    if (entries.slice(at + 1).some(([seat]) => typeof seat === 'number' && counts(seat))) return 0;
    const after = entries.slice(update[1].from, at);
    const answers = after.filter(([seat]) => typeof seat === 'number').length;
    return Math.max(0, answers - after.filter(([kind]) => kind === 'undo').length);
  }

  /** Where in the record the last update stands, -1 where there is none: looked for only among what is new. */
  private updatedAt(): number {
    const { entries } = this.current;
    // What could not be written was forgotten again.
    if (this.looked.at >= entries.length || this.looked.upTo > entries.length) this.looked = { at: -1, upTo: 0 };
    for (; this.looked.upTo < entries.length; this.looked.upTo++)
      if (entries[this.looked.upTo]?.[0] === 'update') this.looked.at = this.looked.upTo;
    return this.looked.at;
  }

  view(viewer: Viewer): SeatView<G> {
    return this.current.view(viewer);
  }

  standsSince(number: number): number {
    return this.log.standsSince(number);
  }

  heardBy(viewer: Viewer, from?: number): HeardEvent<G>[] {
    return this.log.heardBy(viewer, from);
  }

  /** Somebody answers, or takes back. It counts when it is confirmed, and did not happen when it is forgotten. */
  answer(seat: Seat, number: number, ask: number, choice: string): Submitted<G> {
    return this.current.submit({ seat, number, ask, choice });
  }

  takeBack(seat: Seat, number: number): Submitted<G> {
    return this.current.undo(seat, number);
  }

  /** Where the last question stood that a seat has answered. */
  lastQuestionOf(seat: Seat): number | undefined {
    return this.current.lastQuestionOf(seat);
  }

  /** Everybody goes back for a seat. */
  goBack(seat: Seat, to: number): Submitted<G> {
    return this.current.goBack(seat, to);
  }

  /** What was answered or taken back last, and is not written down yet. */
  get unwritten(): Entry {
    return this.current.entries[this.log.number] as Entry;
  }

  /** The position to keep beside the record: now and then, where nothing can be taken back, and at the end. */
  maybeSnapshot(): KeptSnapshot | undefined {
    const { play, number } = this.current;
    // Nobody takes back alone what was before these; an update after them must not lose them either.
    if (this.isUpdated || this.unwritten[0] === 'back') return snapshotOf(this.current);
    const due = play.over !== undefined || number - (this.snapshot?.number ?? 0) >= SNAPSHOT_EVERY;
    return due && isSettled(play) ? snapshotOf(this.current) : undefined;
  }

  /** It is written down, with the position if there was one. */
  confirm(events: readonly Happening<G>[], snapshot?: KeptSnapshot): void {
    this.log.add(this.unwritten, events);
    if (snapshot !== undefined) this.snapshot = cached(snapshot);
  }

  /** It could not be written down. */
  forget(): void {
    this.current = this.load(this.current.entries.slice(0, this.log.number));
    this.current.takeEvents();
  }

  /** An entry that somebody else has written down. */
  follow({ entry }: KeptEntry): void {
    const { current } = this;
    if (entry[0] === 'update') {
      // Somebody else went on by other rules or cards: their position is the one that counts.
      this.current = this.load([...current.entries, entry]);
      this.log.add(entry, []);
      return;
    }
    const done = this.again(entry);
    if (!done.ok) throw new Error(`entry ${current.number + 1} was written but is refused: ${done.refusal.code}`);
    this.confirm(done.events);
  }

  private again(entry: Exclude<Entry, readonly ['update', unknown]>): Submitted<G> {
    const { number } = this.current;
    if (entry[0] === 'undo') return this.takeBack(entry[1], number);
    if (entry[0] === 'back') return this.goBack(entry[1], entry[2]);
    return this.answer(entry[0], number, entry[1], entry[2]);
  }

  private load(entries: readonly Entry[]): Match<G> {
    const { header, secret } = this.kept;
    const { snapshot } = this;
    const record = { header, entries, seal: { secret } };
    return Match.load(this.game, record, snapshot === undefined ? {} : { snapshot });
  }
}

/** The log as it was kept; undefined where a part of it is missing. */
function logOf<G extends Shape>({ setup, entries }: KeptTable): Log<G> | undefined {
  if (setup === undefined || entries.some(({ events }) => events === undefined)) return undefined;
  const log = new Log(setup as readonly Happening<G>[]);
  for (const { entry, events = [] } of entries) log.add(entry, events as readonly Happening<G>[]);
  return log;
}

/** The log of a game whose events were not kept, worked out again as far as these rules take its answers. */
function replayedLog<G extends Shape>(game: Game<G>, kept: KeptTable): Log<G> {
  const { header, entries, seal } = recordOf(kept);
  let log: Log<G> | undefined;
  try {
    const record = { header: { ...header, ...versionOf(game) }, entries, ...(seal === undefined ? {} : { seal }) };
    Match.load(game, record, {
      onEvents: (events, number) => {
        if (log === undefined) log = new Log(events);
        else log.add(entries[number - 1] as Entry, events);
      },
    });
  } catch {
    // What other rules made of it, nobody here can tell: the log goes on from where the game does.
  }
  const told = log ?? new Log<G>([]);
  for (const entry of entries.slice(told.number)) told.add(entry, []);
  return told;
}

function cached<G extends Shape>({ number, state }: KeptSnapshot): Snapshot<G> {
  return { number, state: state as unknown as State<G> };
}
