import type { Page } from './page.ts';

interface Kept {
  page: Page;
  generation: number;
  /** Milliseconds of performance.now() after which it is rendered anew; Infinity for most pages. */
  expires: number;
}

/** What a render came to: a page to keep, or something that is only passed on. */
export interface Rendered {
  page: Page;
  /** Seconds for which it may be shown; undefined until the next change. */
  maxAge?: number;
}

/**
 * Rendered pages, until something changes. A change raises the generation: from then on nothing
 * rendered before it counts as fresh, not even a render that was still under way. Former pages stay
 * within the same bound as the last good answer for when the database cannot be reached.
 */
export class PageCache {
  readonly counts = { hits: 0, misses: 0, stale: 0 };
  readonly #pages = new Map<string, Kept>();
  readonly #underWay = new Map<string, { generation: number; rendered: Promise<unknown> }>();
  readonly #mostBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(mostBytes = 128 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /** The fresh page of an address, if there is one. */
  fresh(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    if (kept?.generation !== this.#generation) return undefined;
    if (kept.expires !== Number.POSITIVE_INFINITY && kept.expires < performance.now())
      return undefined;
    this.counts.hits++;
    return kept.page;
  }

  /** The last page that an address had, however old. */
  lastGood(key: string): Page | undefined {
    return this.#pages.get(key)?.page;
  }

  /** Everything kept was rendered before a change: none of it is fresh any more. */
  drop(): void {
    this.#generation++;
  }

  /**
   * Renders an address once for all who ask meanwhile, and keeps the page unless a change came in
   * between or `keep` finds nothing to keep in what was rendered.
   */
  async render<T>(
    key: string,
    produce: () => Promise<T>,
    keep: (produced: T) => Promise<Rendered | undefined>,
  ): Promise<{ produced: T; page: Page | undefined }> {
    const generation = this.#generation;
    const other = this.#underWay.get(key);
    if (other?.generation === generation) {
      return other.rendered as Promise<{ produced: T; page: Page | undefined }>;
    }
    this.counts.misses++;
    const rendered = (async () => {
      const produced = await produce();
      const kept = await keep(produced);
      if (kept && generation === this.#generation) this.#store(key, kept, generation);
      return { produced, page: kept?.page };
    })();
    this.#underWay.set(key, { generation, rendered });
    try {
      return await rendered;
    } finally {
      if (this.#underWay.get(key)?.rendered === rendered) this.#underWay.delete(key);
    }
  }

  #store(key: string, { page, maxAge }: Rendered, generation: number): void {
    if (page.bytes > this.#mostBytes / 8) return;
    this.#forget(key);
    const expires =
      maxAge === undefined ? Number.POSITIVE_INFINITY : performance.now() + maxAge * 1000;
    this.#pages.set(key, { page, generation, expires });
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.page.bytes;
  }
}
