import pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { HangingServer, type Patience } from './hanging-server.ts';

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
    // Also how long a query waits for a free session: a page can not wait much longer.
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Throws why no session could be opened, in a sentence. */
export function notAnswering(error: NodeJS.ErrnoException): never {
  // Where a name has several addresses, the error has a code and no message.
  const reason = error.message || error.code || '';
  throw new Error(`The PostgreSQL server of DATABASE_URL ${explained(reason, error)}`, {
    cause: error,
  });
}

const untrusted = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_/;

function explained(reason: string, { code = '', syscall, path }: NodeJS.ErrnoException): string {
  if (syscall === 'open')
    return `cannot be asked: ${path}, which DATABASE_URL names, cannot be read (${code}).`;
  if (/ALTNAME/.test(code))
    return 'has a certificate for another name: use the name that it is for in DATABASE_URL.';
  if (untrusted.test(code))
    return `has a certificate that is not trusted (${code}): name the file of its authority in DATABASE_URL, as in ?sslmode=verify-full&sslrootcert=/etc/ssl/postgres-ca.pem`;
  if (/does not support SSL/.test(reason))
    return 'offers no TLS: remove sslmode from DATABASE_URL, or turn TLS on in the server.';
  // A code of five characters is an answer of PostgreSQL itself.
  return `${/^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' ? 'refuses the connection' : 'does not answer'}: ${reason}.`;
}

const limits: pg.ClientConfig = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // The server's own limit answers first; this one is for a server that does not answer at all.
  query_timeout: 35_000,
};

/** One statement as drizzle writes it. */
export type Query = Pick<pg.QueryConfig, 'text'> & Partial<pg.QueryArrayConfig>;
export type Answer = pg.QueryResult;

const serverHangs = 'Connection terminated: the PostgreSQL server does not answer.';

/**
 * Sessions of a PostgreSQL server, opened when they are needed. A broken one never ends the process
 * and is never used again. A statement whose session broke, or whose table has changed since it was
 * prepared, is repeated once when it only reads; a write may have been kept before the answer was lost,
 * so its error goes to the caller.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #prepared = new PreparedStatements();
  readonly #server: HangingServer;

  constructor(
    databaseUrl: string,
    maxConnections: number,
    log: (event: object) => void,
    patience?: Patience,
  ) {
    this.#server = new HangingServer(sessionConfig(databaseUrl), log, patience);
    this.#pool = new pg.Pool({
      ...sessionConfig(databaseUrl),
      ...limits,
      max: maxConnections,
      idleTimeoutMillis: 60_000,
    });
    this.#pool.on('error', (error) => log({ event: 'database connection lost', error }));
    // An error that no listener hears ends the process, and a session may break at any moment of its
    // life: as early as between its first answer and whoever waits for it.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async query(query: Query, values?: unknown[]): Promise<Answer> {
    try {
      return await this.#once(query, values);
    } catch (error) {
      if (!(error instanceof ReadWorthRepeating)) throw error;
      return this.#once(query, values);
    }
  }

  /** Waits for a session of one's own, which has to be released. */
  async connect(): Promise<PostgresSession> {
    if (this.#server.hangs) throw new Error(serverHangs);
    return new PostgresSession(await this.#pool.connect(), this.#prepared, this.#server);
  }

  /** Lets running statements finish; a server that hangs is not waited for. */
  async end(): Promise<void> {
    const gaveUp = Promise.withResolvers<void>();
    await this.#server.watch(Promise.race([this.#pool.end(), gaveUp.promise]), gaveUp.resolve);
    this.#server.close();
  }

  async #once(query: Query, values?: unknown[]): Promise<Answer> {
    const session = await this.connect();
    try {
      return await session.query(query, values);
    } catch (error) {
      throw (isConnectionLost(error) || isOutdatedPlan(error)) && onlyReads(query.text)
        ? new ReadWorthRepeating((error as Error).message, { cause: error })
        : error;
    } finally {
      session.release();
    }
  }
}

class ReadWorthRepeating extends Error {
  override name = 'ReadWorthRepeating';
}

/** One session, until it is released. */
export class PostgresSession {
  readonly #client: pg.PoolClient;
  readonly #prepared: PreparedStatements;
  readonly #server: HangingServer;
  #state: 'held' | 'broken' | 'released' = 'held';

  constructor(client: pg.PoolClient, prepared: PreparedStatements, server: HangingServer) {
    this.#client = client;
    this.#prepared = prepared;
    this.#server = server;
  }

  async query(query: Query, values: unknown[] = []): Promise<Answer> {
    try {
      const name = this.#prepared.nameOf(query.text);
      const answer = this.#client.query({ ...query, name, values } as pg.QueryConfig);
      // Ended in the middle of a statement, a session reports it as lost.
      return await this.#server.watch(answer, () => void this.#client.end());
    } catch (error) {
      if (isConnectionLost(error)) this.discard();
      if (isOutdatedPlan(error)) this.#prepared.forget(query.text);
      throw error;
    }
  }

  /** Has the session thrown away when it is released. */
  discard(): void {
    if (this.#state === 'held') this.#state = 'broken';
  }

  release(): void {
    if (this.#state === 'released') return;
    const broken = this.#state === 'broken';
    this.#state = 'released';
    this.#client.release(broken);
  }
}

/** Whether a statement was prepared before a column of its result had another type. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/**
 * The names under which sessions keep reading statements parsed and planned. Those that are only repeated
 * by chance have none: lists of values are of any length.
 */
class PreparedStatements {
  readonly #names = new Map<string, string>();
  #count = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostPrepared) return known;
    if (!onlyReads(text) || /\bin \(\$\d+,/.test(text)) return undefined;
    const name = `kamsin_${this.#count++}`;
    this.#names.set(text, name);
    return name;
  }

  /** Every session prepares it anew. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}

const mostPrepared = 200;

/** Whether a statement changes nothing. A function called by a SELECT could; the product's own do not. */
export function onlyReads(text: string): boolean {
  return (
    /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?update\b|\bnextval\b|\binto\b/i.test(text)
  );
}
