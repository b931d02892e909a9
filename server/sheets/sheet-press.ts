import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import { maxPicturePixels } from '#domain/files/upload/upload-rules.ts';
import type { Sheet, SheetPress } from '#domain/sheets/sheet.ts';
import type { BoundedFolder } from '../media/bounded-folder.ts';
import { drawnFrom, renderedFiles } from '../media/rendered-files.ts';
import { drawDocument } from './draw-document.ts';

/** Increase this number if the design changes, so that stored documents are drawn again. */
const revision = 1;

/** The largest side of a picture in pixels: 150 points at 200 dots per inch. */
const pictureSide = 420;

interface PressParts {
  files: FileStore;
  /** The cache of the finished documents. */
  folder: BoundedFolder;
  log: { warn(details: object, message: string): void };
}

/** Makes specification sheets, one at a time, and keeps them by their content. */
export function sheetPress({ files, folder, log }: PressParts): SheetPress {
  const rendered = renderedFiles({
    ...{ folder, log, what: 'a specification sheet' },
    ...{ atATime: 1, mostWaiting: 20 },
  });

  const sourceOf = async ({ picture }: Sheet) => {
    // A picture on another site has no stored path and is not fetched.
    const path = picture && storedPathOf(picture.url);
    return path === undefined ? undefined : await files.stat(path);
  };

  const pictureOf = async (source: StoredFile | undefined) =>
    source && drawnFrom({ files, log }, source, smallPicture);

  return async (document) => {
    const sources = await Promise.all(document.sheets.map(sourceOf));
    const parts = [revision, document, sources];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    const bytes = await rendered(`${key}.pdf`, () =>
      drawDocument(document, (sheet) => pictureOf(sources[document.sheets.indexOf(sheet)])),
    );
    return bytes === 'busy' || !bytes ? 'busy' : { bytes, etag: `"${key}"` };
  };
}

const smallPicture = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPicturePixels })
    .autoOrient()
    .resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
