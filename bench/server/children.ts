import { type ChildProcess, fork } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
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

/** Every line of this process, with what it sent and heard: those it opened by where they lead, those of people together. */
const lines: { readonly socket: Socket; readonly isPerson: boolean }[] = [];
for (const isPerson of [true, false])
  subscribe(`net.${isPerson ? 'server' : 'client'}.socket`, (told) =>
    lines.push({ ...(told as { readonly socket: Socket }), isPerson }),
  );

function bytesOverWires(): Wires {
  const bytes: Record<string, number> = {};
  for (const { socket, isPerson } of lines) {
    const to = isPerson ? 'people' : String(socket.remotePort);
    bytes[to] = (bytes[to] ?? 0) + socket.bytesRead + socket.bytesWritten;
  }
  return bytes;
}
