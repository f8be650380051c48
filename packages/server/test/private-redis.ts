/** A Redis of a test's own: on a free port of this machine, keeping nothing, gone when the test is. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ensure, redis } from '../../../scripts/lib/system.mjs';
import { freePort } from './free-port.ts';

export class PrivateRedis {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'medallion-redis-'));
  private readonly program: string;
  private readonly port: number;
  private child: ChildProcess | undefined;

  /** Undefined where there is none and none may be installed. */
  static async start(): Promise<PrivateRedis | undefined> {
    const program = await ensure(redis);
    if (program === undefined) return undefined;
    const made = new PrivateRedis(program, await freePort());
    await made.run();
    return made;
  }

  private constructor(program: string, port: number) {
    this.program = program;
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Begins to listen, knowing nothing. */
  async run(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(this.program, args, { stdio: 'ignore', cwd: this.folder });
    const { child } = this;
    // Also where a run of tests is broken off, or none of its tests is run.
    process.once('exit', () => child.kill('SIGKILL'));
    const line = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    line.on('error', () => undefined);
    await line.ping();
    line.disconnect();
  }

  pids(): readonly number[] {
    return [this.child?.pid ?? 0];
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    await gone;
  }

  async tearDown(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
