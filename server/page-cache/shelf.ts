import type { Page } from './page.ts';

/** Room for pages of one kind: the least recently used goes when there are too many, or too much. */
export class Shelf<Cached extends { page: Page }> {
  readonly #cached = new Map<string, Cached>();
  readonly #mostBytes: number;
  readonly #mostPages: number;
  #bytes = 0;

  constructor(mostBytes: number, mostPages: number) {
    this.#mostBytes = mostBytes;
    this.#mostPages = mostPages;
  }

  /** Using a page makes it the last to go. */
  use(key: string): Cached | undefined {
    const cached = this.#cached.get(key);
    if (cached) {
      this.#cached.delete(key);
      this.#cached.set(key, cached);
    }
    return cached;
  }

  /** Keeps a page in place of the one of this key, unless it alone would take an eighth of the room. */
  put(key: string, cached: Cached): void {
    if (bytesOf(key, cached) > this.#mostBytes / 8) return;
    this.#forget(key);
    this.#cached.set(key, cached);
    this.#bytes += bytesOf(key, cached);
    for (const leastUsed of this.#cached.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#cached.size <= this.#mostPages) break;
      this.#forget(leastUsed);
    }
  }

  #forget(key: string): void {
    const cached = this.#cached.get(key);
    if (!cached) return;
    this.#cached.delete(key);
    this.#bytes -= bytesOf(key, cached);
  }
}

const bytesOf = (key: string, { page }: { page: Page }) => page.bytes + 2 * key.length;
