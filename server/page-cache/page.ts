import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip } from '../http/compression.ts';
import type { Encoding } from '../http/encoding.ts';

/** A rendered answer in the three forms that it is sent in. */
export interface Page {
  forms: Record<Encoding, PageForm>;
  /** All that it takes in memory. */
  bytes: number;
}

export interface PageForm {
  body: Buffer;
  etag: string;
  /** Names and values in turn. */
  headers: string[];
  /** The same and the cache status of a hit: ready for writeHead, so that a hit builds nothing. */
  hitHeaders: string[];
}

export const hitStatus = 'kamsin; hit';

/** Of a page: its lists of headers, entity tags, and places in maps. Measured with pages of one byte. */
const overhead = 6 * 1024;

/** Compresses a page once and lays its headers out, so that a hit only writes. */
export async function makePage(body: Buffer, headers: [string, string][]): Promise<Page> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([compressBrotli(body, 6), compressGzip(body, { level: 6 })]);
  // In one piece of just their size: what compresses hands out slices of larger buffers.
  const whole = Buffer.allocUnsafeSlow(br.length + gz.length + body.length);
  let used = 0;
  const form = (content: Buffer, encoding: Encoding): PageForm => {
    const bytes = whole.subarray(used, used + content.length);
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
  const lettersOfHeaders = headers.flat().reduce((sum, text) => sum + text.length, 0);
  return {
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(body, 'identity') },
    bytes: whole.length + lettersOfHeaders + overhead,
  };
}
