import { hashPassword as hashEarlier } from 'better-auth/crypto';
import { expect, test, vi } from 'vitest';

type Counted = [string, Buffer, number, object, (error: Error | null, key: Buffer) => void];
const running = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const scrypt = (...given: Parameters<typeof crypto.scrypt>) => {
    const [password, salt, length, options, done] = given as unknown as Counted;
    running.most = Math.max(running.most, ++running.now);
    crypto.scrypt(password, salt, length, options, (error, key) => {
      running.now--;
      done(error, key);
    });
  };
  return { ...crypto, scrypt };
});
// Another test file of this process may have loaded the module with the real scrypt.
vi.resetModules();
const { passwordHashing } = await import('./password-hash.ts');
const { hash: hashPassword, isOutdated, verify } = passwordHashing();
/** Hashes at a low cost, for properties that do not depend on the cost. */
const quick = passwordHashing({ N: 2 ** 10, r: 8, p: 1 });

test('at most two passwords are hashed at a time', async () => {
  running.most = 0;
  await Promise.all(Array.from({ length: 6 }, (_, at) => quick.hash(`password ${at}`)));
  expect(running).toEqual({ now: 0, most: 2 });
});

test('a hash names its parameters, has a salt and matches only its password', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^scrypt-32768-8-3:[\w-]{22}:[\w-]{43}$/);
  expect(isOutdated(hash)).toBe(false);
  expect(await quick.hash('correct horse battery')).not.toBe(
    await quick.hash('correct horse battery'),
  );
  expect(await verify({ hash, password: 'correct horse battery' })).toBe(true);
  expect(await verify({ hash, password: 'correct horse' })).toBe(false);
});

test('composed and decomposed letters are equal', async () => {
  const hash = await quick.hash('Ge\u0301ne\u0301rale');
  expect(await verify({ hash, password: 'G\u00e9n\u00e9rale' })).toBe(true);
});

test('a hash of an earlier version is accepted and counts as outdated', async () => {
  const hash = await hashEarlier('correct horse battery');
  expect(isOutdated(hash)).toBe(true);
  expect(await verify({ hash, password: 'correct horse battery' })).toBe(true);
  expect(await verify({ hash, password: 'wrong' })).toBe(false);
});
