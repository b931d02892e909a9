import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesFolder, stamp } from '../database/backup/archive.ts';
import { backUp } from '../database/backup/backup.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { borrowSiteDatabase, givenWords } from './site-database.ts';

// npm run backup [-- FILE]: the database and the uploaded files in one archive, running or not.
process.umask(0o077);
try {
  const [given] = givenWords('Say at most where to: npm run backup, or npm run backup -- FILE', {
    most: 1,
  });
  const env = readEnvironment(process.env);
  const { dataDir, s3 } = env;
  const file = given ?? join(dataDir, 'backups', `backup-${stamp()}.tar.gz`);
  const archive = resolve(file);
  if (statSync(archive, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${archive} is a folder: name a file in it.`);
  const server = await borrowSiteDatabase(env);
  try {
    await backUp({ databaseUrl: server.url, archive, files: filesFolder(dataDir) });
  } finally {
    await server.giveBack();
  }
  console.log(`Backed up to ${archive}`);
  if (s3) console.log(`The uploaded files are in the bucket ${s3.bucket} and not in this archive.`);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
