import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { setAuthor } from './change-variables.ts';
import type { Database } from './connection.ts';
import { isConnectionLost } from './connection-lost.ts';
import { retryOnDeadlock } from './deadlocks.ts';
import {
  onlyReads,
  type PostgresPool,
  type PostgresSession,
  type Query,
  type QueryResult,
  type ReadStatement,
} from './postgres-pool.ts';

/**
 * Opens Drizzle on the pool. It refuses a query outside the transaction that is open in the same call
 * chain, always releases a transaction's session, and repeats a transaction after a deadlock, so the
 * side effects of a transaction's callback must be idempotent. The history records the actor of
 * `actingAs`: see the database function history_actor.
 */
export function openDrizzle(pool: PostgresPool): {
  db: Database;
  actingAs(actor: string, changeSet?: string): Database;
  readingThrough(read: ReadStatement): Database;
} {
  const scope = new TransactionScope();
  const open = ({ author, read }: { author?: Author; read?: ReadStatement } = {}): Database => {
    const inTransaction = <Result>(
      work: (tx: Database, session: TransactionSession) => Promise<Result>,
      config?: Parameters<Database['transaction']>[1],
    ) =>
      scope.run(() =>
        retryOnDeadlock(async () => {
          const session = new TransactionSession(pool, await pool.connect());
          try {
            const own = drizzle({ client: session as unknown as PoolClient });
            return await own.transaction(async (tx) => {
              if (author) await session.query(setAuthor, parametersOf(author));
              return work(tx, session);
            }, config);
          } finally {
            session.release();
          }
        }),
      );
    const query = async (text: Query, values?: unknown[]) => {
      scope.refuseInside();
      if (read && onlyReads(text.text)) return read(text, values, () => pool.query(text, values));
      if (author === undefined || onlyReads(text.text)) return pool.query(text, values);
      // `db` wraps the error of a statement, also that of this COMMIT, which is wrapped already.
      return inTransaction((_, session) => session.query(text, values)).catch((error) => {
        throw error instanceof DrizzleQueryError ? error.cause : error;
      });
    };
    // Drizzle's type asks for a whole Pool, but it calls only `query`.
    const db = drizzle({ client: { query } as unknown as Pool });
    db.transaction = (work, config) => inTransaction((tx) => work(tx as never), config);
    return db;
  };
  return {
    db: open(),
    actingAs: (actor, changeSet) => open({ author: { actor, changeSet } }),
    readingThrough: (read) => open({ read }),
  };
}

interface Author {
  actor: string;
  changeSet: string | undefined;
}

/** Without a change set, the database creates one for each transaction. */
const parametersOf = ({ actor, changeSet = '' }: Author) => [actor, changeSet];

/** Thrown if PostgreSQL answers COMMIT with ROLLBACK: a statement had failed and its error was ignored. */
class TransactionRolledBack extends Error {
  override name = 'TransactionRolledBack';
  constructor() {
    super(
      'The transaction was rolled back instead of committed: one of its statements had failed.',
    );
  }
}

/** The session of one transaction. It handles the failures of BEGIN, COMMIT and ROLLBACK, which drizzle does not. */
class TransactionSession {
  readonly #pool: PostgresPool;
  #session: PostgresSession;
  #last: Promise<unknown> = Promise.resolve();

  constructor(pool: PostgresPool, session: PostgresSession) {
    this.#pool = pool;
    this.#session = session;
  }

  /** Queues the statements, because a session runs one at a time. */
  query(query: Query, values?: unknown[]): Promise<QueryResult> {
    const answer = this.#last.then(() => this.#run(query, values));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #run(query: Query, values?: unknown[]): Promise<QueryResult> {
    const statement = query.text.trimStart().toLowerCase();
    if (statement.startsWith('begin')) return this.#begin(query);
    if (statement === 'rollback') return this.#rollBack(query);
    const answer = await this.#session.query(query, values);
    if (statement === 'commit' && answer.command === 'ROLLBACK') throw new TransactionRolledBack();
    return answer;
  }

  release(): void {
    this.#session.release();
  }

  // If BEGIN fails because the session is lost, another session can take over.
  async #begin(query: Query): Promise<QueryResult> {
    try {
      return await this.#session.query(query);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    this.#session.release();
    this.#session = await this.#pool.connect();
    return this.#session.query(query);
  }

  // If the rollback fails, the session is closed, which also rolls back. The caller must see the original error and not
  // this one.
  async #rollBack(query: Query): Promise<QueryResult> {
    try {
      return await this.#session.query(query);
    } catch {
      this.#session.discard();
      return { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
    }
  }
}

/** Thrown if code inside a transaction uses the database instead of the transaction's handle. */
class QueryBesideTransaction extends Error {
  override name = 'QueryBesideTransaction';
  constructor() {
    super('A transaction is open here: use its own handle (tx), not the database, until it ends.');
  }
}

/**
 * Tracks which asynchronous call chains are inside a transaction of one database.
 *
 * A query outside the transaction that awaits it would take a second connection, would not see the
 * transaction's rows, and would deadlock if all connections waited like this.
 */
class TransactionScope {
  readonly #chains = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws {@link QueryBesideTransaction} inside an open transaction. */
  refuseInside(): void {
    if (this.#chains.getStore()?.open) throw new QueryBesideTransaction();
  }

  /** Runs the transaction; code that continues after it may query the database again. */
  async run<T>(transaction: () => Promise<T>): Promise<T> {
    this.refuseInside();
    const chain = { open: true };
    return this.#chains.run(chain, async () => {
      try {
        return await transaction();
      } finally {
        chain.open = false;
      }
    });
  }
}
