import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestEncoding, type Encoding } from '../page-cache/encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthIt = 1024;
const quick = { brotli: 4, gzip: 4 };

/**
 * Compresses a text that is made for one reader and not kept: quickly, on another thread, and not
 * at all while it is short.
 */
export async function compressQuickly(
  body: Buffer,
  contentType: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const isText = /^text\/|[/+](json|xml)\b/.test(contentType);
  const encoding = isText && body.length >= worthIt ? bestEncoding(acceptEncoding) : 'identity';
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quick.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      return { body: await compressBrotli(body, { params }), encoding };
    }
    case 'gzip':
      return { body: await compressGzip(body, { level: quick.gzip }), encoding };
    default:
      return { body, encoding };
  }
}
