import type { Page } from './page.ts';

/** Room for pages of one kind: the least recently used goes when there are too many, or too much. */
export class Shelf<Kept extends { page: Page }> {
  readonly #kept = new Map<string, Kept>();
  readonly #mostBytes: number;
  readonly #mostPages: number;
  #bytes = 0;

  constructor(mostBytes: number, mostPages: number) {
    this.#mostBytes = mostBytes;
    this.#mostPages = mostPages;
  }

  /** Using a page makes it the last to go. */
  use(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  /** Keeps a page in place of the one of this key, unless it alone would take an eighth of the room. */
  put(key: string, kept: Kept): void {
    if (bytesOf(key, kept) > this.#mostBytes / 8) return;
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#bytes += bytesOf(key, kept);
    for (const leastUsed of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#kept.size <= this.#mostPages) break;
      this.#forget(leastUsed);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= bytesOf(key, kept);
  }
}

const bytesOf = (key: string, { page }: { page: Page }) => page.bytes + 2 * key.length;
