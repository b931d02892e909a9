import { withTimeout } from '#database/postgres/timeout.ts';

/** If work takes longer than this many milliseconds, the database is pinged. */
const slowAfter = 250;
/** Milliseconds that a ping may take. An outage is thus known a second after the work began. */
const pingTimeout = 750;
/** Milliseconds between two pings while the database is away. */
const retryInterval = 1000;

/**
 * Knows whether the database is unavailable. It pings the database only if work fails or is slow, and then until the
 * database answers again, when it calls `onReturn`.
 */
export class DatabaseWatch {
  #isAway = false;
  #pinging: Promise<void> | undefined;
  readonly #ping: () => Promise<void>;
  readonly #onReturn: () => void;

  constructor(ping: () => Promise<void>, onReturn: () => void) {
    this.#ping = ping;
    this.#onReturn = onReturn;
  }

  /** Whether the last ping was not answered. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /**
   * Runs work and returns its result; undefined as soon as the database is known to be unavailable. Work that is not
   * started then is skipped; work that is running continues, and its result is ignored. Slow work on a database that
   * answers is awaited.
   */
  async unlessAway<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#isAway) return undefined;
    const running = work();
    for (;;) {
      const first = await Promise.race([running, later(slowAfter)]);
      if (first !== late) return first;
      const answer = await Promise.race([running, this.check()]);
      if (answer === away) {
        running.catch(() => undefined);
        return undefined;
      }
      if (answer !== available) return answer;
    }
  }

  /** Pings the database; call it if work on the database has failed. Never rejects. */
  async check(): Promise<typeof away | typeof available> {
    // One ping at a time, because a database that does not respond holds each of them.
    this.#pinging ??= this.#ping().finally(() => {
      this.#pinging = undefined;
    });
    try {
      await withTimeout(pingTimeout, this.#pinging, 'no answer');
    } catch {
      if (!this.#isAway) this.#retry();
      this.#isAway = true;
      return away;
    }
    if (this.#isAway) {
      this.#isAway = false;
      this.#onReturn();
    }
    return available;
  }

  #retry(): void {
    setTimeout(async () => {
      if ((await this.check()) === away) this.#retry();
    }, retryInterval).unref();
  }
}

const late = Symbol('late');
const away = Symbol('away');
const available = Symbol('available');

const later = (milliseconds: number) =>
  new Promise<typeof late>((resolve) => setTimeout(resolve, milliseconds, late).unref());
