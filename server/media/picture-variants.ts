import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import type { RequestedVariant } from './media-address.ts';
import { renderPicture } from './render-picture.ts';

/** Increase it if rendering changes, so that stored variants are rendered again. */
export const variantRevision = 1;

/** Bytes; larger sources are not read into memory. Uploads are far smaller. */
const largestSource = 40_000_000;

/** A few seconds of work; further requests get the original picture. */
const mostWaiting = 50;

type VariantResult = Uint8Array<ArrayBuffer> | undefined | 'busy';

interface VariantParts {
  files: FileStore;
  folder: BoundedFolder;
  log: { warn(details: object, message: string): void };
  render?: typeof renderPicture;
}

/** Renders variants of pictures on request, each once, two at a time, and stores them. */
export function createPictureVariants({
  files,
  folder,
  log,
  render = renderPicture,
}: VariantParts) {
  const pending = new Map<string, Promise<VariantResult>>();
  const limit = pLimit(2);

  const make = async (source: StoredFile, variant: RequestedVariant, name: string) => {
    const stream = await files.read(source.path);
    if (!stream || source.size > largestSource) return undefined;
    const original = new Uint8Array(await new Response(stream).arrayBuffer());
    const made = await render(original, variant).catch((error: unknown) => {
      log.warn({ path: source.path, error }, 'a stored picture cannot be read');
      return undefined;
    });
    if (made) {
      await folder.write(name, made).catch((error: unknown) => {
        log.warn({ error }, 'a picture variant cannot be stored');
      });
    }
    return made;
  };

  /**
   * Returns a variant; undefined if the stored file cannot be decoded as a picture, 'busy' if too many variants wait.
   * Rejects if the file store fails.
   */
  return (source: StoredFile, variant: RequestedVariant): Promise<VariantResult> => {
    const { path, size, modified } = source;
    const { width, format, shape } = variant;
    const key = [variantRevision, path, size, modified.getTime(), width, format, shape].join(' ');
    const name = `${createHash('sha256').update(key).digest('hex')}.${format}`;
    const making =
      pending.get(name) ??
      folder.read(name).then((stored) => {
        if (stored) return stored;
        return limit.pendingCount >= mostWaiting
          ? 'busy'
          : limit(() => make(source, variant, name));
      });
    pending.set(name, making);
    return making.finally(() => pending.delete(name));
  };
}
