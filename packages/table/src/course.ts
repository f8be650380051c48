import {
  type Entry,
  type Game,
  type Happening,
  type HeardEvent,
  Match,
  type Seat,
  type SeatView,
  type Shape,
  type Submitted,
  type Viewer,
} from '@medallion/kernel';
import { Log } from './log.ts';
import { snapshotOf } from './start.ts';
import type { KeptEntry, KeptSnapshot, KeptTable } from './store.ts';

/** Answers between two snapshots. */
const SNAPSHOT_EVERY = 10;

/** The course of a game: its match and its log, from what was kept of them, entry by entry. */
export class Course<G extends Shape> {
  private readonly game: Game<G>;
  private readonly kept: Pick<KeptTable, 'header' | 'secret'>;
  private current: Match<G>;
  private readonly log: Log<G>;
  private snapshotAt: number;

  /** Throws BadInput where what was kept is no game these rules can go on with. */
  constructor(game: Game<G>, kept: KeptTable) {
    this.game = game;
    this.kept = { header: kept.header, secret: kept.secret };
    const entries = kept.entries.map(({ entry }) => entry);
    let log: Log<G> | undefined;
    this.current = this.load(entries, (events, number) => {
      if (log === undefined) log = new Log<G>(events);
      else log.add(entries[number - 1] as Entry, events);
    });
    this.log = log ?? new Log<G>([]);
    this.snapshotAt = kept.snapshot?.number ?? 0;
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

  /** Time to keep the position beside the record: now and then, where nothing can be taken back, and at the end. */
  get wantsSnapshot(): boolean {
    const { play, number } = this.current;
    return play.over !== undefined || (play.barrier && number - this.snapshotAt >= SNAPSHOT_EVERY);
  }

  snapshot(): KeptSnapshot {
    this.snapshotAt = this.current.number;
    return snapshotOf(this.current);
  }

  /** It is written down. */
  confirm(events: readonly Happening<G>[]): void {
    this.log.add(this.unwritten, events);
  }

  /** It could not be written down. */
  forget(): void {
    this.current = this.load(this.current.entries.slice(0, this.log.number));
    this.current.takeEvents();
  }

  /** An entry that somebody else has written down. */
  follow({ entry }: KeptEntry): void {
    const { current } = this;
    const done =
      entry[0] === 'undo'
        ? this.takeBack(entry[1], current.number)
        : this.answer(entry[0], current.number, entry[1], entry[2]);
    if (!done.ok) throw new Error(`entry ${current.number + 1} was written but is refused: ${done.refusal.code}`);
    this.confirm(done.events);
  }

  private load(
    entries: readonly Entry[],
    onEvents?: NonNullable<Parameters<typeof Match.load<G>>[2]>['onEvents'],
  ): Match<G> {
    const { header, secret } = this.kept;
    return Match.load(this.game, { header, entries, seal: { secret } }, onEvents === undefined ? {} : { onEvents });
  }
}
