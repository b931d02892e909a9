import { createHash } from 'node:crypto';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import type { RequestedVariant } from './media-address.ts';
import { renderPicture } from './render-picture.ts';
import { drawnFrom, renderedFiles } from './rendered-files.ts';

/** Increase this number if rendering changes, so that stored variants are rendered again. */
export const variantRevision = 1;

interface VariantParts {
  files: FileStore;
  folder: BoundedFolder;
  log: { warn(details: object, message: string): void };
}

/**
 * Returns a function that renders variants of pictures. It returns undefined if the stored file cannot be decoded as a
 * picture, 'busy' if too many variants wait. Rejects if the file store fails.
 */
export function createPictureVariants({ files, folder, log }: VariantParts) {
  const rendered = renderedFiles({
    // Fifty pictures take a few seconds. Further requests get the original picture.
    ...{ folder, log, what: 'a picture variant' },
    ...{ atATime: 2, mostWaiting: 50 },
  });
  return (source: StoredFile, variant: RequestedVariant) => {
    const { path, size, modified } = source;
    const { width, format, shape } = variant;
    const key = [variantRevision, path, size, modified.getTime(), width, format, shape].join(' ');
    const name = `${createHash('sha256').update(key).digest('hex')}.${format}`;
    return rendered(name, () =>
      drawnFrom({ files, log }, source, (original) => renderPicture(original, variant)),
    );
  };
}
