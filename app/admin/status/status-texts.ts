import { t } from '#domain/admin-words/t.ts';
import { fileSize } from '#domain/files/file-size.ts';

export const statusFailures = { resend: 'Failed to send the messages again' };

const gigabyte = 1024 ** 3;
const day = 24 * 60 * 60_000;

/** What to do about the space of the disk, if it is low. */
export const diskAdvice = (free: number): string | undefined =>
  free < gigabyte
    ? t(
        'Only {size} is left: saves and uploads may fail soon. Ask the operator to free some space.',
        { size: fileSize(free) },
      )
    : undefined;

/** What to do about read replicas that are left out. A replica is behind for a moment after each change. */
export const replicaAdvice = ({ left_out }: { left_out: number }): string | undefined =>
  left_out > 0
    ? t(
        'A replica that is left out is behind, or does not respond. If it stays so for a minute, ask the operator to run npm run doctor.',
      )
    : undefined;

/** What to do about the last backup, if it is missing or old. */
export function backupAdvice(last: Date | undefined, now: Date): string | undefined {
  if (last && now.getTime() - last.getTime() < 2 * day) return undefined;
  return t(
    last
      ? 'It is more than two days old. Unless backups are made elsewhere, ask the operator to check the daily backup.'
      : 'There is none on this server. Unless backups are made elsewhere, ask the operator to check the daily backup.',
  );
}

/** What to do about the last check of a backup, if it failed or is old. */
export function checkAdvice(check: { at: Date; works: boolean } | undefined, now: Date) {
  if (!check) return undefined;
  if (!check.works)
    return t(
      'The check of the last backup failed. Ask the operator to run npm run backup and npm run check-backup.',
    );
  return now.getTime() - check.at.getTime() < 14 * day
    ? undefined
    : t('No backup has been checked for two weeks. Ask the operator to run npm run check-backup.');
}

/** The results of the check of a backup, which it stores in English. */
export const checkResults = [
  '{file} was restored: {rows} rows of {tables} tables are the same.',
  '{file} was restored: {rows} rows of {tables} tables are the same. Uploaded files in it: {files}, compared by their content: {compared}.',
  'The uploaded file {path} is missing in the backup or is different there.',
  'There is no backup to check: run npm run backup.',
  '{table} has other rows after the restore than in the backup.',
  'The restored database has other migrations than the backup.',
] as const;

/** What to do about the log archive, if changes may be lost. */
export function archiveAdvice({ isPaused, waiting }: { isPaused: boolean; waiting: number }) {
  if (isPaused)
    return t(
      'The log archive is paused: the disk is nearly full, or the folder of the archive cannot be written. Ask the operator.',
    );
  return waiting > 2
    ? t(
        'The log of the database is not being archived. Ask the operator to look at the log of the server.',
      )
    : undefined;
}

/** What to do about the copies of uploaded files, if they are not made. */
export function fileCopiesAdvice(
  { failure }: { failure: string | undefined },
  isStale: boolean,
): string | undefined {
  if (failure)
    return t('Uploaded files are not being copied. Ask the operator to run npm run doctor.');
  return isStale
    ? t('No uploaded file has been copied for an hour. Ask the operator to restart the site.')
    : undefined;
}

/** The toast after failed messages were queued again. */
export const resendText = (count: number): string => {
  if (count === 0) return t('No message has failed');
  return count === 1
    ? t('The message is being sent again')
    : t('{count} messages are being sent again', { count: String(count) });
};
