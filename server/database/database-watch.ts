import { withTimeout } from '#database/postgres/timeout.ts';

/** Milliseconds: work that takes longer makes us ask whether the database is there at all. */
const usual = 250;
/** Milliseconds that it has to answer, in all a second from the start of the work. */
const patience = 750;
const betweenTries = 1000;

/**
 * Knows whether the database is away. It is asked only while work that needs it fails or takes long,
 * and from then on until it answers again: then `onReturn` is called.
 */
export class DatabaseWatch {
  #isAway = false;
  #asked: Promise<void> | undefined;
  readonly #ping: () => Promise<void>;
  readonly #onReturn: () => void;

  constructor(ping: () => Promise<void>, onReturn: () => void) {
    this.#ping = ping;
    this.#onReturn = onReturn;
  }

  /**
   * The work's outcome, or undefined as soon as the database is known to be away: not even begun
   * then, otherwise going on by itself. Slow work on a database that answers is waited for.
   */
  async unlessAway<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#isAway) return undefined;
    const doing = work();
    for (;;) {
      const first = await Promise.race([doing, later(usual)]);
      if (first !== late) return first;
      const answer = await Promise.race([doing, this.check()]);
      if (answer === away) {
        doing.catch(() => undefined);
        return undefined;
      }
      if (answer !== there) return answer;
    }
  }

  /** Asks whether the database is there: to be called when work on it has failed. Never rejects. */
  async check(): Promise<typeof away | typeof there> {
    // One question at a time: a database that hangs keeps each of them.
    this.#asked ??= this.#ping().finally(() => {
      this.#asked = undefined;
    });
    try {
      await withTimeout(patience, this.#asked, 'no answer');
    } catch {
      if (!this.#isAway) this.#tryAgain();
      this.#isAway = true;
      return away;
    }
    if (this.#isAway) {
      this.#isAway = false;
      this.#onReturn();
    }
    return there;
  }

  #tryAgain(): void {
    setTimeout(async () => {
      if ((await this.check()) === away) this.#tryAgain();
    }, betweenTries).unref();
  }
}

const late = Symbol('late');
const away = Symbol('away');
const there = Symbol('there');

const later = (milliseconds: number) =>
  new Promise<typeof late>((passed) => setTimeout(passed, milliseconds, late).unref());
