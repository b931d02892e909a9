import { join, resolve } from 'node:path';
import { stamp } from '../database/backup/archive.ts';
import { backUpEmbedded } from '../database/backup/embedded-backup.ts';
import { backUpPostgres } from '../database/backup/postgres-backup.ts';
import { readEnvironment } from '../server/env.ts';

// npm run backup [-- FILE]: the database and the uploaded files in one archive, running or not.
process.umask(0o077);
try {
  const { dataDir, databaseUrl, s3 } = readEnvironment(process.env);
  const [file = join(dataDir, 'backups', `backup-${stamp()}.tar.gz`)] = process.argv.slice(2);
  const archive = resolve(file);
  if (databaseUrl === undefined) await backUpEmbedded(dataDir, archive);
  else await backUpPostgres(databaseUrl, dataDir, archive);
  console.log(`Backed up to ${archive}`);
  if (s3) console.log(`The uploaded files are in the bucket ${s3.bucket} and not in this archive.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
