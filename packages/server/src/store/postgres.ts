/** PostgreSQL, for who hosts more than one process serves. The same tables and the same history as in the embedded one. */

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
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
    // An answer that was acknowledged is on the disk, whatever the database is used to. And what a node had begun when its
    // line was lost without a word is undone as soon as the node itself has given up: until then it would hold its rows,
    // and every other node would wait for them.
    options: `-c synchronous_commit=on -c idle_in_transaction_session_timeout=${PATIENCE}`,
  });
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', () => undefined);
  // Also between two questions of one transaction: the next question fails then, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: givingUp(pool) }) });
}

/**
 * A connection on which a question was not answered in time is not used again: the network may have lost it without a
 * word, and everybody who got it later would wait as long.
 */
function givingUp(pool: pg.Pool): PostgresPool {
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let isLost = false;
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query(text, [...values]);
        } catch (fault) {
          // PostgreSQL's own complaints have a code of five letters; whatever else goes wrong is the line.
          isLost ||= !/^[0-9A-Z]{5}$/.test(String((fault as { code?: unknown }).code ?? ''));
          throw fault;
        }
      };
      return { query, release: () => client.release(isLost) } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
