import pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { ServerWatchdog, type WatchdogTimeouts } from './server-watchdog.ts';

// Dates in parameters must not depend on the time zone of the host.
pg.defaults.parseInputDatesAsUTC = true;

/** The name of the product's sessions in pg_stat_activity. */
export const applicationName = 'kamsin';

/** The configuration of every session of the product. */
export function sessionConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    // JIT is off, because compiling a statement took longer than running it (decision 0252).
    options: '-c timezone=UTC -c jit=off',
    // A query waits just as long for a free session, because a page cannot wait much longer.
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Throws a sentence that says why no session could be opened. */
export function throwConnectionError(error: NodeJS.ErrnoException): never {
  // The error of a host with several addresses has a code and no message.
  const reason = error.message || error.code || '';
  throw new Error(`The PostgreSQL server of DATABASE_URL ${connectionProblem(reason, error)}`, {
    cause: error,
  });
}

const untrustedCertificate = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_/;

function connectionProblem(
  reason: string,
  { code = '', syscall, path }: NodeJS.ErrnoException,
): string {
  if (syscall === 'open')
    return `cannot be asked: ${path}, which DATABASE_URL names, cannot be read (${code}).`;
  if (/ALTNAME/.test(code))
    return 'has a certificate for another name: use that name in DATABASE_URL.';
  if (untrustedCertificate.test(code))
    return `has a certificate that is not trusted (${code}): name the file of its certificate authority in DATABASE_URL, as in ?sslmode=verify-full&sslrootcert=/etc/ssl/postgres-ca.pem`;
  if (/does not support SSL/.test(reason))
    return 'offers no TLS: remove sslmode from DATABASE_URL, or turn TLS on in the server.';
  // A code of five characters is a SQLSTATE, so PostgreSQL itself answered.
  return `${/^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE' ? 'refuses the connection' : 'does not respond'}: ${reason}.`;
}

const timeouts: pg.ClientConfig = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Longer than the server's own timeouts, for a server that does not answer at all.
  query_timeout: 35_000,
};

/** A statement in the form in which Drizzle passes it. */
export type Query = Pick<pg.QueryConfig, 'text'> & Partial<pg.QueryArrayConfig>;
export type QueryResult = pg.QueryResult;

/** Runs a statement that only reads. `here` runs it on the primary database. */
export type ReadStatement = (
  query: Query,
  values: unknown[] | undefined,
  here: () => Promise<QueryResult>,
) => Promise<QueryResult>;

const unresponsive = 'Connection terminated: the PostgreSQL server does not respond.';

/**
 * A pool of sessions. A broken session does not end the process and is not used again. If the session
 * breaks, or the table has changed since the statement was prepared, a SELECT is repeated once. A
 * write may have been committed before the connection broke, so its error goes to the caller.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #prepared = new PreparedStatements();
  readonly #watchdog: ServerWatchdog;

  constructor(
    databaseUrl: string,
    maxConnections: number,
    log: (event: object) => void,
    watchdogTimeouts?: WatchdogTimeouts,
  ) {
    this.#watchdog = new ServerWatchdog(sessionConfig(databaseUrl), log, watchdogTimeouts);
    this.#pool = new pg.Pool({
      ...sessionConfig(databaseUrl),
      ...timeouts,
      max: maxConnections,
      idleTimeoutMillis: 60_000,
    });
    this.#pool.on('error', (error) => log({ event: 'database connection lost', error }));
    // An error event without a listener ends the process, and a session may break before the pool has
    // returned it.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async query(query: Query, values?: unknown[]): Promise<QueryResult> {
    for (let isFirst = true; ; isFirst = false) {
      const session = await this.connect();
      try {
        return await session.query(query, values);
      } catch (error) {
        const mayRepeat = isConnectionLost(error) || isOutdatedPlan(error);
        if (!isFirst || !mayRepeat || !onlyReads(query.text)) throw error;
      } finally {
        session.release();
      }
    }
  }

  /** Waits for a session, which the caller must release. Throws at once if the server is unresponsive. */
  async connect(): Promise<PostgresSession> {
    if (this.#watchdog.isUnresponsive) throw new Error(unresponsive);
    return new PostgresSession(await this.#pool.connect(), this.#prepared, this.#watchdog);
  }

  /** The open and the idle sessions, and the queries that wait for one. */
  get sessions(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /** Waits for running statements, unless the server is unresponsive. */
  async end(): Promise<void> {
    const aborted = Promise.withResolvers<void>();
    await this.#watchdog.watch(Promise.race([this.#pool.end(), aborted.promise]), aborted.resolve);
    this.#watchdog.close();
  }
}

/** One session of the pool, until it is released. */
export class PostgresSession {
  readonly #client: pg.PoolClient;
  readonly #prepared: PreparedStatements;
  readonly #watchdog: ServerWatchdog;
  #state: 'held' | 'broken' | 'released' = 'held';

  constructor(client: pg.PoolClient, prepared: PreparedStatements, watchdog: ServerWatchdog) {
    this.#client = client;
    this.#prepared = prepared;
    this.#watchdog = watchdog;
  }

  async query(query: Query, values: unknown[] = []): Promise<QueryResult> {
    try {
      const name = this.#prepared.nameOf(query.text);
      const answer = this.#client.query({ ...query, name, values } as pg.QueryConfig);
      // Ending the client makes a running statement fail.
      return await this.#watchdog.watch(answer, () => void this.#client.end());
    } catch (error) {
      if (isConnectionLost(error)) this.discard();
      if (isOutdatedPlan(error)) this.#prepared.forget(query.text);
      throw error;
    }
  }

  /** Marks the session as broken, so that release closes it. */
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

/** Whether a prepared statement is outdated because a column of its result has changed its type. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/**
 * The names of prepared SELECT statements. Statements with IN lists are not prepared: their text varies
 * with the length of the list.
 */
class PreparedStatements {
  readonly #names = new Map<string, string>();
  #count = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= maxPrepared) return known;
    if (!onlyReads(text) || /\bin \(\$\d+,/.test(text)) return undefined;
    const name = `kamsin_${this.#count++}`;
    this.#names.set(text, name);
    return name;
  }

  /** Makes every session prepare the statement again, under a new name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}

const maxPrepared = 200;

/** Whether a statement only reads. This assumes that a SELECT calls no function that writes. */
export function onlyReads(text: string): boolean {
  return (
    /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?update\b|\bnextval\b|\binto\b/i.test(text)
  );
}
