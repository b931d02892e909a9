import { LRUCache } from 'lru-cache';
import { hongKongDate } from '#domain/hong-kong-time.ts';
import { addressOf, type PageAddress, type PageKind } from './cache-key.ts';
import type { Page } from './page.ts';

interface Cached {
  page: Page;
  showsLikes: boolean;
  generation: Generation;
  /** How often visitors asked for the page. A new render keeps half of the number. */
  asked: number;
  /** The date of the render, because pages show the year and the holidays to come. */
  date: string;
}

/** The number of changes that a render includes. */
interface Generation {
  content: number;
  /** The number of changes of likes, which matter only to pages that show counts. */
  likes: number;
}

/** The result of a render; `page` is set if it may be cached. */
interface Rendered {
  page?: Page;
  /** Whether the page shows counts of likes. */
  showsLikes?: boolean;
}

type Address = Pick<PageAddress, 'key' | 'kind'>;

/**
 * The limits of each kind, so that no kind evicts the pages of another: `share` is in sixteenths of all bytes, `pages`
 * is the largest number of pages.
 */
const limits: Record<PageKind, { share: number; pages: number }> = {
  page: { share: 12, pages: 10_000 },
  list: { share: 3, pages: 2_000 },
  search: { share: 1, pages: 500 },
};

/** How often a page must have been asked for to be a busy one. */
const busyFrom = 3;

/**
 * A cache of rendered pages. A change of content or a new day in Hong Kong makes every page stale, also a page that is
 * being rendered; a like does so for pages that show counts of likes. Stale pages stay within the same limits, as the
 * last good answer if the database is unavailable.
 */
export class PageCache {
  readonly counts = { hits: 0, misses: 0, stale: 0 };
  /** Pages that were made again before a visitor asked for them. */
  warmed = 0;
  readonly #pages: Record<PageKind, LRUCache<string, Cached>>;
  readonly #rendering = new Map<string, { generation: Generation; promise: Promise<unknown> }>();
  readonly #receivesChanges: () => boolean;
  #generation: Generation = { content: 0, likes: 0 };

  /** While `receivesChanges` returns false, no page is fresh. */
  constructor(mostBytes = 128 * 1024 * 1024, receivesChanges = () => true) {
    this.#receivesChanges = receivesChanges;
    const pagesOf = ({ share, pages }: { share: number; pages: number }) => {
      const maxSize = Math.max(1, Math.floor((mostBytes * share) / 16));
      return new LRUCache<string, Cached>({
        max: pages,
        maxSize,
        // A single page must not evict many others.
        maxEntrySize: Math.ceil(maxSize / 8),
        sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length,
      });
    };
    this.#pages = {
      page: pagesOf(limits.page),
      list: pagesOf(limits.list),
      search: pagesOf(limits.search),
    };
  }

  /** The fresh page of an address for a visitor; undefined if there is none. */
  fresh({ key, kind }: Address): Page | undefined {
    const cached = this.#pages[kind].get(key);
    if (!cached || !this.#isFresh(cached)) return undefined;
    this.counts.hits++;
    cached.asked++;
    return cached.page;
  }

  /** Whether there is a fresh page. */
  isFresh({ key, kind }: Address): boolean {
    const cached = this.#pages[kind].peek(key);
    return cached !== undefined && this.#isFresh(cached);
  }

  #isFresh = (cached: Cached): boolean => this.#receivesChanges() && !this.#isOutdated(cached);

  /** The pages that are asked for most, also stale ones, the busiest first. Searches are asked for once. */
  busiest(most: number): PageAddress[] {
    return (['page', 'list'] as const)
      .flatMap((kind) =>
        [...this.#pages[kind].entries()].map(([key, cached]) => ({ key, kind, cached })),
      )
      .filter(({ cached }) => cached.asked >= busyFrom)
      .sort((one, other) => other.cached.asked - one.cached.asked)
      .slice(0, most)
      .map(({ key, kind }) => addressOf(key, kind));
  }

  /** Whether a page was rendered before the last change that is known. */
  #isOutdated({ generation, showsLikes, date }: Cached): boolean {
    if (generation.content !== this.#generation.content || date !== hongKongDate()) return true;
    return showsLikes && generation.likes !== this.#generation.likes;
  }

  /** The last cached page of an address, and whether it is outdated. */
  lastGood({ key, kind }: Address): { page: Page; isOutdated: boolean } | undefined {
    const cached = this.#pages[kind].get(key);
    return cached && { page: cached.page, isOutdated: this.#isOutdated(cached) };
  }

  /** Makes every page stale after a change of content. */
  drop(): void {
    this.#generation = { ...this.#generation, content: this.#generation.content + 1 };
  }

  /** Makes pages that show counts of likes stale. */
  dropLikes(): void {
    this.#generation = { ...this.#generation, likes: this.#generation.likes + 1 };
  }

  /**
   * Calls `make` once for all concurrent requests of an address, and caches the page of its result unless the content
   * has changed in between. Rejects if `make` rejects. `visitors` is 0 if the page is made
   * before one asks for it.
   */
  async render<R extends Rendered>(
    { key, kind }: Address,
    make: () => Promise<R>,
    visitors = 1,
  ): Promise<R> {
    const generation = this.#generation;
    const other = this.#rendering.get(key);
    if (other?.generation === generation) return other.promise as Promise<R>;
    if (visitors > 0) this.counts.misses++;
    else this.warmed++;
    const date = hongKongDate();
    const promise = (async () => {
      const rendered = await make();
      const { page, showsLikes = false } = rendered;
      const asked = visitors + Math.floor((this.#pages[kind].peek(key)?.asked ?? 0) / 2);
      const cached = page && { page, showsLikes, generation, date, asked };
      // Also while changes are not received: the page is the best answer until they are, and never a fresh one.
      if (cached && !this.#isOutdated(cached)) this.#pages[kind].set(key, cached);
      return rendered;
    })();
    this.#rendering.set(key, { generation, promise });
    try {
      return await promise;
    } finally {
      if (this.#rendering.get(key)?.promise === promise) this.#rendering.delete(key);
    }
  }
}
