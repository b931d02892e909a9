import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withTemporary } from '../database/backup/archive.ts';
import { checkBackup, storeBackupCheck, withCheckLock } from '../database/backup/check-backup.ts';
import { DirectoryInUse } from '../database/data-directory/directory-lock.ts';
import { lastBackup } from '../database/data-directory/last-backup.ts';
import { type Environment, processEnvironment } from '../server/process/env.ts';
import { createBackupBucket, createFileStore } from '../server/storage/create-file-store.ts';
import { commandArguments, endOnSignals, runCommand, tellByMail } from './command.ts';

/** The name of the newest backup in the bucket. */
async function newestInBucket(
  bucket: Awaited<ReturnType<typeof createBackupBucket>>,
): Promise<string | undefined> {
  let newest: { path: string; modified: Date } | undefined;
  for await (const file of bucket?.list('backups') ?? [])
    if (!newest || file.modified > newest.modified) newest = file;
  return newest?.path;
}

/**
 * Checks the given file, or the newest backup. The one in the bucket is preferred, because it proves the key as well.
 * Returns a sentence.
 */
async function check(env: Environment, given: string | undefined): Promise<string> {
  const { dataDir, postgresBin } = env;
  const site = { postgresBin, files: await createFileStore(env) };
  const restored = async (name: string, archive: string) => {
    const { tables, rows, files, compared } = await checkBackup(dataDir, archive, site);
    const same = `${name} was restored: ${rows} rows of ${tables} tables are the same.`;
    return files > 0
      ? `${same} Uploaded files in it: ${files}, compared by their content: ${compared}.`
      : same;
  };
  if (given !== undefined) return restored(given, resolve(given));
  const bucket = await createBackupBucket(env.backups);
  const copy = await newestInBucket(bucket);
  if (bucket && copy !== undefined) {
    const file = join(dataDir, 'backup-check.download');
    return withTemporary(file, async () => {
      await bucket.fetch(copy, file);
      return restored(`${copy} of the bucket ${bucket.name}`, file);
    });
  }
  const last = lastBackup(dataDir);
  if (!last) throw new Error('There is no backup to check: run npm run backup.');
  return restored(last.path, last.path);
}

// npm run check-backup [-- FILE]: restores the newest backup, or FILE, on a PostgreSQL server of its own and compares
// every row and the uploaded files. The site runs it once a week. If it fails, ALERT_EMAIL is told by mail.
process.umask(0o077);
let env: Environment | undefined;
async function checkNewest(): Promise<void> {
  const [given] = commandArguments(
    'Name at most one file: npm run check-backup, or npm run check-backup -- FILE',
    { most: 1 },
  );
  env = processEnvironment();
  endOnSignals();
  mkdirSync(env.dataDir, { recursive: true });
  const checked = env;
  const text = await withCheckLock(checked.dataDir, () => check(checked, given));
  storeBackupCheck(env.dataDir, { at: new Date(), works: true, text });
  console.log(text);
}

await runCommand(checkNewest, async (text, error) => {
  // If the check could not run, nothing is known about the backup, so no result is stored.
  if (!env || error instanceof DirectoryInUse) return;
  storeBackupCheck(env.dataDir, { at: new Date(), works: false, text });
  await tellByMail(env, `The check of the backup failed. ${text}`);
});
