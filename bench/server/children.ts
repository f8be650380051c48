import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, which tells its address when it listens. */
export interface ServerProcess {
  readonly url: string;
  /** What it holds in memory after a cleaning, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const nextMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
  });

export async function startServer(file: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    // Standard output is for the rows alone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = await nextMessage<{ url: string }>(child);
  return {
    url,
    async memory() {
      const told = nextMessage<{ bytes: number }>(child);
      child.send('memory');
      return (await told).bytes;
    },
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
  process.on('message', () => void weigh());
  process.send?.({ url });
}

async function weigh(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
}
