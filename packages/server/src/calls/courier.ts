/** Carries messages to push services: a few at once, none for ever, and never more in line than there is room for. */

import { request as askPlainly } from 'node:http';
import { Agent, request as askSafely } from 'node:https';
import type { After } from '../live/turn-clocks.ts';
import { outsideOnly } from './outside.ts';

/** What is brought to a push service. */
export interface Parcel {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What became of it. `gone`: nobody is called there any more. */
export type Brought = 'brought' | 'gone' | 'failed';

/** Fewer than the threads in which Node looks names up and reads files: a name that is slow to be found takes one. */
const AT_ONCE = 3;
/** Parcels waiting for a free hand or for another try. */
const ROOM = 1000;
/** Milliseconds a push service may take. */
const PATIENCE = 10_000;
/** Milliseconds before it is tried again; a service may ask for longer, within reason. */
const AGAIN = [15_000, 120_000] as const;
const LONGEST = 15 * 60_000;

interface Waiting {
  readonly parcel: Parcel;
  readonly done: (brought: Brought) => void;
  tries: number;
}

export interface Ways {
  readonly after: After;
  /** Origins the host allows besides push services outside. */
  readonly allowed: readonly string[];
}

export class Courier {
  private readonly ways: Ways;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, lookup: outsideOnly });
  private readonly waiting: Waiting[] = [];
  /** Those that are tried again later, and how not to. */
  private readonly resting = new Map<Waiting, () => void>();
  private underWay = 0;
  private readonly closing = new AbortController();

  constructor(ways: Ways) {
    this.ways = ways;
  }

  /** Resolves when it is there, or will never be. */
  bring(parcel: Parcel): Promise<Brought> {
    if (this.closing.signal.aborted || this.waiting.length + this.resting.size >= ROOM)
      return Promise.resolve('failed');
    return new Promise((done) => {
      this.waiting.push({ parcel, done, tries: 0 });
      this.go();
    });
  }

  /** What is not there by now is not brought any more. */
  close(): void {
    this.closing.abort();
    for (const [{ done }, stop] of this.resting) {
      stop();
      done('failed');
    }
    this.resting.clear();
    for (const { done } of this.waiting.splice(0)) done('failed');
    this.agent.destroy();
  }

  private go(): void {
    while (this.underWay < AT_ONCE) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.underWay += 1;
      void this.carry(next).finally(() => {
        this.underWay -= 1;
        this.go();
      });
    }
  }

  private async carry(waiting: Waiting): Promise<void> {
    const answer = await this.post(waiting.parcel).catch(() => undefined);
    const status = answer?.status ?? 0;
    if (status >= 200 && status < 300) return waiting.done('brought');
    if (status === 404 || status === 410) return waiting.done('gone');
    const pause = AGAIN[waiting.tries];
    // What was wrong with this one is as wrong the next time, unless it was the moment.
    const passing = status === 0 || status === 429 || status >= 500;
    if (!passing || pause === undefined || this.closing.signal.aborted) return waiting.done('failed');
    waiting.tries += 1;
    const stop = this.ways.after(Math.max(pause, Math.min(LONGEST, answer?.after ?? 0)), () => {
      this.resting.delete(waiting);
      this.waiting.push(waiting);
      this.go();
    });
    this.resting.set(waiting, stop);
  }

  /** Hands it in. Nobody is followed elsewhere, and what is answered is not read. */
  private post({ endpoint, headers, body }: Parcel): Promise<{ readonly status: number; readonly after: number }> {
    return new Promise((resolve, reject) => {
      const isAllowed = this.ways.allowed.includes(new URL(endpoint).origin);
      const ask = endpoint.startsWith('http:') ? askPlainly : askSafely;
      const asked = ask(
        endpoint,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(body.length) },
          signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(PATIENCE)]),
          // The agent looks names up for itself; what the host allows may be anywhere.
          ...(!isAllowed && { agent: this.agent }),
        },
        (answer) => {
          const after = Number(answer.headers['retry-after'] ?? 0) * 1000;
          resolve({ status: answer.statusCode ?? 0, after: Number.isFinite(after) ? after : 0 });
          answer.destroy();
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
