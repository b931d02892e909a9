import type { BackupBucket } from '../../database/backup/backup-bucket.ts';
import { readBackupCheck } from '../../database/backup/check-backup.ts';
import { lastBackup } from '../../database/data-directory/last-backup.ts';
import { readArchiveState } from '../../database/log-archive/archive-state.ts';
import { isStale, readFileCopies } from '../../database/log-archive/file-copies.ts';
import { fileSize } from '../../domain/files/file-size.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const hour = 60 * 60_000;

/** Warns if the newest backup in DATA_DIR is old. Copies in other places are not considered. */
export function checkBackup(dataDir: string, now = new Date()): Finding {
  const last = lastBackup(dataDir);
  const advice = 'Run npm run backup every day, and copy the file to another machine.';
  if (!last) return warning('Backup', `There is no backup in DATA_DIR. ${advice}`);
  const hours = Math.round((now.getTime() - last.at.getTime()) / hour);
  const text = `The newest backup is ${hours} ${hours === 1 ? 'hour' : 'hours'} old: ${last.path} (${fileSize(last.size)}).`;
  return hours > 48 ? warning('Backup', `${text} ${advice}`) : ok('Backup', text);
}

/** Reports the last check of a backup. */
export function checkRestored(dataDir: string): Finding[] {
  const check = readBackupCheck(dataDir);
  if (!check) return [];
  const text = `${check.at.toISOString().slice(0, 10)}: ${check.text}`;
  return [
    check.works
      ? ok('Backup check', text)
      : failed('Backup check', `${text} Run npm run backup, then npm run check-backup.`),
  ];
}

/** Reports the periods that the embedded database can go back to. */
export function checkLogArchive(dataDir: string): Finding[] {
  const state = readArchiveState(dataDir);
  const [last] = state?.periods.slice(-1) ?? [];
  if (!state) return [];
  if (state.isPaused)
    return [
      failed(
        'Log archive',
        'It is paused: the disk is nearly full, or its folder cannot be written. Changes since then can be lost.',
      ),
    ];
  if (!last)
    return [
      warning(
        'Log archive',
        'It has no base backup yet: the running site takes one soon after its start.',
      ),
    ];
  const text = `Every moment since ${last.from.toISOString()} can be restored; it has ${fileSize(state.bytes)}.`;
  return [
    state.waiting > 2
      ? failed(
          'Log archive',
          `${text} But ${state.waiting} parts of the log wait: see DATA_DIR/database.log.`,
        )
      : ok('Log archive', text),
  ];
}

/** Checks that uploaded files on the disk have copies. */
export function checkFileCopies(dataDir: string, now = new Date()): Finding {
  const about = 'File copies';
  const copies = readFileCopies(dataDir);
  if (!copies)
    return warning(about, 'There are none yet: the running site makes them soon after its start.');
  const { files, waiting, failure, checked } = copies;
  if (failure) return failed(about, `${failure} Files that wait: ${waiting} of ${files}.`);
  if (isStale(copies, now))
    return warning(
      about,
      `The last files were looked at on ${checked.toISOString()}. If the site has run since then, read its log and restart it.`,
    );
  return waiting > 0
    ? warning(about, `${waiting} of ${files} uploaded files are being copied.`)
    : ok(about, `All uploaded files have copies: ${files}.`);
}

/** Checks the bucket for backups and the age of its newest backup. */
export async function checkBackupBucket(bucket: BackupBucket): Promise<Finding[]> {
  let newest: Date | undefined;
  for await (const { modified } of bucket.list('backups'))
    if (!newest || modified > newest) newest = modified;
  const about = 'Backup bucket';
  if (!newest)
    return [warning(about, `${bucket.name} has no backup. Run npm run backup every day.`)];
  return [ok(about, `The newest backup in ${bucket.name} is of ${newest.toISOString()}.`)];
}
