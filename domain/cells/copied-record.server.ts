import type { Database } from '#database/connect.ts';
import type { FileBatch } from '../files/file-batch.server.ts';
import type { FileStore } from '../files/file-store.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { copyUploads } from '../records/copied-uploads.server.ts';
import type { Field } from '../records/kind-words.ts';
import { storeUploads } from '../records/stored-uploads.server.ts';
import type { CellGrid } from './cell-grid.ts';

/** Where copies of pictures are read from and stored. */
export interface CopiedFiles {
  files: FileStore;
  batch: FileBatch;
}

/**
 * What a new row takes along from the record that it copies: its own copies of the pictures, and the fields that the
 * grid does not show. Throws StorageError.
 */
export async function copiedRecord(
  db: Database,
  grid: CellGrid,
  id: number,
  { files, batch }: CopiedFiles,
) {
  const kind = kinds[grid.kind];
  const record = await kind.read(db, id);
  const { uploads, leftOut } = await copyUploads({ db, files }, kind, id, new Map(), {});
  batch.leftOut.push(...leftOut);
  const stored = await storeUploads(batch, kind.uploads, uploads);
  const further = Object.entries<Field>(kind.fields).flatMap(([name, { linksTo, isNumber }]) =>
    record && !(name in grid.fields) && !linksTo && !isNumber ? [[name, record[name]]] : [],
  );
  return {
    values: Object.fromEntries(further),
    addresses: 'ok' in stored ? {} : stored.addresses,
  };
}
