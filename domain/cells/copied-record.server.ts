import type { SavedFiles } from '../files/saved-files.server.ts';
import { StoredCopies } from '../files/stored-copy.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { Stores } from '../records/kind.server.ts';
import type { Field } from '../records/kind-fields.ts';
import type { Upload } from '../records/stored-uploads.server.ts';
import type { CellGrid, SentRow } from './cell-grid.ts';
import type { CellValues } from './cell-store.server.ts';

/** What a new row takes along from the record that it copies. */
export interface CopiedRecord {
  original: number;
  /** The fields that the grid does not show. */
  values: CellValues;
  /** The addresses of its own copies of the pictures, by column. */
  addresses: Record<string, string>;
}

/** What the new rows take along, by the key of the row. */
export type CopiedRecords = ReadonlyMap<string, CopiedRecord>;

type Files = Pick<Stores, 'db' | 'files'> & { batch: SavedFiles };

/** Reads the records that new rows copy, and stores copies of their pictures. Throws StorageError. */
export async function copyRecords(
  files: Files,
  grid: CellGrid,
  sent: readonly SentRow[],
): Promise<CopiedRecords> {
  const copied = new Map<string, CopiedRecord>();
  for (const { key, id, copy_of } of sent)
    if (id === null && copy_of !== undefined)
      copied.set(key, await copyRecord(files, grid, copy_of));
  return copied;
}

async function copyRecord(
  { db, files, batch }: Files,
  grid: CellGrid,
  original: number,
): Promise<CopiedRecord> {
  const kind = kinds[grid.kind];
  const record = await kind.read(db, original);
  const copies = new StoredCopies(files);
  if (!record) copies.noteMissing(kind.one.toLowerCase());
  const further = Object.entries<Field>(kind.fields).flatMap(([name, { linksTo, isNumber }]) =>
    record && !(name in grid.fields) && !linksTo && !isNumber ? [[name, record[name]]] : [],
  );
  const values = Object.fromEntries(further);
  const addresses: Record<string, string> = {};
  for (const { column, folder, texts = [], ...upload } of Object.values<Upload>(kind.uploads)) {
    if (!column) continue;
    const address = record?.[column] as string | null | undefined;
    const file = await copies.read(address);
    const stored = file && (await batch.store(folder, upload.kind, file));
    if (stored?.ok) addresses[column] = stored.url;
    // If a picture could not be copied, its texts are not copied either.
    else if (address) for (const text of texts) delete values[text];
    if (file && stored?.ok === false) batch.leaveOut(file, stored.message);
  }
  batch.leftOut.push(...copies.leftOut);
  return { original, values, addresses };
}
