import { type ChildProcess, fork } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';

/** A server in a process of its own, which tells its address when it listens. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it holds in memory after a cleaning, in bytes. */
  memory(): Promise<number>;
  /** What it has worked so far, in microseconds of a core. */
  worked(): Promise<number>;
  /** Bytes over its lines so far, both ways: to its people, and to others by the port they listen on. */
  wires(): Promise<Wires>;
  stop(): Promise<void>;
}

export type Wires = Readonly<Record<string, number>>;

const nextMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${String(code)}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

/** Where a bench lies that was built, and the servers it starts beside it. */
const beside = dirname(process.argv[1] ?? '');

export async function startServer(
  name: string,
  more: Readonly<Record<string, string>> = {},
  folder = beside,
): Promise<ServerProcess> {
  const child = fork(join(folder, `${name}.mjs`), [], {
    execArgv: ['--expose-gc'],
    // Standard output is for the rows alone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...more },
  });
  const { url } = await nextMessage<{ url: string }>(child);
  const ask = <T = number>(what: 'memory' | 'worked' | 'wires'): Promise<T> => {
    const told = nextMessage<T>(child);
    child.send(what);
    return told;
  };
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => ask('memory'),
    worked: () => ask('worked'),
    wires: () => ask<Wires>('wires'),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** In the server's process: tells where it listens, and what it holds whenever it is asked. */
export function tellParent(url: string): void {
  process.on('message', (asked) => {
    if (asked === 'memory') void weigh();
    else if (asked === 'wires') process.send?.(bytesOverWires());
    else tellWork();
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}

async function weigh(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
}

function tellWork(): void {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
}

/** Lines of this process that are open, and what those that were closed have carried. */
const lines = new Set<{ readonly socket: Socket; readonly isPerson: boolean }>();
const closed: Record<string, number> = {};

function note(socket: Socket, isPerson: boolean): void {
  const line = { socket, isPerson };
  lines.add(line);
  // Nothing of it is kept: what a server holds in memory is measured as well.
  socket.once('close', () => {
    carry(line, closed);
    lines.delete(line);
  });
}

subscribe('net.server.socket', (told) => note((told as { readonly socket: Socket }).socket, true));
// Node tells of lines to others only where they are made in the usual way, which those to PostgreSQL are not.
const connect = Reflect.get(Socket.prototype, 'connect');
Socket.prototype.connect = function connectAndNote(this: Socket, ...to: unknown[]): Socket {
  note(this, false);
  return Reflect.apply(connect, this, to) as Socket;
};

/** Those of people together, others by where they lead. */
function carry({ socket, isPerson }: { socket: Socket; isPerson: boolean }, into: Record<string, number>): void {
  const to = isPerson ? 'people' : String(socket.remotePort);
  into[to] = (into[to] ?? 0) + socket.bytesRead + socket.bytesWritten;
}

function bytesOverWires(): Wires {
  const bytes = { ...closed };
  for (const line of lines) carry(line, bytes);
  return bytes;
}
