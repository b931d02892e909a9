import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import type { AskedVariant } from './media-address.ts';
import { renderPicture } from './render-picture.ts';

/** Raise it when pictures are made differently: stored ones are then made again. */
export const variantRevision = 1;

/** Larger sources are not taken into memory; uploads are far below. */
const largestSource = 40_000_000;

/** Some seconds of work: who asks for more at once is answered with the stored picture. */
const mostWaiting = 50;

type Made = Uint8Array<ArrayBuffer> | undefined | 'busy';

interface VariantParts {
  files: FileStore;
  folder: BoundedFolder;
  log: { warn(details: object, message: string): void };
  render?: typeof renderPicture;
}

/** Makes a picture's variants when they are asked for, each once, two at a time, and keeps them. */
export function createPictureVariants({
  files,
  folder,
  log,
  render = renderPicture,
}: VariantParts) {
  const underWay = new Map<string, Promise<Made>>();
  const limit = pLimit(2);

  const make = async (source: StoredFile, variant: AskedVariant, name: string) => {
    const stream = await files.read(source.path);
    if (!stream || source.size > largestSource) return undefined;
    const original = new Uint8Array(await new Response(stream).arrayBuffer());
    const made = await render(original, variant).catch((error: unknown) => {
      log.warn({ path: source.path, error }, 'a stored picture cannot be read');
      return undefined;
    });
    if (made) {
      await folder.write(name, made).catch((error: unknown) => {
        log.warn({ error }, 'a picture variant cannot be kept');
      });
    }
    return made;
  };

  /**
   * Undefined when the stored file cannot be shown as a picture, 'busy' when too many wait to be made.
   * Rejects when the store fails.
   */
  return (source: StoredFile, variant: AskedVariant): Promise<Made> => {
    const { path, size, modified } = source;
    const { width, format, shape } = variant;
    const key = [variantRevision, path, size, modified.getTime(), width, format, shape].join(' ');
    const name = `${createHash('sha256').update(key).digest('hex')}.${format}`;
    const making =
      underWay.get(name) ??
      folder.read(name).then((stored) => {
        if (stored) return stored;
        return limit.pendingCount >= mostWaiting
          ? 'busy'
          : limit(() => make(source, variant, name));
      });
    underWay.set(name, making);
    return making.finally(() => underWay.delete(name));
  };
}
