import sharp from 'sharp';
import { maxPicturePixels } from '#domain/files/upload-rules.ts';
import type { AskedVariant } from './media-address.ts';

// Two pictures are made at a time, and pages have to be answered meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture at most `width` pixels wide, upright, in sRGB, without what its camera wrote into it.
 * One that moves keeps moving as WebP. Throws when the bytes are no picture.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { width, format }: AskedVariant,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(bytes, {
    animated: format === 'webp',
    limitInputPixels: maxPicturePixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const made =
    format === 'webp'
      ? picture.webp({ quality: 74, smartSubsample: true })
      : picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  return new Uint8Array(await made.toBuffer());
}
