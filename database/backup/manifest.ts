import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';

/** The content of backup.json, which describes the database in an archive. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** The migrations that had run on the database, oldest first. */
  migrations: { hash: string; created_at: number }[];
  tables: BackedUpTable[];
  sequences: { name: string; value: string }[];
}

export interface BackedUpTable {
  name: string;
  columns: { name: string; type: string }[];
  rows: number;
  /** The hash of the table's file, in hexadecimal. */
  sha256: string;
}

export const manifestName = 'backup.json';

/** The path of the file with a table's rows in an unpacked archive. */
export const rowsFile = (folder: string, table: string) =>
  join(folder, 'tables', `${encodeURIComponent(table)}.copy`);

/** Reads backup.json and checks the hash of every table's file. Throws a sentence if the archive is unusable. */
export async function readManifest(folder: string, archive: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!fs.existsSync(path)) {
    throw new Error(
      fs.existsSync(join(folder, 'database')) || fs.existsSync(join(folder, 'database.dump'))
        ? `${archive} was made by an earlier version of this product; restore it with that version.`
        : `${archive} holds no database.`,
    );
  }
  const manifest = parseManifest(fs.readFileSync(path, 'utf8'), archive);
  if (manifest.format !== 1) {
    throw new Error(`${archive} was made by a later version of this product; use that version.`);
  }
  for (const { name, sha256 } of manifest.tables) {
    if ((await fileHash(rowsFile(folder, name))) !== sha256) {
      throw new Error(`The rows of ${name} in ${archive} are damaged; nothing was changed.`);
    }
  }
  return manifest;
}

function parseManifest(text: string, archive: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new Error(`${manifestName} in ${archive} is damaged. Nothing was changed.`, {
      cause: error,
    });
  }
}

export const fileHash = (path: string) => contentHash(fs.createReadStream(path));

/** The SHA-256 of the content, in hexadecimal. */
export async function contentHash(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
