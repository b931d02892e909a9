import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import { encodeStoredPath } from '#domain/files/stored-path.ts';
import { fileCacheControl } from '../storage/cache-lifetime.ts';
import { BoundedFolder } from './bounded-folder.ts';
import { parseByteRange } from './byte-range.ts';
import { mediaAddressOf } from './media-address.ts';
import { mediaHeaders } from './media-headers.ts';
import { createPictureVariants, variantRevision } from './picture-variants.ts';
import { isUnchanged, rangeStillHolds } from './preconditions.ts';

interface MediaParts {
  files: FileStore;
  /** The cache folder for variants of pictures. */
  cacheDir: string;
  log: { warn(details: object, message: string): void };
  /** The public address of the bucket; requests for stored files, but not for variants, are redirected there. */
  publicUrl?: string | undefined;
}

/** What a request gets: the stored file, or a variant of a picture. */
interface Representation {
  name: string;
  size: number;
  modified: Date;
  etag: string;
  open(range?: {
    start: number;
    end: number;
  }): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined>;
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

const nameOf = (path: string) => path.replace(/^.*\//, '');

const notFound = () => plain(404, 'There is no such file.');

// Names are never reused, so name, size and time identify the content.
const tagOf = ({ size, modified }: StoredFile, ...variant: (string | number)[]) =>
  `"${[size.toString(36), modified.getTime().toString(36), ...variant].join('-')}"`;

async function send(request: Request, file: Representation): Promise<Response> {
  const headers = mediaHeaders(file);
  const range =
    request.method === 'GET' && rangeStillHolds(request.headers, file)
      ? parseByteRange(request.headers.get('range'), file.size)
      : undefined;
  if (range === 'unsatisfiable') {
    return plain(416, 'This range is outside the file.', {
      'Content-Range': `bytes */${file.size}`,
    });
  }
  const length = range ? range.end - range.start + 1 : file.size;
  headers.set('Content-Length', String(length));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  if (request.method === 'HEAD' || length === 0) return new Response(null, { headers });
  const body = await file.open(range);
  return body ? new Response(body, { status: range ? 206 : 200, headers }) : notFound();
}

/** Answers GET and HEAD of /media/<folder>/<name>: the stored file, ranges of it, and smaller versions of pictures. */
export function createMediaHandler(parts: MediaParts): (request: Request) => Promise<Response> {
  const { files, cacheDir, log, publicUrl } = parts;
  const folder = new BoundedFolder(cacheDir, 500_000_000);
  const variantOf = createPictureVariants({ files, folder, log });

  /** Answers with the stored file. */
  const original = async (request: Request, stored: StoredFile, cacheControl: string) => {
    const { path, size, modified } = stored;
    const file = { name: nameOf(path), size, modified, etag: tagOf(stored) };
    if (isUnchanged(request.headers, file))
      return new Response(null, { status: 304, headers: mediaHeaders(file) });
    if (publicUrl)
      return plain(302, '', {
        Location: `${publicUrl}/${encodeStoredPath(path)}`,
        'Cache-Control': cacheControl,
      });
    // Always a range, because a file that has grown would exceed the Content-Length.
    const all = { start: 0, end: size - 1 };
    const answer = await send(request, { ...file, open: (range = all) => files.read(path, range) });
    answer.headers.set('Cache-Control', cacheControl);
    return answer;
  };

  const answer = async (request: Request): Promise<Response> => {
    const address = mediaAddressOf(new URL(request.url));
    const stored = address && (await files.stat(address.path));
    if (!stored) return notFound();
    const { path, variant } = address;
    const { modified } = stored;

    if (variant) {
      const { width, format, shape } = variant;
      const etag = tagOf(stored, width, format, shape ?? 'whole', variantRevision);
      const variantName = nameOf(path).replace(/[^.]*$/, format);
      if (isUnchanged(request.headers, { etag, modified })) {
        const headers = mediaHeaders({ name: variantName, size: 0, modified, etag });
        return new Response(null, { status: 304, headers });
      }
      const bytes = await variantOf(stored, variant);
      if (bytes === 'busy') return original(request, stored, 'no-store');
      if (bytes) {
        const open: Representation['open'] = async (range) =>
          range ? bytes.subarray(range.start, range.end + 1) : bytes;
        return send(request, { name: variantName, size: bytes.length, modified, etag, open });
      }
    }

    return original(request, stored, fileCacheControl(stored.size));
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'A stored file can only be read.', { Allow: 'GET, HEAD' });
    }
    try {
      return await answer(request);
    } catch (error) {
      log.warn({ error }, 'a stored file cannot be sent');
      return plain(503, 'The file cannot be read at the moment.');
    }
  };
}
