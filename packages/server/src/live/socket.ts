/** One connection: reads its frames, keeps it within its limits, and does not let a slow reader cost others. */

import { BadInput } from '@medallion/kernel';
import { NoTable } from '@medallion/table';
import type { SocketRefusal } from '@medallion/table/room';
import type { WebSocket } from 'ws';
import { Refused } from '../room/room.ts';
import type { Metrics } from '../metrics.ts';
import { type Guest, type LiveRoom, SocketRefused, type Tell } from './live-room.ts';
import type { Drain } from './drain.ts';
import { isToTable, readFrame } from './messages.ts';
import type { Rooms } from './rooms.ts';
import { shortener } from './shorter.ts';

/** No message of ours is longer. */
export const FRAME_LIMIT = 8 * 1024;
/** No sensible id is longer. */
const ID_LIMIT = 64;
/** Bytes a reader may be behind before it is told the whole anew instead of everything it missed. */
const BEHIND_LIMIT = 256 * 1024;
/** Messages a second, and how many seconds' worth may come at once after a pause. */
export const RATE = 20;
const BURST = 3;
/** How often a line is asked whether anybody is still there, in milliseconds; who does not answer in time is gone. */
const PULSE = 20_000;
/** Refused frames in a row after which somebody is not playing but trying. */
const PATIENCE = 100;

export interface Line {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: (fault: unknown) => void;
  /** Messages a second from one line. */
  readonly rate: number;
  readonly drain: Drain;
}

/** "Service restart": the page knots its line again, and lands where people are sent by then. */
const ELSEWHERE = 1012;

/** Serves a socket at the address of a room until it closes. */
export function serveSocket(socket: WebSocket, id: string, { rooms, metrics, now, report, rate, drain }: Line): void {
  if (drain.isClosed) return socket.close(ELSEWHERE, 'elsewhere');
  let room: LiveRoom | undefined;
  let guest: Guest | undefined;
  let behind = false;
  let tokens = BURST * rate;
  let filledAt = now();
  let refused = 0;
  let queue: Promise<void> = Promise.resolve();
  let shorten: (message: Parameters<Tell>[0]) => object = (message) => message;
  metrics.sockets.inc();

  const send = (message: Parameters<Tell>[0]): void => {
    if (socket.readyState !== socket.OPEN) return;
    // What a slow reader misses it asks for by itself: the next message does not follow on what it has heard.
    if (socket.bufferedAmount > BEHIND_LIMIT && (message.said === 'position' || message.said === 'line')) {
      behind = true;
      return;
    }
    const frame = JSON.stringify(shorten(message));
    metrics.sent.observe(frame.length);
    socket.send(frame, catchUp);
  };

  const catchUp = (): void => {
    if (!behind || socket.bufferedAmount > 0 || guest?.listening === undefined || room === undefined) return;
    behind = false;
    void room.toTable(guest, { do: 'look', id: 'catch-up', as: guest.listening.viewer }).catch(report);
  };

  const refuse = (code: SocketRefusal, to?: string, where?: string): void => {
    metrics.refused.inc({ code });
    refused += 1;
    send({ said: 'refused', ...(to !== undefined && { to }), code, ...(where !== undefined && { where }) });
    if (refused > PATIENCE) socket.close(1008, 'too many refusals');
  };

  const hear = async (frame: string): Promise<void> => {
    let to: string | undefined;
    try {
      const message = readFrame(frame);
      to = message.id;
      if (message.do === 'hello') {
        if (guest !== undefined) throw new SocketRefused('malformed', 'hello');
        if (message.changes === true) shorten = shortener();
        ({ room, guest } = await rooms.enter(id, message, send));
      } else if (guest === undefined || room === undefined) throw new SocketRefused('say-hello-first');
      else if (isToTable(message)) {
        const arrived = performance.now();
        await room.toTable(guest, message);
        if (message.do === 'answer') metrics.answered.observe((performance.now() - arrived) / 1000);
      } else await room.hear(guest, message);
      refused = 0;
    } catch (fault) {
      if (fault instanceof BadInput) refuse('malformed', to ?? idIn(frame), fault.where);
      else if (fault instanceof SocketRefused) refuse(fault.code, to, fault.where);
      else if (fault instanceof Refused) refuse(fault.code, to);
      // Taken away while somebody was at it.
      else if (fault instanceof NoTable && fault.fault.code === 'gone') refuse('no-such-room', to);
      else {
        report(fault);
        refuse('not-kept', to);
      }
    }
  };

  // What is said from now on is said again at another node: nobody has answered it.
  let isEnding = false;
  const ended = drain.add({
    async end() {
      isEnding = true;
      await queue;
      socket.close(ELSEWHERE, 'elsewhere');
    },
  });

  socket.on('message', (data: Buffer, binary: boolean) => {
    if (isEnding) return;
    const at = now();
    tokens = Math.min(BURST * rate, tokens + ((at - filledAt) / 1000) * rate);
    filledAt = at;
    metrics.received.inc();
    if (tokens < 1) return refuse('too-many');
    tokens -= 1;
    if (binary || data.length > FRAME_LIMIT) return refuse('too-large');
    const text = data.toString('utf8');
    // One after the other: what somebody says first is done first.
    queue = queue.then(() => hear(text));
  });
  let answered = true;
  const pulse = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PULSE);
  pulse.unref();
  socket.on('pong', () => {
    answered = true;
  });
  // A line that breaks, or a frame that is too large, is no fault of ours.
  socket.on('error', () => metrics.refused.inc({ code: 'broken' }));
  socket.on('close', () => {
    metrics.sockets.dec();
    ended();
    clearInterval(pulse);
    void queue
      .then(async () => {
        if (guest !== undefined) await room?.leave(guest);
        await rooms.letGo(id);
      })
      .catch(report);
  });
}

/** The id of a frame that could not be read otherwise: whoever sent it waits for an answer to that. */
function idIn(frame: string): string | undefined {
  try {
    const { id } = JSON.parse(frame) as { readonly id?: unknown };
    return typeof id === 'string' && id.length <= ID_LIMIT ? id : undefined;
  } catch {
    return undefined;
  }
}
