import type { Answer, Query, QueryClient, QueryPool } from '../query-pool.ts';
import { type Engine, SessionLost } from './engine.ts';
import { Turns } from './turns.ts';
import { toAnswer, toText } from './wire-values.ts';

export interface EmbeddedLimits {
  /** Milliseconds that one statement may work. */
  statement: number;
  /** Milliseconds that one transaction may stay open. */
  transaction: number;
}

/** Thrown for a statement of a transaction that was open for too long and has been rolled back. */
class TransactionTimeout extends Error {
  override name = 'TransactionTimeout';
  readonly code = '25P04';
}

/**
 * The engine's one session, lent to one statement or one transaction after the other, in the
 * order of asking. A transaction that keeps it too long is rolled back and loses it.
 */
export class EmbeddedPool implements QueryPool {
  readonly #engine: Engine;
  readonly #limits: EmbeddedLimits;
  readonly #turns = new Turns();

  constructor(engine: Engine, limits: EmbeddedLimits) {
    this.#engine = engine;
    this.#limits = limits;
  }

  async query(query: Query, values: unknown[] = []): Promise<Answer> {
    const pass = await this.#turns.take();
    try {
      return toAnswer(
        query,
        await this.#engine.perform(toTask(query, values), this.#limits.statement),
      );
    } finally {
      pass();
    }
  }

  /** Waits for the session; `limits` replaces the pool's for this one use of it. */
  async connect(limits: EmbeddedLimits = this.#limits): Promise<QueryClient> {
    const pass = await this.#turns.take();
    return new EmbeddedClient(this.#engine, limits, pass);
  }

  /** Asks the engine itself for something between two transactions, however long it takes. */
  async between<T>(task: (engine: Engine) => Promise<T>): Promise<T> {
    const pass = await this.#turns.take();
    try {
      return await task(this.#engine);
    } finally {
      pass();
    }
  }

  /** Copies the database, between two transactions, to a folder that does not exist yet. */
  async copyTo(folder: string): Promise<void> {
    await this.between((engine) => engine.perform({ kind: 'copy', to: folder }));
  }
}

class EmbeddedClient implements QueryClient {
  readonly #engine: Engine;
  readonly #limits: EmbeddedLimits;
  readonly #pass: () => void;
  readonly #timer: NodeJS.Timeout;
  #generation: number | undefined;
  #ended: Error | undefined;

  constructor(engine: Engine, limits: EmbeddedLimits, pass: () => void) {
    this.#engine = engine;
    this.#limits = limits;
    this.#pass = pass;
    this.#timer = setTimeout(() => void this.#expire(), limits.transaction);
  }

  async query(query: Query, values: unknown[] = []): Promise<Answer> {
    if (this.#ended) throw this.#ended;
    const results = await this.#engine.perform(
      toTask(query, values),
      this.#limits.statement,
      this.#generation,
    );
    // The first statement may have opened a new engine; the session belongs to that one.
    this.#generation ??= this.#engine.generation;
    return toAnswer(query, results);
  }

  release(): void {
    if (this.#ended) return;
    this.#ended = new SessionLost('The session was given back.');
    clearTimeout(this.#timer);
    this.#pass();
  }

  async #expire(): Promise<void> {
    const { transaction } = this.#limits;
    this.#ended = new TransactionTimeout(
      `The transaction was open longer than ${transaction} ms and was rolled back.`,
    );
    try {
      await this.#engine.perform(
        toTask({ text: 'rollback' }, []),
        this.#limits.statement,
        this.#generation,
      );
    } catch {
      // The engine that the transaction was open in is gone, and the transaction with it.
    }
    this.#pass();
  }
}

function toTask(query: Query, values: unknown[]) {
  return { kind: 'query' as const, text: query.text, values: values.map(toText) };
}
