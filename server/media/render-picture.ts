import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureShape } from '#domain/files/picture-address.ts';
import { maxPicturePixels } from '#domain/files/upload/upload-rules.ts';
import type { RequestedVariant } from './media-address.ts';

// One thread per picture: two pictures are rendered at a time, and pages must be served as well.
sharp.concurrency(1);
sharp.cache(false);

/** The upright size of a picture; of one frame if it is animated. */
async function frameOf(picture: Sharp) {
  const { autoOrient, pageHeight } = await picture.metadata();
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** The crop of a picture to a shape, at most `width` pixels wide. */
function cropTo(shape: PictureShape, width: number, size: { width: number; height: number }) {
  const [across = 1, down = 1] = shape.split('x').map(Number);
  const fitting = Math.floor((size.height * across) / down);
  const widest = Math.max(1, Math.min(width, size.width, fitting));
  const height = Math.max(1, Math.round((widest * down) / across));
  return { width: widest, height, fit: 'cover' as const };
}

/**
 * Renders a picture: at most `width` pixels wide, upright, in sRGB, without metadata, and cropped around its centre to
 * `shape`, if given. An animation stays animated as WebP. Throws if the bytes are not a picture.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { width, format, shape }: RequestedVariant,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = sharp(bytes, {
    animated: format === 'webp',
    limitInputPixels: maxPicturePixels,
    sequentialRead: true,
  });
  const uncropped = { width, withoutEnlargement: true };
  const picture = source
    .autoOrient()
    .resize(shape ? cropTo(shape, width, await frameOf(source)) : uncropped);
  return new Uint8Array(await encoded(picture, format).toBuffer());
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 74, effort: 3, smartSubsample: true });
    case 'avif':
      return picture.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' });
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  }
}
