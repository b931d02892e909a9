import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';

/** What an archive holds besides the uploaded files: backup.json. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** The migrations that the tables belong to, oldest first. */
  migrations: { hash: string; created_at: number }[];
  tables: BackedUpTable[];
  sequences: { name: string; value: string }[];
}

export interface BackedUpTable {
  name: string;
  columns: { name: string; type: string }[];
  rows: number;
  /** Of the table's file, as COPY wrote it. */
  sha256: string;
}

export const manifestName = 'backup.json';

/** The file of a table's rows in an archive's folder. */
export const rowsFile = (folder: string, table: string) =>
  join(folder, 'tables', `${encodeURIComponent(table)}.copy`);

/** Reads backup.json and proves that every table's file is the one that was written. */
export async function readManifest(folder: string, archive: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!fs.existsSync(path)) {
    throw new Error(
      fs.existsSync(join(folder, 'database')) || fs.existsSync(join(folder, 'database.dump'))
        ? `${archive} was made by an earlier version of this product; restore it with that version.`
        : `${archive} holds no database.`,
    );
  }
  const manifest = JSON.parse(fs.readFileSync(path, 'utf8')) as Manifest;
  if (manifest.format !== 1) {
    throw new Error(`${archive} was made by a later version of this product; use that version.`);
  }
  for (const { name, sha256 } of manifest.tables) {
    if ((await fileHash(rowsFile(folder, name))) !== sha256) {
      throw new Error(`The rows of ${name} in ${archive} are not whole; nothing was changed.`);
    }
  }
  return manifest;
}

export const fileHash = (path: string) => contentHash(fs.createReadStream(path));

/** The SHA-256 of what is read, in hexadecimal. */
export async function contentHash(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
