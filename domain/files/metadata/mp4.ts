import { asciiAt, viewOf } from './parts.ts';

/** Boxes with descriptions of the film or of a track: place, camera, titles, thumbnails. */
const describing = ['udta', 'meta', 'uuid'];
const containing = ['moov', 'trak'];

/**
 * An MP4 film whose descriptions are empty space: every byte of the film stays where its index says. A film
 * that is broken is looked at up to there.
 */
export function strippedMp4(bytes: Uint8Array): Uint8Array {
  const stripped = bytes.slice();
  empty(stripped, 0, stripped.length);
  return stripped;
}

function empty(bytes: Uint8Array, from: number, to: number): void {
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= to; ) {
    const type = asciiAt(bytes, at + 4, 4);
    const box = boxAt(view, at, to);
    if (!box) return;
    const { header, size } = box;
    if (describing.includes(type)) {
      bytes.set(new TextEncoder().encode('free'), at + 4);
      bytes.fill(0, at + header, at + size);
    } else if (containing.includes(type)) empty(bytes, at + header, at + size);
    at += size;
  }
}

/**
 * The length of a box: 1 says that it follows in 8 bytes, 0 that the box goes on to the end. Undefined where it
 * cannot be.
 */
function boxAt(view: DataView, at: number, to: number) {
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + 16 > to) return undefined;
  const header = isLong ? 16 : 8;
  const size = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at;
  return size < header || at + size > to ? undefined : { header, size };
}
