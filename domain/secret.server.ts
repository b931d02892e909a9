import { hash, randomBytes } from 'node:crypto';

/** A new random secret for a link or a cookie. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The hash under which a secret is stored. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'base64url');
