import { crc32 } from 'node:zlib';
import { onlyOrientation } from './exif-orientation.ts';
import { asciiAt, MalformedFile, viewOf } from './parts.ts';

/** The optional chunks that affect how a PNG is displayed: colours, size, animation. */
const shown = [
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
];

/** Removes texts, dates and EXIF from a PNG; the orientation stays. Throws MalformedFile. */
export function strippedPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const chunk = bytes.subarray(at, end);
    const type = asciiAt(chunk, 4, 4);
    // Chunks whose name starts with a capital letter are critical: a PNG cannot be decoded without them.
    if (/^[A-Z]/.test(type) || shown.includes(type)) kept.push(chunk);
    else if (type === 'eXIf') {
      const exif = onlyOrientation(chunk.subarray(8, -4));
      if (exif) kept.push(pngChunk('eXIf', exif));
    }
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  throw new MalformedFile();
}

/** Builds a chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}
