/** The EXIF orientation, 1 to 8; 1 is upright. Undefined if there is none. */
export function orientationIn(tiff: Uint8Array): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 14) return undefined;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return undefined;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

const orientationTag = 0x0112;

/** EXIF data with the orientation only; undefined if the picture is upright. */
export function onlyOrientation(tiff: Uint8Array): Uint8Array | undefined {
  const orientation = orientationIn(tiff);
  if (orientation === undefined || orientation === 1) return undefined;
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    // One directory entry: tag, type short, count 1, value. Then no further directory.
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}
