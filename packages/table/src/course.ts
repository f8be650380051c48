import {
  BadInput,
  type Entry,
  type Game,
  type Happening,
  type HeardEvent,
  lastUpdate,
  Match,
  type MatchLoad,
  playedBy,
  resume,
  sameVersion,
  type Seat,
  type SeatView,
  type Shape,
  type Snapshot,
  type State,
  type Submitted,
  versionOf,
  type Viewer,
} from '@medallion/kernel';
import { Log } from './log.ts';
import { isSettled, snapshotOf } from './start.ts';
import type { KeptEntry, KeptSnapshot, KeptTable } from './store.ts';

/** Answers between two snapshots. */
const SNAPSHOT_EVERY = 10;

/**
 * The course of a game: its match and its log, from what was kept of them, entry by entry. With a snapshot and the
 * events it opens in a few milliseconds; replaying seven hundred answers of Old World takes three hundred.
 */
export class Course<G extends Shape> {
  private readonly game: Game<G>;
  private readonly kept: Pick<KeptTable, 'header' | 'secret'>;
  private readonly log: Log<G>;
  private current: Match<G>;
  /** The last position that is kept beside the record. */
  private snapshot: Snapshot<G> | undefined;

  /** Throws BadInput where what was kept is no game these rules can go on with. */
  constructor(game: Game<G>, kept: KeptTable) {
    this.game = game;
    this.kept = { header: kept.header, secret: kept.secret };
    const entries = kept.entries.map(({ entry }) => entry);
    const record = { header: kept.header, entries, seal: { secret: kept.secret } };
    const log = logOf<G>(kept);
    if (!sameVersion(playedBy(record), versionOf(game))) {
      // What ended by other rules or cards can still be looked at; what goes on was brought up to date before.
      const resumed = resume(game, record, kept.snapshot);
      if (resumed.is !== 'past')
        throw new BadInput(
          resumed.is === 'unreadable' ? resumed.message : 'The game was played by other rules or cards',
          'record',
          'Save it to a file.',
        );
      this.current = resumed.match;
      this.log = log ?? silentLog<G>(entries);
    } else if (log === undefined) {
      // Events of before an update cannot be worked out any more.
      const updated = lastUpdate(entries);
      const replayed: { log?: Log<G> } =
        updated === undefined ? {} : { log: silentLog<G>(entries.slice(0, updated.at + 1)) };
      this.current = this.load(entries, {
        onEvents: (events, number) => {
          if (replayed.log === undefined) replayed.log = new Log(events);
          else replayed.log.add(entries[number - 1] as Entry, events);
        },
      });
      this.log = replayed.log ?? new Log<G>([]);
    } else {
      this.log = log;
      this.snapshot = cached(kept);
      this.current = this.load(entries);
      this.current.takeEvents();
    }
  }

  get match(): Match<G> {
    return this.current;
  }

  /** How many entries are written down. */
  get number(): number {
    return this.log.number;
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

  /** What was answered or taken back last, and is not written down yet. */
  get unwritten(): Entry {
    return this.current.entries[this.log.number] as Entry;
  }

  /** The position to keep beside the record: now and then, where nothing can be taken back, and at the end. */
  maybeSnapshot(): KeptSnapshot | undefined {
    const { play, number } = this.current;
    const due = play.over !== undefined || number - (this.snapshot?.number ?? 0) >= SNAPSHOT_EVERY;
    return due && isSettled(play) ? snapshotOf(this.current) : undefined;
  }

  /** It is written down, with the position if there was one. */
  confirm(events: readonly Happening<G>[], snapshot?: KeptSnapshot): void {
    this.log.add(this.unwritten, events);
    if (snapshot !== undefined)
      this.snapshot = { number: snapshot.number, state: snapshot.state as unknown as State<G> };
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
    const done =
      entry[0] === 'undo'
        ? this.takeBack(entry[1], current.number)
        : this.answer(entry[0], current.number, entry[1], entry[2]);
    if (!done.ok) throw new Error(`entry ${current.number + 1} was written but is refused: ${done.refusal.code}`);
    this.confirm(done.events);
  }

  private load(entries: readonly Entry[], load: MatchLoad<G> = {}): Match<G> {
    const { header, secret } = this.kept;
    const { snapshot } = this;
    const record = { header, entries, seal: { secret } };
    return Match.load(this.game, record, snapshot === undefined ? load : { ...load, snapshot });
  }
}

/** The log as it was kept; undefined where a part of it is missing. */
function logOf<G extends Shape>({ setup, entries }: KeptTable): Log<G> | undefined {
  if (setup === undefined || entries.some(({ events }) => events === undefined)) return undefined;
  const log = new Log(setup as readonly Happening<G>[]);
  for (const { entry, events = [] } of entries) log.add(entry, events as readonly Happening<G>[]);
  return log;
}

/** A log that knows how many entries there were, but not what came of them. */
function silentLog<G extends Shape>(entries: readonly Entry[]): Log<G> {
  const log = new Log<G>([]);
  for (const entry of entries) log.add(entry, []);
  return log;
}

/** A snapshot by the rules of the record, which spares replaying what is before it. */
function cached<G extends Shape>({ snapshot, header, entries }: KeptTable): Snapshot<G> | undefined {
  const played = playedBy({ header, entries: entries.map(({ entry }) => entry) });
  if (snapshot === undefined || !sameVersion(snapshot, played)) return undefined;
  return { number: snapshot.number, state: snapshot.state as unknown as State<G> };
}
