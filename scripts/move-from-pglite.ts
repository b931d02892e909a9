import * as fs from 'node:fs';
import { join } from 'node:path';
import { type RowSource, writeArchive } from '../database/backup/backup.ts';
import { restoreArchive } from '../database/backup/restore-archive.ts';
import { databasePaths } from '../database/data-directory/database-paths.ts';
import { lockDirectory } from '../database/data-directory/directory-lock.ts';
import { stamp } from '../database/data-directory/stamp.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { createFileStore, filesPlace } from '../server/storage/create-file-store.ts';
import { endOnSignals, givenWords } from './site-database.ts';

// npm run move-from-pglite: the database that an earlier version kept in PGlite, which is installed
// for this alone, goes over to PostgreSQL. The old directory stays under another name.

interface PGlite {
  query<Row>(text: string): Promise<{ rows: Row[]; blob?: Blob }>;
  close(): Promise<void>;
}

async function openPGlite(directory: string): Promise<PGlite> {
  const name = '@electric-sql/pglite';
  try {
    const { PGlite: engine } = (await import(name)) as {
      PGlite: { create(options: object): Promise<PGlite> };
    };
    const { pg_trgm } = await import(`${name}/contrib/pg_trgm`);
    const { unaccent } = await import(`${name}/contrib/unaccent`);
    return await engine.create({ dataDir: directory, extensions: { pg_trgm, unaccent } });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new Error(
      code === 'ERR_MODULE_NOT_FOUND'
        ? 'PGlite is not installed: npm install --no-save @electric-sql/pglite@0.5.16'
        : `PGlite does not open ${directory}: ${message}`,
    );
  }
}

async function archiveOf(directory: string, archive: string): Promise<void> {
  // A copy: opening a database writes to it.
  const copy = `${archive}.pglite`;
  fs.mkdirSync(join(copy, '..'), { recursive: true, mode: 0o700 });
  fs.cpSync(directory, copy, { recursive: true });
  fs.rmSync(join(copy, 'postmaster.pid'), { force: true });
  try {
    const pglite = await openPGlite(copy);
    const source: RowSource = {
      query: async <Row>(text: string) => (await pglite.query<Row>(text)).rows,
      async copyOut(statement, file) {
        const { blob } = await pglite.query(statement.replace(/to stdout$/, "to '/dev/blob'"));
        fs.writeFileSync(file, blob ? new Uint8Array(await blob.arrayBuffer()) : '');
      },
    };
    await writeArchive(source, archive);
    await pglite.close();
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

try {
  givenWords('It takes no parameters: npm run move-from-pglite');
  endOnSignals();
  const env = readEnvironment(process.env);
  const { dataDir } = env;
  const { database } = databasePaths(dataDir);
  const archive = join(dataDir, 'backups', `from-pglite-${stamp()}.tar.gz`);
  const lock = lockDirectory(dataDir);
  try {
    await archiveOf(database, archive);
  } finally {
    lock.release();
  }
  const files = await createFileStore(env);
  const { kept } = await restoreArchive({ ...env, files }, archive);
  console.log(`Moved over; ${filesPlace(env)} stays as it is. The rows are also in ${archive}`);
  for (const name of kept) console.log(`Kept what was there before as ${name}`);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
