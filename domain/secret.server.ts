import { hash, randomBytes } from 'node:crypto';

/** What a link or a cookie proves itself by: nobody can guess it. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** What is stored of a secret. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'base64url');
