import { onlyOrientation } from './exif-orientation.ts';
import { asciiAt, MalformedFile, viewOf } from './parts.ts';

const shown = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/** Flags in the header of an extended WebP. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** Removes EXIF and XMP from a WebP; the orientation and colour profile stay. Throws MalformedFile. */
export function strippedWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const kept: Uint8Array[] = [];
  let header: Uint8Array | undefined;
  let exif: Uint8Array | undefined;
  for (let at = 12; at < end; ) {
    if (at + 8 > end) throw new MalformedFile();
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > end) throw new MalformedFile();
    const type = asciiAt(bytes, at, 4);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'EXIF') exif = onlyOrientation(tiffOf(data));
    if (shown.includes(type)) {
      const chunk = riffChunk(type, data);
      if (type === 'VP8X') header = chunk;
      kept.push(chunk);
    }
    at += 8 + size + (size % 2);
  }
  if (kept.length === 0) throw new MalformedFile();
  if (header) header[8] = ((header[8] ?? 0) & ~(hasExif | hasXmp)) | (exif ? hasExif : 0);
  if (header && exif) kept.push(riffChunk('EXIF', exif));
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]));
}

/** The TIFF data of an EXIF chunk. Some programs write the `Exif` prefix of JPEG before it. */
const tiffOf = (data: Uint8Array): Uint8Array =>
  asciiAt(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;

/** Builds a chunk, padded to an even length. */
export function riffChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2));
  chunk.set(new TextEncoder().encode(type));
  viewOf(chunk).setUint32(4, data.length, true);
  chunk.set(data, 8);
  return chunk;
}
