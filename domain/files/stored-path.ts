import { type FileFolder, fileFolders } from './file-store.ts';

const mediaPrefix = '/media/';
const shape = /^([a-z-]+)\/([A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

/**
 * Folder and name of 'products/x.jpg', or undefined for anything that is not exactly one known
 * folder and one plain name (no '..', no hidden or temporary file).
 */
export function parseStoredPath(path: string): { folder: FileFolder; name: string } | undefined {
  const match = path.length <= 255 ? shape.exec(path) : null;
  const folder = fileFolders.find((known) => known === match?.[1]);
  const name = match?.[2];
  return folder && name ? { folder, name } : undefined;
}

/** The address under which a stored file is served: '/media/products/x.jpg'. */
export const mediaAddress = (path: string): string => mediaPrefix + path;

/** The stored path that one of our own media addresses names; undefined for any other address. */
export function storedPathOf(address: string): string | undefined {
  if (!address.startsWith(mediaPrefix)) return undefined;
  const path = address.slice(mediaPrefix.length).replace(/[?#].*$/, '');
  return parseStoredPath(path) ? path : undefined;
}
