const intervalMs = 10_000;

/** A failure that lasts is logged again, so that an alert which could not be sent is tried again. */
const reminderMs = 60 * 60_000;

/** Work that is repeated every ten seconds. */
export abstract class RepeatedWork {
  protected readonly log: (event: object) => void;
  readonly #name: string;
  readonly #stopping = new AbortController();
  #failure: string | undefined;
  #loggedAt = 0;
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  /** The logged events are 'NAME failed' and 'NAME works'. */
  constructor(name: string, log: (event: object) => void) {
    this.#name = name;
    this.log = log;
  }

  /** Does the work once. A thrown error or a returned sentence is a failure. */
  protected abstract work(): Promise<string | undefined>;

  /** Aborts when the work has to stop. */
  protected get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** The failure of the last run. */
  protected get failure(): string | undefined {
    return this.#failure;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.check());
    }, intervalMs);
    this.#timer.unref();
  }

  /** Aborts running work and waits until it has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Does the work once and never rejects. A failure is logged once an hour, and at once if its reason changes. */
  async check(): Promise<void> {
    if (this.signal.aborted) return;
    const failure = (await this.work().catch((error: Error) => error.message)) || undefined;
    if (this.signal.aborted) return;
    const isDue = failure !== undefined && performance.now() - this.#loggedAt >= reminderMs;
    if (failure !== this.#failure || isDue) {
      this.#loggedAt = performance.now();
      this.log(
        failure
          ? { event: `${this.#name} failed`, error: failure }
          : { event: `${this.#name} works` },
      );
    }
    this.#failure = failure;
  }
}
