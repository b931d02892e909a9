import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword as verifyLegacy } from 'better-auth/crypto';
import pLimit from 'p-limit';

const scryptKey = promisify(scrypt) as (
  ...args: [string, Buffer, number, object]
) => Promise<Buffer>;

/** Cost parameters of scrypt. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's minimum for scrypt with 32 MiB a try. */
const owaspMinimum: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Two hashes at a time take 64 MiB, and leave two of Node's four pool threads for files and DNS. */
const limit = pLimit(2);
const mostWaiting = 200;

function queued<Result>(job: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= mostWaiting)
    throw new Error('Too many passwords are waiting to be hashed.');
  return limit(job);
}

export type PasswordHashing = ReturnType<typeof passwordHashing>;

/** Hashes passwords with scrypt. Only tests lower the cost, because they sign in hundreds of times. */
export function passwordHashing(cost: ScryptCost = owaspMinimum) {
  const kind = `scrypt-${cost.N}-${cost.r}-${cost.p}`;
  return {
    /** Hashes a password with a new salt: `scrypt-N-r-p:salt:key`. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return [kind, salt.toString('base64url'), key.toString('base64url')].join(':');
    },
    /** Hashes a password with the cost and salt of another hash. Throws if that hash is not in this format. */
    async hashLike(hash: string, password: string): Promise<string> {
      const parsed = parseHash(hash);
      if (!parsed) throw new Error('not a scrypt hash');
      const key = await derive(password, parsed.salt, parsed.cost);
      return [...hash.split(':', 2), key.toString('base64url')].join(':');
    },
    verify,
    /** Whether a text is a hash in this format. */
    isHash: (text: string) => parseHash(text) !== undefined,
    /** Whether a hash has another format or cost than the current one; such a hash is replaced at the next sign-in. */
    isOutdated: (hash: string) => !hash.startsWith(`${kind}:`),
  };
}

/** The parts of `scrypt-N-r-p:salt:key`; undefined for anything else. */
function parseHash(hash: string) {
  const [prefix = '', salt = '', key = ''] = hash.split(':');
  const [, N, r, p] = /^scrypt-(\d+)-(\d+)-(\d+)$/.exec(prefix)?.map(Number) ?? [];
  if (!N || !r || !p) return undefined;
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  return { cost: { N, r, p }, salt: bytes(salt), key: bytes(key) };
}

/** Whether a password matches a hash; also accepts better-auth's format (`salt:key`), which earlier releases stored. */
async function verify(input: { hash: string; password: string }): Promise<boolean> {
  const parsed = parseHash(input.hash);
  if (!parsed) return queued(() => verifyLegacy(input));
  const { key, salt, cost } = parsed;
  const derived = await derive(input.password, salt, cost);
  return key.length === derived.length && timingSafeEqual(key, derived);
}

async function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  // Keyboards send the same letter in different Unicode forms.
  const text = password.normalize('NFKC');
  return queued(() => scryptKey(text, salt, 32, { N, r, p, maxmem: 256 * N * r }));
}
