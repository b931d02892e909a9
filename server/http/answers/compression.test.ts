import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressQuickly } from './compression.ts';

const text = Buffer.from('<tr><td>Aurora thread</td></tr>'.repeat(1000));

test('a long text is sent in the client’s preferred encoding and decodes to the same text', async () => {
  const br = await compressQuickly(text, 'text/html; charset=utf-8', 'gzip, br');
  expect(br.encoding).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(text);
  const gz = await compressQuickly(text, 'text/x-script', 'gzip');
  expect(gz.encoding).toBe('gzip');
  expect(gunzipSync(gz.body)).toEqual(text);
});

test('a short body, another type or a client without compression gets it unchanged', async () => {
  const plain = async (body: Buffer, type: string, accept?: string) =>
    (await compressQuickly(body, type, accept)).encoding;
  expect(await plain(text.subarray(0, 500), 'text/html', 'br')).toBe('identity');
  expect(await plain(text, 'image/png', 'br')).toBe('identity');
  expect(await plain(text, 'text/html')).toBe('identity');
});
