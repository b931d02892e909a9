import sharp from 'sharp';
import { maxPicturePixels } from '../upload/upload-rules.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedMp4 } from './mp4.ts';
import { asciiAt, MalformedFile } from './parts.ts';
import { strippedPng } from './png.ts';
import { strippedWebp } from './webp.ts';

type Strip = (bytes: Uint8Array) => Uint8Array;

/** The picture types by their first bytes, because the extension may be wrong. */
const pictures: [begins: string, strip: Strip][] = [
  ['\xff\xd8\xff', strippedJpeg],
  ['\x89PNG', strippedPng],
  ['RIFF', strippedWebp],
];

/** Whether {@link withoutMetadata} changes files with this extension. */
export const mayHoldMetadata = (extension: string): boolean =>
  ['jpg', 'jpeg', 'png', 'webp', 'mp4'].includes(extension);

/**
 * Removes the location and other metadata of cameras and programs from a file. Pixels and films are
 * unchanged, except that a malformed picture is encoded again. Other file types are returned unchanged.
 */
export async function withoutMetadata(bytes: Uint8Array, extension: string): Promise<Uint8Array> {
  if (!mayHoldMetadata(extension)) return bytes;
  if (extension === 'mp4') return strippedMp4(bytes);
  const strip = pictures.find(([begins]) => asciiAt(bytes, 0, begins.length) === begins)?.[1];
  try {
    return strip ? new Uint8Array(strip(bytes)) : await encodedAgain(bytes);
  } catch (error) {
    if (error instanceof MalformedFile || error instanceof RangeError) return encodedAgain(bytes);
    throw error;
  }
}

/** Encodes a picture again in its own format, upright. sharp drops all metadata by default. */
async function encodedAgain(bytes: Uint8Array): Promise<Uint8Array> {
  // The same strictness as the upload check, so that an accepted upload does not fail here.
  const options = { animated: true, failOn: 'error', limitInputPixels: maxPicturePixels } as const;
  const picture = sharp(bytes, options).autoOrient().keepIccProfile();
  const { format } = await picture.metadata();
  if (format === 'jpeg') picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  if (format === 'webp') picture.webp({ quality: 95 });
  return new Uint8Array(await picture.toBuffer());
}
