import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { backUp } from '../database/backup/backup.ts';
import type { BackupBucket } from '../database/backup/backup-bucket.ts';
import { fileTimestamp } from '../database/data-directory/file-timestamp.ts';
import { backupsFolder } from '../database/data-directory/last-backup.ts';
import { type Environment, readEnvironment } from '../server/process/env.ts';
import {
  createBackupBucket,
  createFileStore,
  filesPlace,
} from '../server/storage/create-file-store.ts';
import { commandArguments, runCommand, tellByMail } from './command.ts';
import { acquireSiteDatabase } from './site-database.ts';

/** The names of all backups except the newest `count`. Files with other names are ignored. */
const oldBackups = (names: string[], count: number) =>
  names
    .filter((name) => /^backup-[\dT-]+Z\.tar\.gz$/.test(name))
    .sort()
    .slice(0, -count);

function removeOldBackups(folder: string, count: number): void {
  const old = oldBackups(existsSync(folder) ? readdirSync(folder) : [], count);
  for (const name of old) rmSync(join(folder, name));
  if (old.length > 0) console.log(`Removed ${old.length} older: ${old.join(', ')}`);
}

async function removeOldCopies(bucket: BackupBucket, count: number): Promise<void> {
  const names: string[] = [];
  for await (const { path } of bucket.list('backups')) names.push(basename(path));
  for (const name of oldBackups(names, count)) await bucket.remove(`backups/${name}`);
}

// npm run backup [-- FILE]: writes the database and the uploaded files to one archive, whether the site
// runs or not. --without-files leaves the files out, for a large bucket that keeps its own versions.
// --keep=14 then removes all but the newest fourteen backups in DATA_DIR/backups.
// With BACKUP_S3_BUCKET it is copied there as well.
// If it fails, ALERT_EMAIL is told by mail, because a timer's backup has no reader.
process.umask(0o077);
let env: Environment | undefined;
async function backUpSite(): Promise<void> {
  const option = '--without-files';
  const keep = process.argv.find((word) => /^--keep=[1-9]\d*$/.test(word));
  const [given] = commandArguments(
    `Name at most one file: npm run backup, or npm run backup -- FILE, optionally with ${option} or --keep=14`,
    { most: 1, options: [option, ...(keep ? [keep] : [])] },
  );
  env = readEnvironment(process.env);
  const backups = backupsFolder(env.dataDir);
  const file = given ?? join(backups, `backup-${fileTimestamp()}.tar.gz`);
  const archive = resolve(file);
  if (statSync(archive, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${archive} is a folder: name a file in it.`);
  const server = await acquireSiteDatabase(env);
  let count: number;
  const withFiles = !process.argv.includes(option);
  try {
    const files = withFiles ? await createFileStore(env) : undefined;
    count = await backUp({ databaseUrl: server.url, archive, files });
  } finally {
    await server.release();
  }
  console.log(`Backed up to ${archive}`);
  console.log(
    withFiles
      ? `It contains the database and ${count} uploaded files of ${filesPlace(env)}.`
      : `It contains only the database: the uploaded files of ${filesPlace(env)} are NOT in it.`,
  );
  console.log(
    `A site on another machine needs the session secret as well: ${env.sessionSecret ? 'SESSION_SECRET' : join(env.dataDir, 'session-secret')}. Without it second factors are lost.`,
  );
  const bucket = await createBackupBucket(env.backups);
  const uploaded = `backups/${basename(archive)}`;
  await bucket?.put(uploaded, archive).catch((error: Error) => {
    throw new Error(`The backup is not in the bucket ${bucket.name}: ${error.message}.`, {
      cause: error,
    });
  });
  if (bucket)
    console.log(
      `Copied${env.backups?.key === undefined ? '' : ', encrypted,'} to the bucket ${bucket.name}: npm run restore -- s3:${basename(archive)}`,
    );
  if (keep) {
    const count = Number(keep.slice('--keep='.length));
    removeOldBackups(backups, count);
    if (bucket) await removeOldCopies(bucket, count);
  }
}

await runCommand(backUpSite, async (reason) => {
  if (env) await tellByMail(env, reason);
});
