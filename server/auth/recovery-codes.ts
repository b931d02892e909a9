import { symmetricDecrypt } from 'better-auth/crypto';
import { type PasswordHashing, passwordHashing } from './password-hash.ts';

/** Ten are hashed while a person waits; 59 random bits need no more stretching. */
const quickHashing = passwordHashing({ N: 2 ** 12, r: 8, p: 1 });

/**
 * How better-auth stores recovery codes: as password hashes that share a salt, so that a try costs one hash. A set that
 * an earlier release encrypted is hashed when the first of its codes is used.
 */
export function recoveryCodeStore(passwords: PasswordHashing, secret: string) {
  return {
    async encrypt(json: string): Promise<string> {
      const [first, ...others] = JSON.parse(json) as string[];
      if (first === undefined || passwords.isHash(first)) return json;
      const hash = await quickHashing.hash(first);
      const rest = await Promise.all(others.map((code) => passwords.hashLike(hash, code)));
      return JSON.stringify([hash, ...rest]);
    },
    decrypt: async (stored: string): Promise<string> =>
      stored.startsWith('[') ? stored : symmetricDecrypt({ key: secret, data: stored }),
  };
}

/** A recovery code as those that are stored can be compared with it. */
export async function likeStored(
  passwords: PasswordHashing,
  [first]: string[],
  code: string,
): Promise<string> {
  return first !== undefined && passwords.isHash(first) ? passwords.hashLike(first, code) : code;
}
