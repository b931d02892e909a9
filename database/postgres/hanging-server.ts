import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

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
    this.#config = { ...config, connectionTimeoutMillis: 0 };
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

  // What ends at once, as where a name is not found, says nothing of the sessions that are open.
  async #ask(): Promise<boolean> {
    const socket = new Socket();
    const client = new pg.Client({ ...this.#config, stream: () => socket });
    client.on('error', () => undefined);
    const answered = client.connect().then(
      () => true,
      () => true,
    );
    const isAnswered = await Promise.race([answered, this.#silence()]);
    client.end().catch(() => undefined);
    if (!isAnswered) socket.destroy();
    return isAnswered;
  }

  // In steps: while this process is held up it hears no answer, and that is not the server's silence.
  async #silence(): Promise<false> {
    const steps = 20;
    for (let step = 0; step < steps; step++)
      await pause(this.#patience.answer / steps, undefined, { ref: false });
    return false;
  }

  #tryAgain(): void {
    setTimeout(async () => {
      if (!this.#closed && !(await this.#isAnswered())) this.#tryAgain();
    }, this.#patience.betweenTries).unref();
  }
}
