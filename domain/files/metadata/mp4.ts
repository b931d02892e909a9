import { asciiAt, viewOf } from './parts.ts';

/** Boxes with metadata of the film or a track: place, camera, titles, thumbnails. */
const describing = ['udta', 'meta', 'uuid'];
const containing = ['moov', 'trak'];

/**
 * Overwrites the metadata of an MP4 film with free space, so that the offsets in its index stay valid. Stops
 * at the first invalid box.
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
 * The header length and size of a box. Size 1 means that an 8-byte size follows, 0 that the box extends to
 * the end. Undefined if the size is invalid.
 */
function boxAt(view: DataView, at: number, to: number) {
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + 16 > to) return undefined;
  const header = isLong ? 16 : 8;
  const size = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at;
  return size < header || at + size > to ? undefined : { header, size };
}
