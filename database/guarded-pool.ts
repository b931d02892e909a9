import { isConnectionLost } from './connection-lost.ts';
import type { Answer, Query, QueryClient, QueryPool } from './query-pool.ts';
import type { TransactionScope } from './transaction-scope.ts';

/** Thrown when COMMIT answered ROLLBACK: a statement had failed and the error was swallowed. */
class TransactionRolledBack extends Error {
  override name = 'TransactionRolledBack';
  constructor() {
    super(
      'The transaction was rolled back instead of committed: one of its statements had failed.',
    );
  }
}

/**
 * The pool that drizzle gets, the same for both engines. It closes four gaps in drizzle's
 * session: a query beside the own transaction, a BEGIN that fails (the session is never given
 * back), a COMMIT that the database answers with ROLLBACK (taken for success), and a ROLLBACK
 * that fails (it hides the error that led to it).
 * Drizzle recognises a pool by the word Pool in the class name.
 */
export class GuardedPool implements QueryPool {
  readonly #pool: QueryPool;
  readonly #scope: TransactionScope;

  constructor(pool: QueryPool, scope: TransactionScope) {
    this.#pool = pool;
    this.#scope = scope;
  }

  async query(query: Query, values?: unknown[]): Promise<Answer> {
    this.#scope.refuseInside();
    return this.#pool.query(query, values);
  }

  async connect(): Promise<QueryClient> {
    return new GuardedClient(this.#pool, await this.#pool.connect());
  }
}

class GuardedClient implements QueryClient {
  readonly #pool: QueryPool;
  #client: QueryClient;

  constructor(pool: QueryPool, client: QueryClient) {
    this.#pool = pool;
    this.#client = client;
  }

  async query(query: Query, values?: unknown[]): Promise<Answer> {
    const statement = query.text.trimStart().toLowerCase();
    if (statement.startsWith('begin')) return this.#begin(query);
    if (statement === 'rollback') return this.#rollBack(query);
    const answer = await this.#client.query(query, values);
    if (statement === 'commit' && !Array.isArray(answer) && answer.command === 'ROLLBACK') {
      throw new TransactionRolledBack();
    }
    return answer;
  }

  release(broken?: boolean): void {
    this.#client.release(broken);
  }

  // A session that is gone has taken its transaction along. What the caller is to hear is the error
  // that led here, not this one.
  async #rollBack(query: Query): Promise<Answer> {
    try {
      return await this.#client.query(query);
    } catch {
      this.#client.release(true);
      return { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
    }
  }

  // Nothing has happened yet when BEGIN fails, so another session may be tried.
  async #begin(query: Query): Promise<Answer> {
    try {
      return await this.#client.query(query);
    } catch (error) {
      this.#client.release(true);
      if (!isConnectionLost(error)) throw error;
    }
    this.#client = await this.#pool.connect();
    try {
      return await this.#client.query(query);
    } catch (error) {
      this.#client.release(true);
      throw error;
    }
  }
}
