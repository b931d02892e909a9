import { hash } from 'node:crypto';

/** Hashes what a limit counts, so that all stored keys have the same length and hold no address. */
export const shortKey = (key: string) => hash('sha256', key, 'base64url').slice(0, 16);
