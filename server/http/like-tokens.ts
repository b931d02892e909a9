import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A visitor gets a token for each like, with which the like can be taken back once: see `spentLike` in rate-limits.ts.
 */
export class LikeTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Creates a token for a like of this news item. */
  issue(id: number): string {
    const nonce = randomBytes(12).toString('base64url');
    return `${nonce}.${this.#sign(id, nonce)}`;
  }

  /** The name under which `spentLike` counts a token; undefined if the token is invalid for this item. */
  nameOf(id: number, token: string): string | undefined {
    const [nonce = '', signature = ''] = token.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(id, nonce))];
    const isValid = given.length === expected.length && timingSafeEqual(given, expected);
    return isValid ? nonce : undefined;
  }

  #sign(id: number, nonce: string): string {
    return createHmac('sha256', this.#secret).update(`like ${id} ${nonce}`).digest('base64url');
  }
}
