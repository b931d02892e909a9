import type { PageAddress } from './cache-key.ts';

/** The most pages that are made again after a change. */
const mostPages = 8;

/** Milliseconds from the last change to the first page, before each page, and until it gives up. */
const times = { rest: 300, look: 50, longest: 30_000 };

interface WarmerParts {
  /** The addresses that are asked for most, the busiest first. */
  busiest: (most: number) => PageAddress[];
  /** Makes a page and caches it, unless a fresh one is there. */
  make: (address: PageAddress) => Promise<void>;
  /** Whether a visitor waits for an answer. */
  isBusy: () => boolean;
}

/**
 * Makes the busiest pages again after a change, one at a time and only while no visitor waits, so that the next one
 * gets them from the cache. The next change ends it. It is idle until `start`.
 */
export class PageWarmer {
  readonly #parts: WarmerParts;
  #isStarted = false;
  #changes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: WarmerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#isStarted = true;
  }

  stop(): void {
    this.#isStarted = false;
    this.#changes++;
    clearTimeout(this.#timer);
  }

  /** Begins again after a change. */
  begin(): void {
    if (!this.#isStarted) return;
    this.#changes++;
    clearTimeout(this.#timer);
    // A failure is met and logged by the visitor who asks for the page.
    this.#timer = setTimeout(() => void this.#run().catch(() => undefined), times.rest).unref();
  }

  async #run(): Promise<void> {
    const change = this.#changes;
    const end = performance.now() + times.longest;
    for (const address of this.#parts.busiest(mostPages)) {
      do {
        await new Promise((looked) => setTimeout(looked, times.look).unref());
        if (change !== this.#changes || performance.now() > end) return;
      } while (this.#parts.isBusy());
      await this.#parts.make(address);
    }
  }
}
