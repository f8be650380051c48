/** Whoever reads slowly costs others nothing: what they miss is not piled up, and they get the whole when they have caught up. */

import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { Tell } from '../src/live/live-room.ts';
import { Drain } from '../src/live/drain.ts';
import type { Rooms } from '../src/live/rooms.ts';
import { serveSocket } from '../src/live/socket.ts';
import { newMetrics } from '../src/metrics.ts';

/** A socket whose other end reads only when it is told to. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  readonly sent: { readonly said?: string; readonly position?: { readonly number: number } }[] = [];
  private readonly waiting: (() => void)[] = [];
  send(frame: string, done: () => void): void {
    this.sent.push(JSON.parse(frame) as never);
    this.bufferedAmount += frame.length;
    this.waiting.push(done);
  }
  read(): void {
    this.bufferedAmount = 0;
    for (const done of this.waiting.splice(0)) done();
  }
  close(): void {
    this.emit('close');
  }
  ping(): void {}
  terminate(): void {}
}

test('positions are left out for a slow reader, who then asks for the whole once', async () => {
  const socket = new SlowSocket();
  let tell: Tell = () => undefined;
  const guest = { tell, name: 'Ada', seat: 0, listening: { viewer: 0 } };
  const room = {
    toTable: vi.fn<(guest: unknown, message: unknown) => Promise<void>>(async () => undefined),
    leave: async () => undefined,
  };
  const rooms = {
    enter: async (_id: string, _hello: unknown, told: Tell) => {
      tell = told;
      return { room, guest };
    },
    letGo: async () => undefined,
  } as unknown as Rooms;
  serveSocket(socket as never, 'room', {
    rooms,
    metrics: newMetrics(() => 1),
    now: () => 0,
    report: (fault) => {
      throw fault;
    },
    rate: 20,
    drain: new Drain(),
  });
  socket.emit('message', Buffer.from(JSON.stringify({ do: 'hello', id: '1', secret: 'a'.repeat(32) })), false);
  await vi.waitFor(() => expect(tell).not.toBe(guest.tell));
  // As large as a long game's position: a handful of them is more than anybody needs to keep for one reader.
  const position = (number: number) =>
    ({ said: 'position', after: number, events: [], position: { number, table: 'x'.repeat(60_000) } }) as never;
  for (let n = 1; n <= 40; n++) tell(position(n));
  expect(socket.sent.length).toBeLessThan(8);
  expect(socket.bufferedAmount).toBeLessThan(400_000);
  // What must be answered is told all the same.
  tell({ said: 'done', to: '2' });
  expect(socket.sent.at(-1)?.said).toBe('done');
  expect(room.toTable).not.toHaveBeenCalled();
  socket.read();
  expect(room.toTable).toHaveBeenCalledTimes(1);
  expect(room.toTable).toHaveBeenCalledWith(guest, { do: 'look', id: 'catch-up', as: 0 });
  tell(position(41));
  expect(socket.sent.at(-1)?.position?.number).toBe(41);
  socket.close();
});
