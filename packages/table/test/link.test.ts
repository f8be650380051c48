import type { TicTacToe } from '@medallion/kernel/reference';
import { expect, test } from 'vitest';
import { afterHearing, type LinkState, missedSome, OPENING } from '../src/link.ts';
import type { FromTable } from '../src/wire.ts';

type Message = FromTable<TicTacToe>;
const event = (cell: number) => ({ type: 'marked', data: { seat: 0, cell } }) as const;
const position = (number: number) =>
  ({ number, viewer: 0 }) as unknown as Extract<Message, { said: 'position' }>['position'];
const hear = (state: LinkState<TicTacToe>, message: Message, awaited?: string) => afterHearing(state, message, awaited);

test('a link remembers what it heard: more is added, what was taken back is gone, what stays is the same', () => {
  let state = hear(OPENING, { said: 'position', position: position(1), after: 0, events: [event(1), event(2)] });
  const [first] = state.heard;
  state = hear(state, { said: 'position', position: position(2), after: 2, events: [event(3)] });
  expect(state.heard.map(({ data }) => data.cell)).toEqual([1, 2, 3]);
  state = hear(state, { said: 'position', position: position(3), after: 1, events: [event(7)] });
  expect(state.heard.map(({ data }) => data.cell)).toEqual([1, 7]);
  expect(state.heard[0]).toBe(first);
  const same = hear(state, { said: 'position', position: position(3), after: 2, events: [] });
  expect(same.heard).toBe(state.heard);
});

test('a refusal is gone with the next position, and whatever else a link knows of itself stays', () => {
  const refused = hear({ ...OPENING, elsewhere: true } as LinkState<TicTacToe>, {
    said: 'refusal',
    to: 'a',
    refusal: { code: 'game-over' },
    position: position(1),
    after: 0,
    events: [],
  });
  expect(refused).toMatchObject({ is: 'open', refusal: { code: 'game-over' }, elsewhere: true });
  const next = hear(refused, { said: 'position', position: position(2), after: 0, events: [] });
  expect('refusal' in next).toBe(false);
  expect(next).toMatchObject({ elsewhere: true });
});

test('a link is busy until its own message is answered, and lost for good', () => {
  const other = hear(OPENING, { said: 'position', position: position(1), after: 0, events: [] }, 'mine');
  expect(other.busy).toBe(true);
  expect(hear(other, { said: 'position', to: 'mine', position: position(2), after: 0, events: [] }, 'mine').busy).toBe(
    false,
  );
  expect(hear(other, { said: 'lost', fault: { code: 'gone' } }, 'mine')).toMatchObject({ is: 'lost', busy: false });
});

test('a message that begins behind what was heard says that something was missed', () => {
  const state = hear(OPENING, { said: 'position', position: position(1), after: 0, events: [event(1)] });
  expect(missedSome(state, { said: 'position', position: position(9), after: 5, events: [] })).toBe(true);
  expect(missedSome(state, { said: 'position', position: position(9), after: 1, events: [] })).toBe(false);
});
