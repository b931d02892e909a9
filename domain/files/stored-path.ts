import { type FileFolder, fileFolders, StorageError } from './file-store.ts';

const mediaPrefix = '/media/';
// The product gives names in ASCII; files that were copied in by hand have whichever they had.
const shape = /^([a-z-]+)\/([^./\\\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]*)$/u;

/**
 * Folder and name of 'products/x.jpg', or undefined for anything that is not exactly one known
 * folder and one name in it (no '..', no hidden or temporary file).
 */
export function parseStoredPath(path: string): { folder: FileFolder; name: string } | undefined {
  const match = path.length <= 255 ? shape.exec(path) : null;
  const folder = fileFolders.find((known) => known === match?.[1]);
  const name = match?.[2];
  return folder && name ? { folder, name } : undefined;
}

/** '<timestamp>-<random>.<extension>': nobody can guess it, and no two files ever share it. */
export function newStoredName(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension)) {
    throw new StorageError(400, 'the file has no usable ending');
  }
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${Date.now()}-${random.join('')}.${extension}`;
}

/** A stored path as it stands in addresses. */
export const encodeStoredPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** The address under which a stored file is served: '/media/products/x.jpg'. */
export const mediaAddress = (path: string): string => mediaPrefix + encodeStoredPath(path);

/** The stored path that one of our own media addresses names; undefined for any other address. */
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
