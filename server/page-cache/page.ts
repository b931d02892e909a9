import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip } from '../http/answers/compression.ts';
import type { Encoding } from '../http/answers/encoding.ts';

/** A rendered page in its three encodings. */
export interface Page {
  forms: Record<Encoding, PageForm>;
  /** Memory that the page takes, in bytes. */
  bytes: number;
  /** Whether proxies may keep it, too. */
  isForProxies?: boolean;
}

export interface PageForm {
  body: Buffer;
  etag: string;
  /** Header names and values, alternating, as writeHead takes them. */
  headers: string[];
  /** `headers` with the cache status of a hit, so that a hit needs no new list. */
  hitHeaders: string[];
}

export const hitStatus = 'kamsin; hit';

/** Bytes of a page beside its bodies: header lists, entity tags and map entries. Measured with pages of one byte. */
const overhead = 6 * 1024;

/** Compresses a page and prepares its headers, so that a hit only writes. */
export async function makePage(body: Buffer, headers: [string, string][]): Promise<Page> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([compressBrotli(body, 6), compressGzip(body, { level: 6 })]);
  // One buffer of the exact size, because the compressors return slices of larger buffers.
  const buffer = Buffer.allocUnsafeSlow(br.length + gz.length + body.length);
  let used = 0;
  const form = (content: Buffer, encoding: Encoding): PageForm => {
    const bytes = buffer.subarray(used, used + content.length);
    used += content.copy(bytes);
    const etag = `"${hash}-${encoding}"`;
    const all: [string, string][] = [
      ...headers,
      ['Vary', 'Accept-Encoding'],
      ['ETag', etag],
      ['Content-Length', String(bytes.length)],
    ];
    if (encoding !== 'identity') all.push(['Content-Encoding', encoding]);
    const flat = all.flat();
    return { body: bytes, etag, headers: flat, hitHeaders: [...flat, 'Cache-Status', hitStatus] };
  };
  const headerLength = headers.flat().reduce((sum, text) => sum + text.length, 0);
  return {
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(body, 'identity') },
    bytes: buffer.length + headerLength + overhead,
  };
}
