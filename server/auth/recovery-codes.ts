import { symmetricDecrypt } from 'better-auth/crypto';
import { type PasswordHashing, passwordHashing } from './password-hash.ts';

/** A low cost, because ten codes are hashed while a person waits, and a code has 59 random bits. */
const quickHashing = passwordHashing({ N: 2 ** 12, r: 8, p: 1 });

/**
 * Makes better-auth store recovery codes as password hashes. All codes of a set share a salt, so that checking a code
 * takes one hash. A set that an earlier release encrypted is hashed when the first of its codes is used.
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

/** Converts a recovery code to the form of the stored codes: hashed, or plain for a set of an earlier release. */
export async function toStoredForm(
  passwords: PasswordHashing,
  [first]: string[],
  code: string,
): Promise<string> {
  return first !== undefined && passwords.isHash(first) ? passwords.hashLike(first, code) : code;
}
