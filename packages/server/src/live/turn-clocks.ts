/** Clocks of a table: each runs while the table waits for somebody's turn, and rings when it took too long. */

import type { Seat } from '@medallion/kernel';
import type { Running } from '@medallion/table/room';
import type { SharedClocks } from '../room/room.ts';

/** Does something later; what it gives takes that back. */
export type After = (milliseconds: number, work: () => void) => () => void;

interface Ticking {
  readonly until: number;
  /** Which turn it is, as far as the game counts them: somebody who is asked alone begins anew with the next one. */
  readonly turn: number | undefined;
  readonly stop: () => void;
}

export interface Clockwork {
  readonly milliseconds: number;
  readonly now: () => number;
  readonly after: After;
  /** Milliseconds a turn of theirs may take beyond that. */
  readonly more?: (seat: Seat) => number;
  readonly ring: (seat: Seat, until: number) => void;
  /** The table does not wait for them any more, or for another turn. */
  readonly ended: (seat: Seat) => void;
  /** Clocks run longer or shorter than was told. */
  readonly changed?: () => void;
}

/** Timers count no further than some 24 days: a longer wait is waited for day by day. */
const FAR = 24 * 60 * 60 * 1000;
/** Milliseconds two nodes may differ in what is left without anybody noticing. */
const ALIKE = 200;

export class TurnClocks {
  /** Whether they were just begun, and no other node has been asked for its own. */
  isNew = true;
  private readonly work: Clockwork;
  private readonly ticking = new Map<Seat, Ticking>();

  constructor(work: Clockwork) {
    this.work = work;
  }

  /** For whom the table waits now, in which turn. True where a clock began or ended. */
  heed(waiting: readonly Seat[], turn: number | undefined): boolean {
    let changed = false;
    for (const [seat, ticking] of this.ticking) {
      if (waiting.includes(seat) && ticking.turn === turn) continue;
      ticking.stop();
      this.ticking.delete(seat);
      this.work.ended(seat);
      changed = true;
    }
    for (const seat of waiting) {
      if (this.ticking.has(seat)) continue;
      const { milliseconds, more, now } = this.work;
      this.tick(seat, turn, now() + milliseconds + (more?.(seat) ?? 0));
      changed = true;
    }
    return changed;
  }

  /** As they tick here, for other nodes. */
  get ticks(): SharedClocks['running'] {
    return [...this.ticking].map(([seat, { turn, until }]) => ({
      seat,
      until,
      ...(turn !== undefined && { turn }),
    }));
  }

  /** As they tick at another node: those that tick here as well end when those do. */
  follow(running: SharedClocks['running']): void {
    let changed = false;
    for (const { seat, turn, until } of running) {
      const ticking = this.ticking.get(seat);
      if (ticking === undefined || ticking.turn !== turn || Math.abs(ticking.until - until) < ALIKE) continue;
      ticking.stop();
      this.tick(seat, turn, until);
      changed = true;
    }
    if (changed) this.work.changed?.();
  }

  private tick(seat: Seat, turn: number | undefined, until: number): void {
    const { now, after, ring } = this.work;
    const left = Math.max(0, until - now());
    const stop = left > FAR ? after(FAR, () => this.tick(seat, turn, until)) : after(left, () => ring(seat, until));
    this.ticking.set(seat, { until, turn, stop });
  }

  /** Rings for everybody whose time has run out, without waiting for a timer. */
  ringDue(): void {
    const now = this.work.now();
    const due = [...this.ticking].filter(([, { until }]) => until <= now);
    for (const [seat, { until, stop }] of due) {
      stop();
      this.work.ring(seat, until);
    }
  }

  get running(): readonly Running[] {
    const now = this.work.now();
    return [...this.ticking].map(([seat, { until }]) => ({ seat, left: Math.max(0, until - now) }));
  }

  stop(): void {
    this.heed([], undefined);
  }
}
