/** The file does not have the structure of its type, so its metadata cannot be found. */
export class MalformedFile extends Error {}

/** The ASCII text at an offset. */
export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** A DataView on the same bytes. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
