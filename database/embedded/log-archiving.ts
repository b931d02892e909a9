import * as fs from 'node:fs';
import { join } from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

/** While this file exists in the archive, PostgreSQL drops its log instead of archiving it. */
export const pausedName = 'paused';

/** The system identifier of a cluster, a number that initdb draws. It names the cluster's folder in the archive. */
export function clusterIdentifier(directory: string): string {
  const file = fs.openSync(join(directory, 'global', 'pg_control'), 'r');
  try {
    const bytes = new BigUint64Array(1);
    fs.readSync(file, bytes);
    return String(bytes[0]);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * The settings that archive each finished part of PostgreSQL's log, at least once a minute while there are changes.
 * Each archived part has the time of its last change. The command is a shell command, so that it works without the
 * site.
 */
export function archivingSettings(
  { database, archive }: { database: string; archive: string },
  user: PostgresUser,
): Record<string, string> {
  const cluster = join(archive, clusterIdentifier(database));
  const log = join(cluster, 'wal');
  for (const folder of [archive, cluster, log]) makeFolder(folder, user);
  const [partial, whole, paused] = ['%f.partial', '%f.gz']
    .map((name) => quoted(log, name))
    .concat(quoted(archive, pausedName));
  const steps = [
    `gzip -1 -c "%p" > ${partial}`,
    `touch -r "%p" ${partial}`,
    `sync ${partial}`,
    `mv -f ${partial} ${whole}`,
  ];
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    // The other 15 seconds of the minute are for the copy to a bucket.
    archive_timeout: '45s',
    archive_command: `test -e ${paused} || { ${steps.join(' && ')}; }`,
  };
}

/**
 * The shell command that fetches a part of the log from the archive `log`, or from `rest`, the log of the stopped
 * database.
 */
export function restoreCommand(log: string, rest: string | undefined): string {
  const archived = quoted(log, '%f.gz');
  const fetch = `test -f ${archived} && gzip -d -c ${archived} > "%p"`;
  return rest
    ? `${fetch} || { test -f ${quoted(rest, '%f')} && cp ${quoted(rest, '%f')} "%p"; }`
    : fetch;
}

/** Quotes a path for the shell, in a command in which PostgreSQL replaces %f. */
const quoted = (folder: string, name: string) =>
  `'${folder.replaceAll("'", `'\\''`).replaceAll('%', '%%')}/${name}'`;

function makeFolder(folder: string, { uid, gid }: PostgresUser): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
}
