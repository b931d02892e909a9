import sharp from 'sharp';
import { maxPicturePixels } from '../upload/upload-rules.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedMp4 } from './mp4.ts';
import { asciiAt, MalformedFile } from './parts.ts';
import { strippedPng } from './png.ts';
import { strippedWebp } from './webp.ts';

type Strip = (bytes: Uint8Array) => Uint8Array;

/** By what the file begins with: its name need not be right. */
const pictures: [begins: string, strip: Strip][] = [
  ['\xff\xd8\xff', strippedJpeg],
  ['\x89PNG', strippedPng],
  ['RIFF', strippedWebp],
];

/** Whether {@link withoutMetadata} does anything to files of this ending. */
export const mayHoldMetadata = (extension: string): boolean =>
  ['jpg', 'jpeg', 'png', 'webp', 'mp4'].includes(extension);

/**
 * The file without where it was taken and what its camera or program wrote into it; pixels and films stay as
 * they are. A picture that is not built as its kind is gets encoded once more. Other kinds stay the
 * same bytes.
 */
export async function withoutMetadata(bytes: Uint8Array, extension: string): Promise<Uint8Array> {
  if (!mayHoldMetadata(extension)) return bytes;
  if (extension === 'mp4') return strippedMp4(bytes);
  const strip = pictures.find(([begins]) => asciiAt(bytes, 0, begins.length) === begins)?.[1];
  try {
    return strip ? strip(bytes) : await encodedAgain(bytes);
  } catch (error) {
    if (error instanceof MalformedFile || error instanceof RangeError) return encodedAgain(bytes);
    throw error;
  }
}

/** In its own format, upright, as sharp keeps no metadata unless asked. */
async function encodedAgain(bytes: Uint8Array): Promise<Uint8Array> {
  // As lenient as the check of an upload, so that what was taken there is taken here.
  const options = { animated: true, failOn: 'error', limitInputPixels: maxPicturePixels } as const;
  const picture = sharp(bytes, options).autoOrient().keepIccProfile();
  const { format } = await picture.metadata();
  if (format === 'jpeg') picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  if (format === 'webp') picture.webp({ quality: 95 });
  return new Uint8Array(await picture.toBuffer());
}
