import { setTimeout as later } from 'node:timers/promises';
import type { Log } from '../log/log.ts';

/**
 * Each change is purged three times, after these pauses in milliseconds. A page that was made before the change may
 * reach the proxy after the first purge, and another process may hear of the change late.
 */
const pauses = [0, 500, 4500] as const;

/** The least milliseconds between two purges, because an import can announce hundreds of changes. */
const spacing = 250;

/** The longest that a failed purge waits before the next try, in milliseconds. */
const longestWait = 60_000;

/** The longest that a save waits for its purge, in milliseconds. */
const longestSave = 1000;

/** Purges the proxies after each change. A failed purge is tried again. */
export class PurgeSchedule {
  readonly counts = { done: 0, failed: 0 };
  readonly #purge: () => Promise<void>;
  readonly #log: Pick<Log, 'error' | 'info'>;
  #changes = 0;
  /** The number of changes that a finished purge includes. */
  #shown = 0;
  /** The number of purges since the last change. */
  #step = 0;
  /** The number of failures since the last success. */
  #failures = 0;
  #isPurging = false;
  #lastBegun = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #tried = Promise.withResolvers<void>();

  constructor(purge: () => Promise<void>, log: Pick<Log, 'error' | 'info'>) {
    this.#purge = purge;
    this.#log = log;
  }

  /** Whether every known change has been purged. */
  get areDone(): boolean {
    return this.#failures === 0 && this.#shown === this.#changes;
  }

  /** Begins the purges after a change. */
  begin(): void {
    this.#changes++;
    this.#step = 0;
    // After a failure, the next try is already scheduled.
    if (!this.#isPurging && this.#failures === 0) this.#schedule(pauses[0]);
  }

  /** Resolves when every change is purged, when a purge fails, or after a second. */
  async shown(): Promise<void> {
    const end = performance.now() + longestSave;
    while (!this.areDone && this.#failures === 0 && performance.now() < end) {
      const rest = later(end - performance.now(), undefined, { ref: false });
      await Promise.race([this.#tried.promise, rest]);
    }
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    const wait = Math.max(pause, this.#lastBegun + spacing - performance.now());
    this.#timer = setTimeout(() => void this.#run(), wait).unref();
  }

  async #run(): Promise<void> {
    const changes = this.#changes;
    this.#isPurging = true;
    this.#lastBegun = performance.now();
    try {
      await this.#purge();
      this.#succeed(changes);
    } catch (error) {
      this.#fail(error);
    }
    this.#isPurging = false;
    this.#tried.resolve();
    this.#tried = Promise.withResolvers();
  }

  #succeed(changes: number): void {
    this.counts.done++;
    if (this.#failures > 0) this.#log.info({ tries: this.#failures }, 'proxies are purged again');
    this.#failures = 0;
    this.#shown = changes;
    if (changes === this.#changes) this.#step++;
    const pause = pauses[this.#step];
    if (pause !== undefined) this.#schedule(pause);
  }

  #fail(error: unknown): void {
    this.counts.failed++;
    this.#failures++;
    if (this.#failures === 1)
      this.#log.error({ error }, 'proxies could not be purged: they may show pages as they were');
    this.#schedule(Math.min(longestWait, 1000 * 2 ** (this.#failures - 1)));
  }
}
