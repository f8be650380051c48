/** A PostgreSQL of a test's own: in a temporary folder, on a free port of this machine, gone when the test is. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { ensure, postgres } from '../../../scripts/lib/system.mjs';
import { freePort } from './free-port.ts';

/** The user Debian made for it: PostgreSQL does not run as root. */
function whoRunsIt(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (of: '-u' | '-g'): number => Number(execFileSync('id', [of, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export class PrivatePostgres {
  readonly url: string;
  private readonly folder: string;
  /** The folder of its programs. */
  readonly programs: string;
  private readonly port: number;
  private readonly user: ReturnType<typeof whoRunsIt>;
  private child: ChildProcess | undefined;

  /** Undefined where there is none and none may be installed. */
  static async start(): Promise<PrivatePostgres | undefined> {
    const initdb = await ensure(postgres);
    if (initdb === undefined) return undefined;
    const made = new PrivatePostgres(dirname(realpathSync(initdb)), await freePort());
    await made.run();
    return made;
  }

  private constructor(programs: string, port: number) {
    this.programs = programs;
    this.port = port;
    this.user = whoRunsIt();
    this.url = `postgres://medallion@127.0.0.1:${port}/postgres`;
    this.folder = mkdtempSync(join(tmpdir(), 'medallion-postgres-'));
    if (this.user !== undefined) chownSync(this.folder, this.user.uid, this.user.gid);
    const args = ['-D', this.folder, '-U', 'medallion', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), args, { ...this.user, stdio: 'ignore', cwd: this.folder });
  }

  /** Begins to listen, on the data it has. */
  async run(): Promise<void> {
    const args = ['-D', this.folder, '-p', String(this.port), '-h', '127.0.0.1', '-k', this.folder];
    this.child = spawn(join(this.programs, 'postgres'), args, { ...this.user, stdio: 'ignore', cwd: this.folder });
    const { child } = this;
    // Also where a run of tests is broken off, or none of its tests is run.
    process.once('exit', () => child.kill('SIGQUIT'));
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      const listens = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (listens) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Its processes: one for each connection, and some that look after it. */
  pids(): readonly number[] {
    const { pid = 0 } = this.child ?? {};
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...children.filter((each) => each !== '').map(Number)];
  }

  /** As a machine without power, or in an orderly way. */
  async stop(how: 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill(how);
    await gone;
  }

  async tearDown(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
