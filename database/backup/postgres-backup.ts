import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packArchive, packedFiles } from './archive.ts';
import { runPostgresTool } from './postgres-tools.ts';

/** The schemas that hold the product: its tables, and the record of its migrations. */
export const productSchemas = ['public', 'drizzle'] as const;

/** Writes a PostgreSQL database and the files uploaded to this disk to an archive, also while it is used. */
export async function backUpPostgres(
  databaseUrl: string,
  dataDir: string,
  archive: string,
): Promise<void> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'backup-'));
  const dump = join(folder, 'database.dump');
  try {
    await runPostgresTool('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      ...productSchemas.map((schema) => `--schema=${schema}`),
      `--file=${dump}`,
      `--dbname=${databaseUrl}`,
    ]);
    await packArchive(archive, [{ path: dump, name: 'database.dump' }, ...packedFiles(dataDir)]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
