/** PostgreSQL, for who hosts more than one process serves. The same tables and the same history as in the embedded one. */

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** Connections of one node. Answers of the same moment share a commit, so that few are enough. */
const CONNECTIONS = 8;
/** Milliseconds until a database that does not answer counts as gone; whoever waits is told to try again. */
const PATIENCE = 5000;

/** The database at an address such as `postgres://name:word@host/database`. Nothing is asked of it yet. */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    // An answer that was acknowledged is on the disk, whatever the database is used to.
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
