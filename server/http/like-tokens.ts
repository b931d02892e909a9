import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** As many as this process remembers; who wants one forgotten has to give and take back so many. */
const mostSpent = 100_000;

/**
 * What a visitor gets for a like, and gives to take it back, once. Each process remembers by itself
 * which were used.
 */
export class LikeTokens {
  readonly #secret: string;
  readonly #spent = new Set<string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** For a like of this news item. */
  issue(id: number): string {
    const nonce = randomBytes(12).toString('base64url');
    return `${nonce}.${this.#sign(id, nonce)}`;
  }

  /** Whether the token is of a like of this item, and was not used yet: from now on it is. */
  spend(id: number, token: string): boolean {
    const [nonce = '', signature = ''] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(id, nonce))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    if (this.#spent.has(nonce)) return false;
    this.#spent.add(nonce);
    for (const oldest of this.#spent) {
      if (this.#spent.size <= mostSpent) break;
      this.#spent.delete(oldest);
    }
    return true;
  }

  /** The like could not be taken back after all. */
  restore(token: string): void {
    this.#spent.delete(token.split('.')[0] ?? '');
  }

  #sign(id: number, nonce: string): string {
    return createHmac('sha256', this.#secret).update(`like ${id} ${nonce}`).digest('base64url');
  }
}
