import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestEncoding, type Encoding } from './encoding.ts';

const compress = promisify(brotliCompress);

/** Compresses with gzip on another thread. */
export const compressGzip = promisify(gzip);

/**
 * Compresses a text with Brotli on another thread. The window is no larger than the text, because the default window
 * takes 8 MB of memory and saves nothing.
 */
export function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(body.length + 1));
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });
}

/** Shorter texts, in bytes, are sent uncompressed. */
const shortestCompressed = 1024;
/** Brotli 4 makes a page a twentieth smaller and takes nearly twice the time (decision 0258). */
const quick = { brotli: 3, gzip: 4 };

/** Compresses a text that is sent once: at a low quality, and only if it has at least 1024 bytes. */
export async function compressQuickly(
  body: Buffer,
  contentType: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const isText = /^text\/|[/+](json|xml)\b/.test(contentType);
  const encoding =
    isText && body.length >= shortestCompressed ? bestEncoding(acceptEncoding) : 'identity';
  switch (encoding) {
    case 'br':
      return { body: await compressBrotli(body, quick.brotli), encoding };
    case 'gzip':
      return { body: await compressGzip(body, { level: quick.gzip }), encoding };
    default:
      return { body, encoding };
  }
}
