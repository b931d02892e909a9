import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyEarlier } from 'better-auth/crypto';
import { limitConcurrency } from '../media/concurrency-limit.ts';

const scryptKey = promisify(scrypt) as (
  ...given: [string, Buffer, number, object]
) => Promise<Buffer>;

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's minimum for scrypt with 32 MiB a try. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const kind = `scrypt-${cost.N}-${cost.r}-${cost.p}`;

/** Two at once: 64 MiB, and two of Node's four threads are left for files and addresses. */
const turns = limitConcurrency(2, 200);

function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  if (turns.isFull()) throw new Error('Too many passwords are waiting to be judged.');
  return turns.take(job);
}

/** The hash of a password, with its cost and salt: `scrypt-N-r-p:salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return [kind, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Whether a password is that of a hash, be it one of better-auth's own (`salt:key`), as earlier versions stored. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const [made = '', salt = '', key = ''] = input.hash.split(':');
  const [, N, r, p] = /^scrypt-(\d+)-(\d+)-(\d+)$/.exec(made)?.map(Number) ?? [];
  if (!N || !r || !p) return inTurn(() => verifyEarlier(input));
  const known = Buffer.from(key, 'base64url');
  const tried = await derive(input.password, Buffer.from(salt, 'base64url'), { N, r, p });
  return known.length === tried.length && timingSafeEqual(known, tried);
}

/** Whether a hash was made in another way than today's: it is made anew at the next sign-in. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(`${kind}:`);
}

async function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // The same letters are the same password, however a keyboard composes them.
  const text = password.normalize('NFKC');
  return inTurn(() => scryptKey(text, salt, 32, { N, r, p, maxmem: 256 * N * r }));
}
