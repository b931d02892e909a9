import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Most spent tokens in memory: removing one from it takes 100,000 further likes. */
const mostSpent = 100_000;

/**
 * Tokens that a visitor gets for a like and can spend once to take it back. Each process remembers the spent tokens by
 * itself.
 */
export class LikeTokens {
  readonly #secret: string;
  readonly #spent = new Set<string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Creates a token for a like of this news item. */
  issue(id: number): string {
    const nonce = randomBytes(12).toString('base64url');
    return `${nonce}.${this.#sign(id, nonce)}`;
  }

  /** Marks a token as spent. Returns false if it is invalid for this item or already spent. */
  spend(id: number, token: string): boolean {
    const [nonce = '', signature = ''] = token.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(id, nonce))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    if (this.#spent.has(nonce)) return false;
    this.#spent.add(nonce);
    for (const oldest of this.#spent) {
      if (this.#spent.size <= mostSpent) break;
      this.#spent.delete(oldest);
    }
    return true;
  }

  /** Makes a spent token valid again, because taking the like back failed. */
  restore(token: string): void {
    this.#spent.delete(token.split('.')[0] ?? '');
  }

  #sign(id: number, nonce: string): string {
    return createHmac('sha256', this.#secret).update(`like ${id} ${nonce}`).digest('base64url');
  }
}
