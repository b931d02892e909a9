import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '../database/backup/backup.ts';
import { stamp } from '../database/data-directory/stamp.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { createFileStore, filesPlace } from '../server/storage/create-file-store.ts';
import { borrowSiteDatabase, givenWords } from './site-database.ts';

/** Removes all but the newest backups of the folder; those under a name of one's own stay. */
function removeAllBut(count: number, folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const old = names
    .filter((name) => /^backup-[\dT-]+Z\.tar\.gz$/.test(name))
    .sort()
    .slice(0, -count);
  for (const name of old) rmSync(join(folder, name));
  if (old.length > 0) console.log(`Removed ${old.length} older: ${old.join(', ')}`);
}

// npm run backup [-- FILE]: the database and the uploaded files in one archive, running or not. With
// --without-files a large bucket, which keeps its own versions, stays out of it; --keep=14 removes all but
// the newest fourteen of DATA_DIR/backups afterwards.
process.umask(0o077);
try {
  const option = '--without-files';
  const keep = process.argv.find((word) => /^--keep=[1-9]\d*$/.test(word));
  const [given] = givenWords(
    `Say at most where to: npm run backup, or npm run backup -- FILE, or with ${option} or --keep=14 as well`,
    { most: 1, options: [option, ...(keep ? [keep] : [])] },
  );
  const env = readEnvironment(process.env);
  const backups = join(env.dataDir, 'backups');
  const file = given ?? join(backups, `backup-${stamp()}.tar.gz`);
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
  console.log(
    `A site on another machine needs the session secret as well: ${env.sessionSecret ? 'SESSION_SECRET' : join(env.dataDir, 'session-secret')}. Without it second factors are lost.`,
  );
  if (keep) removeAllBut(Number(keep.slice('--keep='.length)), backups);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
