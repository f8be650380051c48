/** The page's end of the teacher: one question for advice at a time, and reviews that go on while somebody looks elsewhere. */

import type { Found } from '@medallion/bots';
import type { RecordFault } from '@medallion/table';
import type { Language } from '@medallion/words';
import type { Advice, DecisionTold, Explained, FromTeacher, ReviewHead, ToTeacher, TurningPoint } from './protocol.ts';
import type { Moment } from '@medallion/bots';

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Asks the master; whoever no longer wants to know says so by the function that is returned. */
export function askMaster(
  question: Omit<Extract<ToTeacher, { do: 'hint' }>, 'do'>,
  heard: (advice: Advice | undefined) => void,
): () => void {
  const worker = newWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeacher>) => {
    worker.terminate();
    heard(data.said === 'advice' ? data.advice : undefined);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    heard(undefined);
  });
  worker.postMessage({ do: 'hint', ...question } satisfies ToTeacher);
  return () => worker.terminate();
}

/** Asks why the bots did what they did last. */
export function askWhy(
  question: Omit<Extract<ToTeacher, { do: 'explain' }>, 'do'>,
  heard: (explained: readonly Explained[]) => void,
): () => void {
  const worker = newWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<FromTeacher>) => {
    worker.terminate();
    heard(data.said === 'explained' ? data.explained : []);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    heard([]);
  });
  worker.postMessage({ do: 'explain', ...question } satisfies ToTeacher);
  return () => worker.terminate();
}

/** A review as far as it has come. */
export interface Review {
  readonly head?: ReviewHead;
  /** From 0 to 1. */
  readonly done: number;
  readonly moments: readonly Moment[];
  readonly decisions: readonly DecisionTold[];
  /** Known when it is finished. */
  readonly points?: readonly TurningPoint[];
  readonly fault?: RecordFault;
}

const NOTHING: Review = { done: 0, moments: [], decisions: [] };
const STORED = 'medallion.reviews';
/** So many finished reviews are kept on the device; the oldest make room. */
const MOST_KEPT = 8;

type Kept = readonly (readonly [id: string, found: Found])[];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

function keep(id: string, found: Found): void {
  const others = kept().filter(([other]) => other !== id);
  try {
    localStorage.setItem(STORED, JSON.stringify([[id, found], ...others].slice(0, MOST_KEPT)));
  } catch {
    // A device that keeps nothing thinks again the next time.
  }
}

class Reviewing {
  private readonly listeners = new Set<() => void>();
  private state: Review = NOTHING;

  constructor(id: string, language: Language) {
    const known = kept().find(([other]) => other === id)?.[1];
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromTeacher>) => this.hear(id, data, worker));
    worker.addEventListener('error', () => this.set({ ...this.state, fault: { code: 'missing' } }));
    const wish: ToTeacher = { do: 'review', id, language, ...(known === undefined ? {} : { known }) };
    worker.postMessage(wish);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): Review => this.state;

  private hear(id: string, said: FromTeacher, worker: Worker): void {
    const { state } = this;
    switch (said.said) {
      case 'head':
        return this.set({ ...state, head: said.head });
      case 'step':
        return this.set({
          ...state,
          done: said.done,
          moments: said.moment === undefined ? state.moments : [...state.moments, said.moment],
          decisions: said.decision === undefined ? state.decisions : [...state.decisions, said.decision],
        });
      case 'reviewed':
        worker.terminate();
        keep(id, { moments: state.moments, judgements: state.decisions.map(({ judgement }) => judgement) });
        return this.set({ ...state, done: 1, points: said.points });
      case 'fault':
        worker.terminate();
        return this.set({ ...state, fault: said.fault });
      case 'advice':
      case 'explained':
        return undefined;
    }
  }

  private set(state: Review): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const reviews = new Map<string, Reviewing>();

/** The review of a kept game in a language; begun when it is first asked for, and never twice. */
export function reviewOf(id: string, language: Language): Reviewing {
  const key = `${id}/${language}`;
  let review = reviews.get(key);
  if (review === undefined || review.snapshot().fault !== undefined) {
    review = new Reviewing(id, language);
    reviews.set(key, review);
  }
  return review;
}
