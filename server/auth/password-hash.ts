import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyEarlier } from 'better-auth/crypto';
import pLimit from 'p-limit';

const scryptKey = promisify(scrypt) as (
  ...given: [string, Buffer, number, object]
) => Promise<Buffer>;

/** Parameters of scrypt. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

export interface PasswordHashing {
  /** The hash of a password, with its cost and salt: `scrypt-N-r-p:salt:key`. */
  hash(password: string): Promise<string>;
  /** Whether a password is that of a hash, be it one of better-auth's own (`salt:key`), as earlier versions stored. */
  verify(input: { hash: string; password: string }): Promise<boolean>;
  /** The hash of another password with the cost and the salt of a hash made here. */
  hashLike(hash: string, password: string): Promise<string>;
  /** Whether a text is a hash made here. */
  isHash(text: string): boolean;
  /** Whether a hash was made in another way than today's: it is made anew at the next sign-in. */
  isOutdated(hash: string): boolean;
}

/** OWASP's minimum for scrypt with 32 MiB a try. */
const owaspMinimum: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Two at once: 64 MiB, and two of Node's four threads are left for files and addresses. */
const limit = pLimit(2);
const mostWaiting = 200;

function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= mostWaiting)
    throw new Error('Too many passwords are waiting to be judged.');
  return limit(job);
}

/** Hashes passwords with scrypt; only tests, which sign in hundreds of times, want a lower cost. */
export function passwordHashing(cost: ScryptCost = owaspMinimum): PasswordHashing {
  const kind = `scrypt-${cost.N}-${cost.r}-${cost.p}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return [kind, salt.toString('base64url'), key.toString('base64url')].join(':');
    },
    async hashLike(hash, password) {
      const made = parseHash(hash);
      if (!made) throw new Error('not a hash made here');
      const key = await derive(password, made.salt, made.cost);
      return [...hash.split(':', 2), key.toString('base64url')].join(':');
    },
    verify,
    isHash: (text) => parseHash(text) !== undefined,
    isOutdated: (hash) => !hash.startsWith(`${kind}:`),
  };
}

/** The parts of `scrypt-N-r-p:salt:key`; undefined for anything else. */
function parseHash(hash: string) {
  const [made = '', salt = '', key = ''] = hash.split(':');
  const [, N, r, p] = /^scrypt-(\d+)-(\d+)-(\d+)$/.exec(made)?.map(Number) ?? [];
  if (!N || !r || !p) return undefined;
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  return { cost: { N, r, p }, salt: bytes(salt), key: bytes(key) };
}

async function verify(input: { hash: string; password: string }): Promise<boolean> {
  const made = parseHash(input.hash);
  if (!made) return inTurn(() => verifyEarlier(input));
  const { key, salt, cost } = made;
  const tried = await derive(input.password, salt, cost);
  return key.length === tried.length && timingSafeEqual(key, tried);
}

async function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  // The same letters are the same password, however a keyboard composes them.
  const text = password.normalize('NFKC');
  return inTurn(() => scryptKey(text, salt, 32, { N, r, p, maxmem: 256 * N * r }));
}
