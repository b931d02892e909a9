import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decrypted, encrypted } from './encrypted-stream.ts';

const key = 'a key of the operator';

/** Divides bytes into pieces, as a network delivers them. */
async function* piecesOf(bytes: Buffer, size = 7001) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const encrypt = async (bytes: Buffer) => buffer(encrypted(piecesOf(bytes), key));
const decrypt = async (bytes: Buffer, with_: string | undefined = key) =>
  buffer(decrypted(piecesOf(bytes), with_, 'monday'));

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])(
  '%d bytes come back, and none of them is readable in between',
  async (length) => {
    const bytes = randomBytes(length);
    const sealed = await encrypt(bytes);
    expect(await decrypt(sealed)).toEqual(bytes);
    if (length >= 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
  },
);

test('another key, no key, and a changed, cut or reordered file are refused in words', async () => {
  const sealed = await encrypt(randomBytes(200_000));
  const header = 56;
  const block = 65_536 + 16;
  const changed = Buffer.from(sealed);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  const swapped = Buffer.concat([
    sealed.subarray(0, header),
    sealed.subarray(header + block, header + 2 * block),
    sealed.subarray(header, header + block),
    sealed.subarray(header + 2 * block),
  ]);
  await expect(decrypt(sealed, 'the key of another')).rejects.toThrow(
    'monday was encrypted with another key: set BACKUP_KEY',
  );
  await expect(buffer(decrypted(piecesOf(sealed), undefined, 'monday'))).rejects.toThrow(
    'monday is encrypted: set BACKUP_KEY',
  );
  for (const bad of [changed, swapped, sealed.subarray(0, header + block), sealed.subarray(0, 30)])
    await expect(decrypt(bad)).rejects.toThrow('monday is damaged or incomplete');
});

test('a file that is not encrypted passes as it is', async () => {
  for (const text of ['', 'short', 'x'.repeat(100_000)])
    expect(String(await decrypt(Buffer.from(text)))).toBe(text);
});
