import type { AnyShape } from '@medallion/kernel';
import type { LinkState, TableLink } from '@medallion/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Show } from '../src/table/link/show.ts';

const PACE = 100;

/** A link that says what a test lets it say. */
function scripted() {
  let state: LinkState<AnyShape> = { is: 'opening', heard: [], busy: true };
  const listeners = new Set<() => void>();
  const link: TableLink<AnyShape> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    answer: () => undefined,
    undo: () => undefined,
    tell: () => undefined,
    close: () => undefined,
  };
  const say = (next: LinkState<AnyShape>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { link, say };
}

const event = (type: string) => ({ type, data: {} });

/** The position with this number, before the eyes of seat 0. */
function at(number: number, heard: LinkState<AnyShape>['heard'], busy = false): LinkState<AnyShape> {
  const position = { number, canUndo: false, viewer: 0, seats: 2, table: {}, asks: [], waiting: [] };
  return { is: 'open', position, heard, busy };
}

const [a, b, c, d] = [event('a'), event('b'), event('c'), event('d')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened() {
  const { link, say } = scripted();
  const show = new Show(link, () => PACE);
  show.open();
  say(at(1, [a]));
  vi.advanceTimersByTime(PACE);
  return {
    show,
    say,
    number: () => show.snapshot().position?.number,
    types: () => show.snapshot().events.map(({ type }) => type),
  };
}

it('the table as one finds it is shown at once, and tells nothing as new', () => {
  const { number, types, show } = opened();
  expect(number()).toBe(1);
  expect(types()).toEqual([]);
  expect(show.snapshot().heard).toEqual([a]);
});

it('what others do follows one by one, each with what happened then', () => {
  const { say, number, types, show } = opened();
  say(at(2, [a, b]));
  say(at(3, [a, b, c]));
  vi.advanceTimersByTime(0);
  expect([number(), types(), show.snapshot().behind]).toEqual([2, ['b'], true]);
  vi.advanceTimersByTime(PACE - 1);
  expect(number()).toBe(2);
  vi.advanceTimersByTime(1);
  expect([number(), types(), show.snapshot().behind]).toEqual([3, ['c'], false]);
});

it('an own answer shows at once', () => {
  const { say, number, types } = opened();
  say({ ...at(1, [a]), busy: true });
  say(at(2, [a, b]));
  expect([number(), types()]).toEqual([2, ['b']]);
});

it('a key skips to the end, and all that was skipped is told together', () => {
  const { say, number, types, show } = opened();
  say(at(2, [a, b]));
  say(at(3, [a, b, c]));
  say(at(4, [a, b, c, d]));
  show.skip();
  expect([number(), types(), show.snapshot().behind]).toEqual([4, ['b', 'c', 'd'], false]);
  vi.advanceTimersByTime(10 * PACE);
  expect(number()).toBe(4);
});

it('nothing goes on while somebody looks at something', () => {
  const { say, number, show } = opened();
  show.hold(true);
  say(at(2, [a, b]));
  vi.advanceTimersByTime(10 * PACE);
  expect(number()).toBe(1);
  show.hold(false);
  vi.advanceTimersByTime(0);
  expect(number()).toBe(2);
});

it('other eyes and what was taken back are shown at once', () => {
  const { say, number, types, show } = opened();
  say(at(2, [a, b]));
  say(at(3, []));
  expect([number(), types()]).toEqual([3, []]);
  const other = at(3, [a]);
  say({ ...other, position: { ...other.position, viewer: 1 } as never });
  expect(show.snapshot().position?.viewer).toBe(1);
  expect(types()).toEqual([]);
});

it('a refusal of the position that is shown is heard without another position', () => {
  const { say, number, show } = opened();
  say({ ...(show.snapshot() as LinkState<AnyShape>), refusal: { code: 'unknown-option' } });
  expect(number()).toBe(1);
  expect(show.snapshot().refusal).toEqual({ code: 'unknown-option' });
});

it('stops when somebody pauses, goes on step by step, and hears no key until then', () => {
  const { show, say, number } = opened();
  show.pause(true);
  say(at(2, [a, b]));
  say(at(3, [a, b, c]));
  vi.advanceTimersByTime(PACE * 10);
  show.skip();
  expect(number()).toBe(1);
  show.step();
  expect([number(), show.snapshot().paused, show.snapshot().behind]).toEqual([2, true, true]);
  show.pause(false);
  vi.advanceTimersByTime(PACE);
  expect([number(), show.snapshot().behind]).toEqual([3, false]);
});

it('shows once more what others did since the own last answer', () => {
  const { show, say, number, types } = opened();
  say(at(2, [a, b]));
  say(at(3, [a, b, c]));
  vi.advanceTimersByTime(PACE * 3);
  expect([number(), show.snapshot().canRepeat]).toEqual([3, true]);
  show.again();
  expect([number(), types()]).toEqual([1, []]);
  vi.advanceTimersByTime(PACE);
  expect([number(), types()]).toEqual([2, ['b']]);
  vi.advanceTimersByTime(PACE);
  expect([number(), types()]).toEqual([3, ['c']]);
  expect(show.snapshot().behind).toBe(false);
});

it('what was heard anew while it waited is shown as it was heard last: an answer refused meanwhile is not on its way for ever', () => {
  const { say, number, show } = opened();
  say({ ...at(1, [a]), busy: true });
  say(at(2, [a, b], true));
  // The own answer is refused: the same question lies there again.
  say({ ...at(2, [a, b]), refusal: { code: 'stale', number: 2 } });
  vi.advanceTimersByTime(2 * PACE);
  expect([number(), show.snapshot().busy, show.snapshot().behind]).toEqual([2, false, false]);
});

it('who only came or went while something waited does not bring an older state back', () => {
  const { say, number, show } = opened();
  const next = at(2, [a, b], true);
  say(next);
  say({ ...next, busy: false });
  vi.advanceTimersByTime(2 * PACE);
  expect([number(), show.snapshot().busy]).toEqual([2, false]);
});
