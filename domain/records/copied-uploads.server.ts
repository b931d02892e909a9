import { StoredCopies } from '../files/stored-copy.server.ts';
import type { Kind, Stores } from './kind.server.ts';
import { chosenFileKey } from './picture-texts.ts';
import type { Uploads } from './stored-uploads.server.ts';

interface StoredFile {
  id: number;
  url: string;
}

/**
 * Copies the stored files of record `id` for a new record that starts as its copy. A chosen file replaces a
 * single file; files of a list that `input` names as removed are skipped. Returns the uploads, and a text for
 * each file that was left out.
 */
export async function copyUploads(
  { db, files }: Pick<Stores, 'db' | 'files'>,
  kind: Kind,
  id: number,
  chosen: Uploads,
  input: Record<string, unknown>,
): Promise<{ uploads: Uploads; leftOut: string[] }> {
  const copies = new StoredCopies(files);
  const record = await kind.read(db, id);
  if (!record) copies.noteMissing(kind.one.toLowerCase());
  const uploads = new Map(chosen);
  for (const [field, { column, several }] of Object.entries(kind.uploads)) {
    const own = chosen.get(field) ?? [];
    if (column && own.length === 0) {
      const file = await copies.read(record?.[column] as string | null | undefined);
      if (file) uploads.set(field, [file]);
    }
    if (several) {
      const removed = (input[several.removed] ?? []) as number[];
      const stored = (record?.[several.stored] ?? []) as StoredFile[];
      const kept = stored.filter((file) => !removed.includes(file.id));
      const copied = await copies.readAll(kept);
      uploads.set(field, [
        ...copied,
        ...own.map((file, at) => ({ ...file, key: chosenFileKey(at) })),
      ]);
    }
  }
  return { uploads, leftOut: copies.leftOut };
}
