/**
 * What was heard, shown at a reader's pace. The table itself never waits: its position is final, the show only tells
 * how it came about. Own answers show at once; what others do follows one by one, and any key skips to the end.
 */

import type { HeardEvent, Shape } from '@medallion/kernel';
import type { LinkState, TableLink } from '@medallion/table';

export interface ShownState<G extends Shape> extends LinkState<G> {
  /** What happened between the position that was shown before and this one. */
  readonly events: readonly HeardEvent<G>[];
  /** More has happened than is shown. */
  readonly behind: boolean;
  /** Somebody has stopped the show: the next comes when they ask for it. */
  readonly paused: boolean;
  /** What others did since the own last answer can be shown once more. */
  readonly canRepeat: boolean;
}

/** So many steps of others are remembered to be shown again. */
const MOST_REMEMBERED = 400;

export class Show<G extends Shape> {
  private readonly pace: () => number;
  private readonly listeners = new Set<() => void>();
  private readonly link: TableLink<G>;
  private stop: (() => void) | undefined;
  private shown: ShownState<G>;
  private readonly waiting: LinkState<G>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private paused = false;
  /** The position of the own last answer, and everything that was shown since. */
  private told: LinkState<G>[] = [];
  private lastShownAt = 0;

  constructor(link: TableLink<G>, pace: () => number) {
    this.pace = pace;
    this.shown = { ...link.snapshot(), events: [], behind: false, paused: false, canRepeat: false };
    this.link = link;
  }

  /** Begins to listen to the link. */
  readonly open = (): void => {
    const { link } = this;
    this.stop?.();
    this.stop = link.subscribe(() => this.hear(link.snapshot()));
    this.hear(link.snapshot());
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ShownState<G> => this.shown;

  /** Shows everything that has happened. */
  readonly skip = (): void => {
    if (this.held || this.paused) return;
    this.skipToEnd();
  };

  private skipToEnd(): void {
    clearTimeout(this.timer);
    const last = this.waiting.at(-1);
    this.waiting.length = 0;
    if (last !== undefined) this.lay(last);
  }

  /** Nothing more is shown while somebody looks at what is shown now. */
  readonly hold = (holds: boolean): void => {
    this.held = holds;
    this.goOn();
  };

  /** Stops the show until it is asked to go on: the table itself does not wait. */
  readonly pause = (pauses: boolean): void => {
    this.paused = pauses;
    this.tell({ ...this.shown, paused: pauses });
    this.goOn();
  };

  /** Shows the next thing that happened, and stops there. */
  readonly step = (): void => {
    this.paused = true;
    clearTimeout(this.timer);
    const next = this.waiting.shift();
    if (next === undefined) this.tell({ ...this.shown, paused: true });
    else this.lay(next);
  };

  /** Shows once more what others did since the own last answer. */
  readonly again = (): void => {
    const [from, ...rest] = this.told;
    if (from === undefined || rest.length === 0) return;
    this.waiting.unshift(...rest);
    this.told = [];
    this.lay(from);
    this.goOn();
  };

  readonly close = (): void => {
    this.stop?.();
    this.stop = undefined;
    clearTimeout(this.timer);
  };

  private hear(state: LinkState<G>): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (isSamePosition(last, state)) {
      // Only who is here, whether an answer is on its way, or why it was refused.
      const { position, heard, events } = this.shown;
      const behind = this.waiting.length > 0;
      if (behind) this.waiting[this.waiting.length - 1] = state;
      return this.tell({
        ...this.manner(),
        ...state,
        ...(position === undefined ? {} : { position }),
        heard,
        events,
        behind,
      });
    }
    if (this.showsAtOnce(last, state)) {
      clearTimeout(this.timer);
      this.waiting.length = 0;
      this.told = [];
      return this.lay(state);
    }
    this.waiting.push(state);
    this.tell({ ...this.shown, busy: state.busy, behind: true });
    this.goOn();
  }

  /** One's own answer, a change of eyes, what was taken back, and the table as one finds it need no telling. */
  private showsAtOnce(last: LinkState<G>, state: LinkState<G>): boolean {
    const { position } = state;
    if (position === undefined || last.position === undefined || state.is !== 'open') return true;
    if (last.position.viewer !== position.viewer || state.heard.length < last.heard.length) return true;
    const own = last.busy && !state.busy;
    return own || document.hidden;
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.waiting.length === 0 || this.held || this.paused) return;
    if (this.pace() === 0) return this.skipToEnd();
    const wait = Math.max(0, this.lastShownAt + this.pace() - Date.now());
    this.timer = setTimeout(() => {
      // Taken only now: what waits may have been heard anew, with an answer that is no longer on its way.
      const next = this.waiting.shift();
      if (next !== undefined) this.lay(next);
      this.goOn();
    }, wait);
  }

  private lay(state: LinkState<G>): void {
    this.lastShownAt = Date.now();
    this.told.push(state);
    if (this.told.length > MOST_REMEMBERED) this.told.shift();
    this.tell({ ...this.manner(), ...state, events: newTo(this.shown, state), behind: this.waiting.length > 0 });
  }

  private manner(): Pick<ShownState<G>, 'paused' | 'canRepeat'> {
    return { paused: this.paused, canRepeat: this.told.length > 1 };
  }

  private tell(state: ShownState<G>): void {
    this.shown = state;
    for (const listener of this.listeners) listener();
  }
}

const isSamePosition = <G extends Shape>(one: LinkState<G>, other: LinkState<G>): boolean =>
  one.position === other.position && one.is === other.is && one.heard === other.heard;

/** What a state tells beyond another. Other eyes, and a table as one finds it, tell nothing new. */
function newTo<G extends Shape>(before: LinkState<G>, now: LinkState<G>): readonly HeardEvent<G>[] {
  if (before.position === undefined || before.position.viewer !== now.position?.viewer) return [];
  const from = before.heard.length;
  const follows = from === 0 || now.heard[from - 1] === before.heard[from - 1];
  return follows ? now.heard.slice(from) : [];
}
