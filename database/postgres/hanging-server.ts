import pg from 'pg';
import { isConnectionLost } from '../connection-lost.ts';

export interface Patience {
  /** Milliseconds that a statement may take before anyone asks whether the server answers at all. */
  usual: number;
  /** Milliseconds that the server has to answer a new session, if only with a refusal. */
  answer: number;
  betweenTries: number;
}

const usualPatience: Patience = { usual: 3000, answer: 5000, betweenTries: 500 };

/**
 * Knows whether the server has stopped to answer anybody, as a paused one does, or one behind a
 * network that drops packets. Slow statements of a server that answers are waited for.
 */
export class HangingServer {
  #hangs = false;
  #asked: Promise<boolean> | undefined;
  #closed = false;
  readonly #config: pg.ClientConfig;
  readonly #log: (event: object) => void;
  readonly #patience: Patience;

  constructor(config: pg.ClientConfig, log: (event: object) => void, patience = usualPatience) {
    this.#log = log;
    this.#config = { ...config, connectionTimeoutMillis: patience.answer };
    this.#patience = patience;
  }

  /** From the moment that it is known until the server answers again. */
  get hangs(): boolean {
    return this.#hangs;
  }

  close(): void {
    this.#closed = true;
  }

  /** The statement's outcome; `giveUp`, which has to end it, is called where the server hangs. */
  async watch<T>(statement: Promise<T>, giveUp: () => void): Promise<T> {
    let isDone = false;
    const ask = async () => {
      const isAnswered = await this.#isAnswered();
      if (isDone) return;
      if (isAnswered) timer = setTimeout(ask, this.#patience.usual);
      else giveUp();
    };
    let timer = setTimeout(ask, this.#patience.usual);
    try {
      return await statement;
    } finally {
      isDone = true;
      clearTimeout(timer);
    }
  }

  async #isAnswered(): Promise<boolean> {
    // One question at a time, whoever asks.
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    const isAnswered = await this.#asked;
    if (isAnswered === this.#hangs) {
      this.#hangs = !isAnswered;
      this.#log({ event: isAnswered ? 'database server answers again' : 'database server hangs' });
      if (this.#hangs) this.#tryAgain();
    }
    return isAnswered;
  }

  async #ask(): Promise<boolean> {
    const client = new pg.Client(this.#config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError) return true;
      return !isConnectionLost(error) && (error as Error).message !== 'timeout expired';
    } finally {
      client.end().catch(() => undefined);
    }
  }

  #tryAgain(): void {
    setTimeout(async () => {
      if (!this.#closed && !(await this.#isAnswered())) this.#tryAgain();
    }, this.#patience.betweenTries).unref();
  }
}
