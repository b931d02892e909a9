import { join, resolve } from 'node:path';
import { filesFolder, stamp } from '../database/backup/archive.ts';
import { backUp } from '../database/backup/backup.ts';
import { borrowEmbedded } from '../database/embedded/embedded-connection.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';

// npm run backup [-- FILE]: the database and the uploaded files in one archive, running or not.
process.umask(0o077);
try {
  const { dataDir, databaseUrl, postgresBin, s3 } = readEnvironment(process.env);
  const [file = join(dataDir, 'backups', `backup-${stamp()}.tar.gz`)] = process.argv.slice(2);
  const archive = resolve(file);
  const server = databaseUrl
    ? { url: databaseUrl, giveBack: async () => undefined }
    : await borrowEmbedded({ dataDir, postgresBin, log: () => undefined });
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
