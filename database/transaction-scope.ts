import { AsyncLocalStorage } from 'node:async_hooks';

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
export class TransactionScope {
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
