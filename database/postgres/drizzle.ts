import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { putDownTo } from './change-variables.ts';
import type { Database } from './connection.ts';
import { isConnectionLost } from './connection-lost.ts';
import { retryingDeadlocks } from './deadlocks.ts';
import {
  type Answer,
  onlyReads,
  type PostgresPool,
  type PostgresSession,
  type Query,
} from './postgres-pool.ts';

/**
 * Drizzle over the pool. A query beside the own transaction is refused, and a transaction always
 * gives its session back. The victim of a deadlock runs again from its beginning, so what a
 * transaction does outside the database must bear that. What is written `actingAs` an actor is put down to them in the history: see
 * the function history_actor of the database.
 */
export function openDrizzle(pool: PostgresPool): {
  db: Database;
  actingAs(actor: string, changeSet?: string): Database;
} {
  const scope = new TransactionScope();
  const open = (actor?: string, changeSet?: string): Database => {
    const author = actor === undefined ? undefined : { actor, changeSet };
    const query = async (text: Query, values?: unknown[]) => {
      scope.refuseInside();
      if (author === undefined || onlyReads(text.text)) return pool.query(text, values);
      return retryingDeadlocks(() => writeAs(pool, author, text, values));
    };
    // Drizzle calls query and nothing else of the class that it names.
    const db = drizzle({ client: { query } as unknown as Pool });
    db.transaction = (work, config) =>
      scope.run(() =>
        retryingDeadlocks(async () => {
          const session = new TransactionSession(pool, await pool.connect());
          try {
            const own = drizzle({ client: session as unknown as PoolClient });
            return await own.transaction(async (tx) => {
              if (author) await session.query(putDownTo, parametersOf(author));
              return work(tx);
            }, config);
          } finally {
            session.release();
          }
        }),
      );
    return db;
  };
  return { db: open(), actingAs: open };
}

interface Author {
  actor: string;
  changeSet: string | undefined;
}

/** Without a change set the database makes one. */
const parametersOf = ({ actor, changeSet = '' }: Author) => [actor, changeSet];

/** One statement in a transaction of its own. */
async function writeAs(
  pool: PostgresPool,
  author: Author,
  query: Query,
  values?: unknown[],
): Promise<Answer> {
  const session = new TransactionSession(pool, await pool.connect());
  try {
    await session.query({ text: 'begin' });
    await session.query(putDownTo, parametersOf(author));
    const answer = await session.query(query, values);
    await session.query({ text: 'commit' });
    return answer;
  } catch (error) {
    await session.query({ text: 'rollback' });
    throw error;
  } finally {
    session.release();
  }
}

/** Thrown when COMMIT answered ROLLBACK: a statement had failed and the error was swallowed. */
class TransactionRolledBack extends Error {
  override name = 'TransactionRolledBack';
  constructor() {
    super(
      'The transaction was rolled back instead of committed: one of its statements had failed.',
    );
  }
}

/** The session of one transaction, with what drizzle leaves open around BEGIN, COMMIT and ROLLBACK. */
class TransactionSession {
  readonly #pool: PostgresPool;
  #session: PostgresSession;
  #last: Promise<unknown> = Promise.resolve();

  constructor(pool: PostgresPool, session: PostgresSession) {
    this.#pool = pool;
    this.#session = session;
  }

  /** One after the other: what reads several things at once takes its turns. */
  query(query: Query, values?: unknown[]): Promise<Answer> {
    const answer = this.#last.then(() => this.#run(query, values));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #run(query: Query, values?: unknown[]): Promise<Answer> {
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

  // Nothing has happened yet when BEGIN finds its session gone, so another one is tried.
  async #begin(query: Query): Promise<Answer> {
    try {
      return await this.#session.query(query);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    this.#session.release();
    this.#session = await this.#pool.connect();
    return this.#session.query(query);
  }

  // A session that is gone has taken its transaction along: the caller is to hear of the error that
  // led here, not of this one.
  async #rollBack(query: Query): Promise<Answer> {
    try {
      return await this.#session.query(query);
    } catch {
      this.#session.discard();
      return { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
    }
  }
}

/** Thrown when code inside a transaction queries the database beside it. */
class QueryBesideTransaction extends Error {
  override name = 'QueryBesideTransaction';
  constructor() {
    super('A transaction is open here: use its own handle (tx), not the database, until it ends.');
  }
}

/**
 * Knows which asynchronous call chains are inside a transaction of one database.
 *
 * A query beside the transaction that awaits it would take a second connection, not see the
 * transaction's rows, and wait for ever when all connections do so. It is refused at once.
 */
class TransactionScope {
  readonly #chains = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws {@link QueryBesideTransaction} inside an open transaction. */
  refuseInside(): void {
    if (this.#chains.getStore()?.open) throw new QueryBesideTransaction();
  }

  /** Runs the whole transaction; whatever outlives it may query again. */
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
