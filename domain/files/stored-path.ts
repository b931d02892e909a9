import { type FileFolder, fileFolders, StorageError } from './file-store.ts';

const mediaPrefix = '/media/';
// Names that the product creates are ASCII; files that were copied in by hand may have any name.
const shape = /^([a-z-]+)\/([^./\\\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]*)$/u;

/**
 * The folder and name of a path such as 'products/x.jpg'. Undefined if it is not exactly one known folder and
 * one name: no '..', no hidden or temporary file.
 */
export function parseStoredPath(path: string): { folder: FileFolder; name: string } | undefined {
  const match = path.length <= 255 ? shape.exec(path) : null;
  const folder = fileFolders.find((known) => known === match?.[1]);
  const name = match?.[2];
  return folder && name ? { folder, name } : undefined;
}

/**
 * A new name '<timestamp>-<random>.<extension>', which is unguessable and unique. Throws StorageError for an
 * invalid extension.
 */
export function newStoredName(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension)) {
    throw new StorageError(400, 'the file has no usable ending');
  }
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${Date.now()}-${random.join('')}.${extension}`;
}

/** A stored path, percent-encoded for an address. */
export const encodeStoredPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** The address of a stored file, such as '/media/products/x.jpg'. */
export const mediaAddress = (path: string): string => mediaPrefix + encodeStoredPath(path);

/** The stored path of a media address; undefined for any other address. */
export function storedPathOf(address: string): string | undefined {
  if (!address.startsWith(mediaPrefix)) return undefined;
  const path = decoded(address.slice(mediaPrefix.length).replace(/[?#].*$/s, ''));
  return path !== undefined && parseStoredPath(path) ? path : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
