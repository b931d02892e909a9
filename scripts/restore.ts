import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withTemporary } from '../database/backup/archive.ts';
import { restoreArchive } from '../database/backup/restore-archive.ts';
import { bringBackFiles } from '../database/log-archive/bring-back-files.ts';
import { restoreToMoment } from '../database/log-archive/restore-to-moment.ts';
import { type Environment, readEnvironment } from '../server/process/env.ts';
import {
  createBackupBucket,
  createFileStore,
  filesFolder,
  filesPlace,
} from '../server/storage/create-file-store.ts';
import { commandArguments, endOnSignals, runCommand } from './command.ts';

const usage =
  'Name the archive or a moment: npm run restore -- FILE, or npm run restore -- --at TIME';

/** Downloads a backup, restores it and removes the download. */
async function restoreFromBucket(env: Environment, name: string): Promise<void> {
  const bucket = await createBackupBucket(env.backups);
  if (!bucket) throw new Error('BACKUP_S3_BUCKET is not set: it names the bucket of the backups.');
  const names: string[] = [];
  for await (const { path } of bucket.list('backups')) names.push(path.replace('backups/', ''));
  if (!names.includes(name))
    throw new Error(
      `The bucket ${bucket.name} has no backup ${name}. It has ${names.sort().reverse().join(', ') || 'none'}.`,
    );
  mkdirSync(env.dataDir, { recursive: true });
  const file = join(env.dataDir, 'restore.download');
  await withTemporary(file, async () => {
    await bucket.fetch(`backups/${name}`, file);
    await restoreFile(env, file, `s3:${name}`);
  });
}

async function restoreFile(env: Environment, archive: string, name = archive): Promise<void> {
  const { previous, files, leftOut } = await restoreArchive(
    { ...env, files: await createFileStore(env) },
    archive,
  );
  console.log(`Restored ${name}`);
  console.log(
    files > 0
      ? `Its ${files} uploaded files are in ${filesPlace(env)}.`
      : 'It contains no uploaded files: the existing ones were not changed.',
  );
  for (const path of leftOut)
    console.log(`Left out ${path} of the archive: it is not a valid path of an uploaded file.`);
  for (const name of previous) console.log(`Kept what was there before as ${name}`);
}

async function restoreMoment(env: Environment, text: string): Promise<void> {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new Error(
      `${text} is not a time. Write it like 2026-11-27 14:05 in the time zone of this machine, or 2026-11-27T06:05:00Z.`,
    );
  const bucket = await createBackupBucket(env.backups);
  const files = env.s3 ? undefined : filesFolder(env.dataDir);
  const filesText = (count: number) =>
    `Missing uploaded files that are in ${files} again: ${count}. The others were not changed.`;
  if (env.databaseUrl !== undefined) {
    const advice =
      'The server of DATABASE_URL keeps its own log: bring the database back to that moment with the means of that server, such as its point-in-time recovery.';
    if (files === undefined) throw new Error(`${advice} Nothing was changed.`);
    const { dataDir } = env;
    console.log(filesText(await bringBackFiles({ dataDir, filesFolder: files, bucket }, moment)));
    console.log(`The database was not changed. ${advice}`);
    return;
  }
  const restored = await restoreToMoment({ ...env, filesFolder: files, bucket }, moment);
  const { previous } = restored;
  console.log(`Restored the database to ${moment.toISOString()}.`);
  console.log(
    files === undefined
      ? `The uploaded files in ${filesPlace(env)} were not changed.`
      : filesText(restored.files),
  );
  if (previous) console.log(`Kept what was there before as ${previous}`);
}

// npm run restore -- FILE: replaces the database and keeps the previous one under another name.
// npm run restore -- s3:NAME: the same with a backup in BACKUP_S3_BUCKET.
// npm run restore -- --at TIME: the same with the embedded database as it was at that moment. With DATABASE_URL, only
// the uploaded files of that moment come back.
process.umask(0o077);
await runCommand(async () => {
  const isMoment = process.argv.includes('--at');
  const words = commandArguments(usage, { least: 1, most: isMoment ? 2 : 1, options: ['--at'] });
  const [file = ''] = words;
  const env = readEnvironment(process.env);
  endOnSignals();
  if (isMoment) await restoreMoment(env, words.join(' '));
  else if (file.startsWith('s3:')) await restoreFromBucket(env, file.slice('s3:'.length));
  else await restoreFile(env, resolve(file));
});
