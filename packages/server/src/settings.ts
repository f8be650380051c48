import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the server lies: relative folders count from there. */
export interface Home {
  readonly folder: string;
  /** The built page. */
  readonly webRoot: string;
}

const project = fileURLToPath(new URL('../../../', import.meta.url));

export const PROJECT: Home = { folder: project, webRoot: resolve(project, 'packages/web/dist') };

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where tables are kept. */
  readonly dataDir: string;
  /** A PostgreSQL database that keeps them instead. */
  readonly databaseUrl?: string;
  /** A Redis by which several processes on one database reach each other. */
  readonly redisUrl?: string;
  /** The built page. */
  readonly webRoot: string;
  /** Milliseconds between saying that this node leaves and sending its people elsewhere. */
  readonly notice: number;
  /** Milliseconds after which a table nobody touches is at rest; after twice as long it is removed. Unset: never. */
  readonly restAfter?: number;
  /** What opens the host's page; without one there is none. */
  readonly adminSecret?: string;
  /** Where push services find whoever runs this: an address of a page or of mail. */
  readonly pushContact?: string;
  /** Origins that calls may be sent to besides push services outside. */
  readonly pushAllowed: readonly string[];
  /** Whether somebody in front of us says where a request really comes from. */
  readonly behindProxy: boolean;
}

/** What the environment asks for; relative folders count from where the server lies. Throws one plain sentence. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>, home = PROJECT): Settings {
  const port = Number(env.PORT || '8484');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must be the address of a PostgreSQL database: postgres://name:word@host/database.');
  }
  const redisUrl = env.REDIS_URL || undefined;
  if (redisUrl !== undefined && !/^rediss?:\/\//.test(redisUrl)) {
    throw new Error('REDIS_URL must be the address of a Redis: redis://host:6379.');
  }
  if (redisUrl !== undefined && databaseUrl === undefined) {
    throw new Error('REDIS_URL is for several processes on one database: set DATABASE_URL as well.');
  }
  const notice = Number(env.DRAIN_SECONDS || '0') * 1000;
  if (!(notice >= 0 && notice <= 600_000)) {
    throw new Error(`DRAIN_SECONDS must be a number of seconds from 0 to 600, not "${env.DRAIN_SECONDS}".`);
  }
  const restDays = env.REST_DAYS === undefined || env.REST_DAYS === '' ? undefined : Number(env.REST_DAYS);
  if (restDays !== undefined && !(Number.isInteger(restDays) && restDays >= 1 && restDays <= 3650)) {
    throw new Error(`REST_DAYS must be a whole number of days from 1 to 3650, not "${env.REST_DAYS}".`);
  }
  const adminSecret = env.ADMIN_SECRET || undefined;
  if (adminSecret !== undefined && adminSecret.length < 16) {
    throw new Error('ADMIN_SECRET must have at least 16 characters: whoever guesses it can stop the server.');
  }
  const pushContact = env.PUSH_CONTACT || undefined;
  if (pushContact !== undefined && !/^(?:https:\/\/|mailto:)\S+$/.test(pushContact)) {
    throw new Error('PUSH_CONTACT must be where you are found: mailto:you@example.org or https://example.org.');
  }
  const pushAllowed = (env.PUSH_ALLOWED ?? '').split(/[ ,]+/).filter(Boolean);
  if (!pushAllowed.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) {
    throw new Error('PUSH_ALLOWED must be origins with spaces between them: http://127.0.0.1:9000.');
  }
  return {
    notice,
    ...(restDays !== undefined && { restAfter: restDays * 24 * 60 * 60 * 1000 }),
    pushAllowed,
    ...(pushContact !== undefined && { pushContact }),
    ...(adminSecret !== undefined && { adminSecret }),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    host: env.HOST || 'localhost',
    port,
    dataDir: resolve(home.folder, env.DATA_DIR || 'data'),
    webRoot: home.webRoot,
    behindProxy: env.BEHIND_PROXY === '1',
  };
}
