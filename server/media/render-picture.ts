import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureShape } from '#domain/files/picture-address.ts';
import { maxPicturePixels } from '#domain/files/upload/upload-rules.ts';
import type { AskedVariant } from './media-address.ts';

// Two pictures are made at a time, and pages have to be answered meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/** The upright size of a picture, of one frame where it moves. */
async function frameOf(picture: Sharp) {
  const { autoOrient, pageHeight } = await picture.metadata();
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** As much of a picture as fills a frame of that shape, at most `width` pixels wide. */
function cutTo(shape: PictureShape, width: number, size: { width: number; height: number }) {
  const [across = 1, down = 1] = shape.split('x').map(Number);
  const fitting = Math.floor((size.height * across) / down);
  const widest = Math.max(1, Math.min(width, size.width, fitting));
  const height = Math.max(1, Math.round((widest * down) / across));
  return { width: widest, height, fit: 'cover' as const };
}

/**
 * A picture at most `width` pixels wide, upright, in sRGB, without what its camera wrote into it,
 * and cut round its middle where a shape is asked for. One that moves keeps moving as WebP.
 * Throws when the bytes are no picture.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { width, format, shape }: AskedVariant,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = sharp(bytes, {
    animated: format === 'webp',
    limitInputPixels: maxPicturePixels,
    sequentialRead: true,
  });
  const whole = { width, withoutEnlargement: true };
  const picture = source
    .autoOrient()
    .resize(shape ? cutTo(shape, width, await frameOf(source)) : whole);
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
