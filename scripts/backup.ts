import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stamp } from '../database/backup/archive.ts';
import { backUp } from '../database/backup/backup.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { createFileStore, filesPlace } from '../server/storage/create-file-store.ts';
import { borrowSiteDatabase, givenWords } from './site-database.ts';

// npm run backup [-- FILE]: the database and the uploaded files in one archive, running or not. With
// --without-files a large bucket, which keeps its own versions, stays out of it.
process.umask(0o077);
try {
  const option = '--without-files';
  const [given] = givenWords(
    `Say at most where to: npm run backup, or npm run backup -- FILE, or with ${option} as well`,
    { most: 1, options: [option] },
  );
  const env = readEnvironment(process.env);
  const file = given ?? join(env.dataDir, 'backups', `backup-${stamp()}.tar.gz`);
  const archive = resolve(file);
  if (statSync(archive, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${archive} is a folder: name a file in it.`);
  const server = await borrowSiteDatabase(env);
  let count: number;
  const withFiles = !process.argv.includes(option);
  try {
    const files = withFiles ? await createFileStore(env) : undefined;
    count = await backUp({ databaseUrl: server.url, archive, files });
  } finally {
    await server.giveBack();
  }
  console.log(`Backed up to ${archive}`);
  console.log(
    withFiles
      ? `It holds the database and ${count} uploaded files of ${filesPlace(env)}.`
      : `It holds the database alone: the uploaded files of ${filesPlace(env)} are NOT in it.`,
  );
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
