/** What the host's page shows of the last hour: a sample every few seconds, nothing in it about people or games. */

import type { Metrics } from '../metrics.ts';

/** Milliseconds between two samples, and how many are kept: an hour. */
export const EVERY = 5000;
const KEPT = 720;

export interface Sample {
  /** Milliseconds since 1970, at the sample's end. */
  readonly at: number;
  readonly rooms: number;
  readonly sockets: number;
  /** Answers that were kept, a second. */
  readonly answers: number;
  /** Milliseconds until half, and until 99 of 100, of them were kept and told; unset where there were none. */
  readonly half?: number;
  readonly nearlyAll?: number;
  readonly thinking: number;
  readonly botFaults: number;
  readonly faults: number;
  readonly memory: number;
}

/** What counters said when the last sample was taken. */
interface Before {
  readonly at: number;
  readonly buckets: ReadonlyMap<number, number>;
  readonly answers: number;
  readonly botFaults: number;
  readonly faults: number;
}

/** Takes the samples. Counters only grow: each sample is what they grew by. */
export class Watch {
  private readonly kept: Sample[] = [];
  private before: Before;
  private readonly metrics: Metrics;
  private readonly rooms: () => number;
  private readonly now: () => number;

  constructor(metrics: Metrics, rooms: () => number, now: () => number) {
    this.metrics = metrics;
    this.rooms = rooms;
    this.now = now;
    this.before = { at: now(), buckets: new Map(), answers: 0, botFaults: 0, faults: 0 };
  }

  get samples(): readonly Sample[] {
    return this.kept;
  }

  async take(): Promise<Sample> {
    const { answered, botFaults, faults, sockets, thinking } = this.metrics;
    const at = this.now();
    const buckets = new Map<number, number>();
    let answers = 0;
    for (const { metricName, labels, value } of (await answered.get()).values) {
      if (metricName?.endsWith('_count')) answers = value;
      else if (metricName?.endsWith('_bucket') && typeof labels.le === 'number') buckets.set(labels.le, value);
    }
    const total = async (counter: { get(): Promise<{ values: readonly { value: number }[] }> }): Promise<number> =>
      (await counter.get()).values.reduce((sum, { value }) => sum + value, 0);
    const now: Before = { at, buckets, answers, botFaults: await total(botFaults), faults: await total(faults) };
    const seconds = Math.max(0.001, (at - this.before.at) / 1000);
    const count = answers - this.before.answers;
    const sample: Sample = {
      at,
      rooms: this.rooms(),
      sockets: await total(sockets),
      answers: count / seconds,
      ...(count > 0 && { half: this.within(now, count, 0.5), nearlyAll: this.within(now, count, 0.99) }),
      thinking: await total(thinking),
      botFaults: now.botFaults - this.before.botFaults,
      faults: now.faults - this.before.faults,
      memory: process.memoryUsage().rss,
    };
    this.before = now;
    this.kept.push(sample);
    if (this.kept.length > KEPT) this.kept.shift();
    return sample;
  }

  /** The smallest bound, in milliseconds, within which this share of the new answers lay; the largest where none does. */
  private within({ buckets }: Before, count: number, share: number): number {
    let bound = 0;
    for (const [le, value] of [...buckets].toSorted(([a], [b]) => a - b)) {
      bound = le;
      if (value - (this.before.buckets.get(le) ?? 0) >= share * count) break;
    }
    return bound * 1000;
  }
}
