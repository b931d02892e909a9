import { LRUCache } from 'lru-cache';
import type { PageAddress, PageKind } from './cache-key.ts';
import type { Page } from './page.ts';

interface Cached {
  page: Page;
  showsLikes: boolean;
  since: Since;
}

/** The changes that a render has seen. */
interface Since {
  content: number;
  /** Of likes: they matter only to the pages that show any. */
  likes: number;
}

/** What was made for an address; its page, if there is one, is kept. */
interface Made {
  page?: Page;
  /** Whether counts of likes stand in it. */
  showsLikes?: boolean;
}

type Place = Pick<PageAddress, 'key' | 'kind'>;

/** Sixteenths of all the bytes, and the most pages: whatever is asked for, a kind leaves the others theirs. */
const room: Record<PageKind, { share: number; pages: number }> = {
  page: { share: 12, pages: 10_000 },
  list: { share: 3, pages: 2_000 },
  search: { share: 1, pages: 500 },
};

/**
 * Rendered pages, until something changes: from then on nothing rendered before it counts as fresh,
 * not even a render that was still under way. A like does the same to the few pages that show any.
 * Former pages stay within the same bound as the last good answer for when the database cannot be
 * reached.
 */
export class PageCache {
  readonly counts = { hits: 0, misses: 0, stale: 0 };
  readonly #kept: Record<PageKind, LRUCache<string, Cached>>;
  readonly #underWay = new Map<string, { since: Since; making: Promise<unknown> }>();
  readonly #hearsOfChanges: () => boolean;
  #now: Since = { content: 0, likes: 0 };

  /** While `hearsOfChanges` says no, no page counts as fresh. */
  constructor(mostBytes = 128 * 1024 * 1024, hearsOfChanges = () => true) {
    this.#hearsOfChanges = hearsOfChanges;
    const pagesOf = ({ share, pages }: { share: number; pages: number }) => {
      const maxSize = Math.max(1, Math.floor((mostBytes * share) / 16));
      return new LRUCache<string, Cached>({
        max: pages,
        maxSize,
        // No page alone pushes out many others.
        maxEntrySize: Math.ceil(maxSize / 8),
        sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length,
      });
    };
    this.#kept = {
      page: pagesOf(room.page),
      list: pagesOf(room.list),
      search: pagesOf(room.search),
    };
  }

  /** The fresh page of an address, if there is one. */
  fresh({ key, kind }: Place): Page | undefined {
    const cached = this.#kept[kind].get(key);
    if (!cached || !this.#isFresh(cached)) return undefined;
    this.counts.hits++;
    return cached.page;
  }

  #isFresh({ since, showsLikes }: Cached): boolean {
    if (since.content !== this.#now.content || !this.#hearsOfChanges()) return false;
    return !showsLikes || since.likes === this.#now.likes;
  }

  /** The last page that an address had, however old. */
  lastGood({ key, kind }: Place): Page | undefined {
    return this.#kept[kind].get(key)?.page;
  }

  /** Everything cached was rendered before a change: none of it is fresh any more. */
  drop(): void {
    this.#now = { ...this.#now, content: this.#now.content + 1 };
  }

  /** Someone liked something: pages that show likes are not fresh any more. */
  dropLikes(): void {
    this.#now = { ...this.#now, likes: this.#now.likes + 1 };
  }

  /**
   * Calls `make` once for all requests of an address that come while it runs, and caches the page that it
   * answers unless the content changed in between.
   */
  async render<M extends Made>({ key, kind }: Place, make: () => Promise<M>): Promise<M> {
    const since = this.#now;
    const other = this.#underWay.get(key);
    if (other?.since === since) return other.making as Promise<M>;
    this.counts.misses++;
    const making = (async () => {
      const made = await make();
      const { page, showsLikes = false } = made;
      const cached = page && { page, showsLikes, since };
      if (cached && this.#isFresh(cached)) this.#kept[kind].set(key, cached);
      return made;
    })();
    this.#underWay.set(key, { since, making });
    try {
      return await making;
    } finally {
      if (this.#underWay.get(key)?.making === making) this.#underWay.delete(key);
    }
  }
}
