/** The line to a room: what it says, and what it does when it breaks. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomLink, type Wire } from '../src/online/room-link.ts';

interface Said {
  readonly [part: string]: unknown;
  readonly do: string;
  readonly id: string;
}

/** A line whose other end is the test. */
class FakeWire implements Wire {
  readonly said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(frame: string): void {
    this.said.push(JSON.parse(frame) as Said);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last(): Said {
    return this.said.at(-1) as Said;
  }
}

const ROOM = {
  said: 'room',
  room: { id: 'r', game: 'g', chairs: [], keeper: 0, state: 'playing', options: {}, commitment: 'c' },
  seat: 1,
  here: [1],
  away: [{ seat: 0, for: 5000 }],
  watching: 2,
  lines: [{ n: 1, at: 0, name: 'Ada', text: 'Hi' }],
};
const position = (number: number) => ({ number, viewer: 1, asks: [{ id: 7, choices: [{ id: 'x' }] }], waiting: [] });

let wires: FakeWire[];
let link: RoomLink;
const wire = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  link = new RoomLink('r', { secret: 's' }, () => {
    const made = new FakeWire();
    wires.push(made);
    return made;
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** The line is there, the room has answered, and the table was looked at. */
function connect(): void {
  link.open();
  wire().onopen?.();
  wire().tell({ ...ROOM, to: wire().last.id });
}

function sitting(): void {
  connect();
  wire().tell({ said: 'position', to: wire().last.id, position: position(3), after: 0, events: ['a', 'b'] });
}

describe('a line to a room', () => {
  it('says who it is first, and looks at the table with the eyes of its seat', () => {
    connect();
    expect(wire().said).toMatchObject([
      { do: 'hello', secret: 's' },
      { do: 'look', as: 1 },
    ]);
    expect(wire().said[1]).not.toHaveProperty('heard');
    expect(link.snapshot()).toMatchObject({ is: 'open', seat: 1, watching: 2, lines: [{ text: 'Hi' }] });
    expect(link.snapshot().away.get(0)).toBe(Date.now() - 5000);
  });

  it('does not look at a table that is not set yet', () => {
    link.open();
    wire().onopen?.();
    wire().tell({ ...ROOM, room: { ...ROOM.room, state: 'lobby' } });
    expect(wire().said).toHaveLength(1);
    wire().tell(ROOM);
    expect(wire().last).toMatchObject({ do: 'look', as: 1 });
  });

  it('is knotted again by itself, with the number heard up to; what was on its way is said again, once', () => {
    sitting();
    expect(link.table.snapshot()).toMatchObject({ is: 'open', busy: false, heard: ['a', 'b'] });
    link.table.answer(7, 'x');
    link.table.answer(7, 'y');
    const { said } = wire();
    expect(said.filter((message) => message.do === 'answer')).toHaveLength(1);
    const { id } = wire().last;
    wire().close();
    expect(link.table.snapshot()).toMatchObject({ is: 'reconnecting', busy: true });
    vi.advanceTimersByTime(200);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    wire().tell(ROOM);
    expect(wire().said).toMatchObject([
      { do: 'hello' },
      { do: 'look', as: 1, heard: 3 },
      { do: 'answer', id, choice: 'x', number: 3 },
    ]);
    wire().tell({ said: 'position', position: position(3), after: 2, events: [] });
    expect(link.table.snapshot()).toMatchObject({ is: 'open', busy: true });
    wire().tell({ said: 'position', to: id, position: position(4), after: 2, events: ['c'] });
    expect(link.table.snapshot()).toMatchObject({ busy: false, heard: ['a', 'b', 'c'], position: { number: 4 } });
  });

  it('keeps an answer given while it was broken', () => {
    sitting();
    wire().close();
    link.table.answer(7, 'x');
    vi.advanceTimersByTime(200);
    wire().onopen?.();
    wire().tell(ROOM);
    expect(wire().last).toMatchObject({ do: 'answer', choice: 'x' });
  });

  it('tries at longer and longer intervals, and at once when somebody presses', () => {
    sitting();
    wire().close();
    vi.advanceTimersByTime(200);
    wire().close();
    vi.advanceTimersByTime(200);
    expect(wires).toHaveLength(2);
    link.hurry();
    expect(wires).toHaveLength(3);
  });

  it('asks for the whole where it missed something', () => {
    sitting();
    wire().tell({ said: 'position', position: position(9), after: 5, events: [] });
    expect(wire().last).toMatchObject({ do: 'look', as: 1 });
    expect(wire().last).not.toHaveProperty('heard');
    expect(link.table.snapshot().position?.number).toBe(3);
  });

  it('follows what changed since the position it has, and asks for the whole since any other', () => {
    sitting();
    expect(wire().said[0]).toMatchObject({ do: 'hello', changes: true });
    const change = { in: { number: { is: 4 }, asks: { at: 0, less: 1, more: [] } } };
    wire().tell({ said: 'position', since: 3, change, after: 2, events: ['c'] });
    expect(link.table.snapshot()).toMatchObject({
      position: { number: 4, viewer: 1, asks: [] },
      heard: ['a', 'b', 'c'],
    });
    const { length } = wire().said;
    wire().tell({ said: 'position', since: 3, change, after: 3, events: [] });
    expect(wire().said).toHaveLength(length + 1);
    expect(wire().last).toMatchObject({ do: 'look' });
    expect(wire().last).not.toHaveProperty('heard');
  });

  it('is lost, and stays so, where its key opens nothing any more', () => {
    sitting();
    wire().tell({ said: 'refused', code: 'not-yours' });
    expect(link.snapshot()).toMatchObject({ is: 'lost', why: 'not-yours' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('answers each saying with what became of it, and says so where the line broke before', async () => {
    sitting();
    const done = link.say({ do: 'say', phrase: 'ha' });
    wire().tell({ said: 'done', to: wire().last.id });
    expect(await done).toMatchObject({ said: 'done' });
    const refused = link.say({ do: 'begin' });
    wire().tell({ said: 'refused', to: wire().last.id, code: 'not-the-keeper' });
    expect(await refused).toMatchObject({ code: 'not-the-keeper' });
    const lost = link.say({ do: 'begin' });
    wire().close();
    expect(await lost).toEqual({ said: 'cut-off' });
    expect(await link.say({ do: 'begin' })).toEqual({ said: 'cut-off' });
  });

  it('notices by itself when nothing comes any more', () => {
    sitting();
    vi.advanceTimersByTime(16_000);
    expect(wire().last.do).toBe('ping');
    vi.advanceTimersByTime(20_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it('adds what is said, each once', () => {
    sitting();
    const line = { n: 2, at: 1, name: 'Bo', text: 'Hm' };
    wire().tell({ said: 'line', line });
    wire().tell({ said: 'line', line });
    expect(link.snapshot().lines.map(({ n }) => n)).toEqual([1, 2]);
  });
});
