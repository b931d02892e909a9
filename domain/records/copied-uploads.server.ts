import { StoredCopies } from '../files/stored-copy.server.ts';
import type { Kind, Stores } from './kind.server.ts';
import type { Uploads } from './stored-uploads.server.ts';

interface StoredFile {
  id: number;
  url: string;
}

/**
 * The files of the record that a new one is a copy of, to be stored once more: a chosen file takes the place of a
 * single one, and `input` names those of several that were removed. Answers why files are left out, for people.
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
      uploads.set(field, [...(await copies.readAll(kept.map(({ url }) => url))), ...own]);
    }
  }
  return { uploads, leftOut: copies.leftOut };
}
