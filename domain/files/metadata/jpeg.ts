import { onlyOrientation } from './exif-orientation.ts';
import { asciiAt, MalformedFile } from './parts.ts';

const exifName = 'Exif\0\0';

/**
 * Removes the metadata of cameras and programs from a JPEG. The colour profile and orientation stay; the
 * pixels are unchanged. Throws MalformedFile.
 */
export function strippedJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const { marker, start, end } = segmentAt(bytes, at);
    if (marker === endOfImage) {
      // The data after the end of the image are other pictures, films or depth maps with their own metadata.
      kept.push(bytes.subarray(start, end));
      return Buffer.concat(kept);
    }
    if (marker === startOfScan) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(start, at));
      continue;
    }
    const segment = bytes.subarray(start, end);
    if (isShown(marker, segment)) kept.push(segment);
    else if (marker === 0xe1 && asciiAt(segment, 4, exifName.length) === exifName) {
      const exif = onlyOrientation(segment.subarray(4 + exifName.length));
      if (exif) kept.push(exifSegment(exif));
    }
    at = end;
  }
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Whether a segment is needed to display the picture. */
function isShown(marker: number, segment: Uint8Array): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isApplication) return marker !== 0xfe;
  if (marker === 0xe0) return asciiAt(segment, 4, 5) === 'JFIF\0';
  if (marker === 0xe2) return asciiAt(segment, 4, 12) === 'ICC_PROFILE\0';
  return marker === 0xee && asciiAt(segment, 4, 5) === 'Adobe';
}

function exifSegment(exif: Uint8Array): Uint8Array {
  const length = 2 + exifName.length + exif.length;
  const start = Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]);
  return Buffer.concat([start, Buffer.from(exifName), exif]);
}

/** The segment at an offset, after any fill bytes. */
function segmentAt(bytes: Uint8Array, at: number) {
  let start = at;
  if (bytes[start] !== 0xff) throw new MalformedFile();
  while (bytes[start + 1] === 0xff) start++;
  const marker = bytes[start + 1] ?? 0;
  if (marker === endOfImage) return { marker, start, end: start + 2 };
  const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  if (length < 2 || end > bytes.length) throw new MalformedFile();
  return { marker, start, end };
}

/** The end of the entropy-coded data: the next marker that is neither a restart marker nor a stuffed byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  throw new MalformedFile();
}
