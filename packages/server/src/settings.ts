import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where tables are kept. */
  readonly dataDir: string;
  /** The built page. */
  readonly webRoot: string;
  /** Whether somebody in front of us says where a request really comes from. */
  readonly behindProxy: boolean;
}

/** What the environment asks for; relative folders count from the project. Throws one plain sentence. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env.PORT || '8484');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  }
  return {
    host: env.HOST || 'localhost',
    port,
    dataDir: resolve(projectRoot, env.DATA_DIR || 'data'),
    webRoot: resolve(projectRoot, 'packages/web/dist'),
    behindProxy: env.BEHIND_PROXY === '1',
  };
}
