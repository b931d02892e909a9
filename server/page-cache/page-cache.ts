import type { Page } from './page.ts';

interface Kept {
  page: Page;
  since: Since;
  /** Milliseconds of performance.now() after which it is rendered anew; Infinity for most pages. */
  expires: number;
}

/** The changes that a render has seen. */
interface Since {
  content: number;
  /** Of likes: they matter only to pages that are kept for a limited time, the ones that show any. */
  likes: number;
}

/** What a render came to: a page to keep, or something that is only passed on. */
export interface Rendered {
  page: Page;
  /** Seconds from the start of its render for which it may be shown; undefined until the next change. */
  maxAge?: number;
}

/**
 * Rendered pages, until something changes: from then on nothing rendered before it counts as fresh,
 * not even a render that was still under way. A like does the same to the few pages that show any.
 * Former pages stay within the same bound as the last good answer for when the database cannot be
 * reached.
 */
export class PageCache {
  readonly counts = { hits: 0, misses: 0, stale: 0 };
  readonly #pages = new Map<string, Kept>();
  readonly #underWay = new Map<string, { since: Since; rendered: Promise<unknown> }>();
  readonly #mostBytes: number;
  #bytes = 0;
  #now: Since = { content: 0, likes: 0 };

  constructor(mostBytes = 128 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  /** The fresh page of an address, if there is one. */
  fresh(key: string): Page | undefined {
    const kept = this.#pages.get(key);
    if (!kept || !this.#isFresh(kept)) return undefined;
    this.counts.hits++;
    return kept.page;
  }

  #isFresh({ since, expires }: Kept): boolean {
    if (since.content !== this.#now.content) return false;
    if (expires === Number.POSITIVE_INFINITY) return true;
    return since.likes === this.#now.likes && expires >= performance.now();
  }

  /** The last page that an address had, however old. */
  lastGood(key: string): Page | undefined {
    return this.#pages.get(key)?.page;
  }

  /** Everything kept was rendered before a change: none of it is fresh any more. */
  drop(): void {
    this.#now = { ...this.#now, content: this.#now.content + 1 };
  }

  /** Somebody liked something: pages that are kept for a limited time are not fresh any more. */
  dropTimed(): void {
    this.#now = { ...this.#now, likes: this.#now.likes + 1 };
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
    const since = this.#now;
    const begun = performance.now();
    const other = this.#underWay.get(key);
    if (other?.since === since) {
      return other.rendered as Promise<{ produced: T; page: Page | undefined }>;
    }
    this.counts.misses++;
    const rendered = (async () => {
      const produced = await produce();
      const kept = await keep(produced);
      if (kept) this.#store(key, kept, since, begun);
      return { produced, page: kept?.page };
    })();
    this.#underWay.set(key, { since, rendered });
    try {
      return await rendered;
    } finally {
      if (this.#underWay.get(key)?.rendered === rendered) this.#underWay.delete(key);
    }
  }

  #store(key: string, { page, maxAge }: Rendered, since: Since, begun: number): void {
    const expires = maxAge === undefined ? Number.POSITIVE_INFINITY : begun + maxAge * 1000;
    const kept = { page, since, expires };
    if (page.bytes > this.#mostBytes / 8 || !this.#isFresh(kept)) return;
    this.#forget(key);
    this.#pages.set(key, kept);
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
