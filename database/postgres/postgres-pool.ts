import pg from 'pg';
import { isConnectionLost } from '../connection-lost.ts';
import type { Answer, Query, QueryClient, QueryPool } from '../query-pool.ts';

// Dates in parameters mean the same moment whatever the time zone of the host.
pg.defaults.parseInputDatesAsUTC = true;

/** How the server lists our sessions. */
export const applicationName = 'kamsin';

/** How every session of ours talks to the server. */
export function sessionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

const limits: pg.ClientConfig = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // The server's own limit answers first; this one is for a server that does not answer at all.
  query_timeout: 35_000,
};

/**
 * Sessions of a PostgreSQL server. A broken one never ends the process and is never used again.
 * A statement whose session broke is repeated once, on another one, when it only reads; a write
 * may have been kept before the answer was lost, so its error goes to the caller.
 */
export class PostgresPool implements QueryPool {
  readonly #pool: pg.Pool;

  constructor(databaseUrl: string, maxConnections: number, log: (event: object) => void) {
    this.#pool = new pg.Pool({
      ...sessionConfig(databaseUrl),
      ...limits,
      max: maxConnections,
      idleTimeoutMillis: 60_000,
    });
    this.#pool.on('error', (error) =>
      log({ event: 'database connection lost', error: error.message }),
    );
  }

  async query(query: Query, values?: unknown[]): Promise<Answer> {
    try {
      return await this.#once(query, values);
    } catch (error) {
      if (!(error instanceof LostWhileReading)) throw error;
      return this.#once(query, values);
    }
  }

  async connect(): Promise<QueryClient> {
    return new PostgresClient(await this.#pool.connect());
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #once(query: Query, values?: unknown[]): Promise<Answer> {
    const client = await this.connect();
    try {
      return await client.query(query, values);
    } catch (error) {
      const lost = isConnectionLost(error);
      client.release(lost);
      throw lost && onlyReads(query.text)
        ? new LostWhileReading((error as Error).message, { cause: error })
        : error;
    } finally {
      client.release();
    }
  }
}

class LostWhileReading extends Error {
  override name = 'LostWhileReading';
}

class PostgresClient implements QueryClient {
  readonly #client: pg.PoolClient;
  #state: 'held' | 'broken' | 'released' = 'held';
  // Without a listener a break between two statements would end the process.
  readonly #onError = () => {
    if (this.#state === 'held') this.#state = 'broken';
  };

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('error', this.#onError);
  }

  async query(query: Query, values?: unknown[]): Promise<Answer> {
    try {
      return await sendQuery(this.#client, query, values);
    } catch (error) {
      if (isConnectionLost(error)) this.#onError();
      throw error;
    }
  }

  release(broken = false): void {
    if (this.#state === 'released') return;
    const discard = broken || this.#state === 'broken';
    this.#state = 'released';
    this.#client.release(discard);
    // A thrown away session may still report its end.
    if (!discard) this.#client.off('error', this.#onError);
  }
}

/** Sends one statement on a session of pg. */
export async function sendQuery(
  client: pg.ClientBase,
  query: Query,
  values: unknown[] = [],
): Promise<Answer> {
  return client.query({ ...query, values } as pg.QueryConfig);
}

// A function called by a SELECT could write; the product's own do not.
function onlyReads(text: string): boolean {
  return (
    /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?update\b|\bnextval\b|\binto\b/i.test(text)
  );
}
