import * as fs from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import {
  type PackedEntry,
  packEntries,
  removeAbandoned,
  temporaryNames,
} from '../backup/archive.ts';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { clusterIdentifier } from '../embedded/log-archiving.ts';
import { basePath } from './archive-contents.ts';

/**
 * Copies the whole cluster of a running server to the archive, as PostgreSQL's documentation describes it for a
 * server without pg_basebackup, and returns the path in the archive.
 */
export async function takeBaseBackup(
  url: string,
  dataDir: string,
  signal?: AbortSignal,
): Promise<string> {
  const { database, archive } = databasePaths(dataDir);
  const cluster = clusterIdentifier(database);
  const folder = join(archive, cluster);
  removeAbandoned(folder, temporaryNames);
  const unnamed = join(folder, 'base.tar.gz');
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { first } = await firstRow<{ first: string }>(
      client,
      "select pg_walfile_name(pg_backup_start('base backup', true)) as first",
    );
    let last = first;
    await packEntries(
      unnamed,
      (async function* () {
        for (const entry of entriesBelow(database, '')) {
          signal?.throwIfAborted();
          yield entry;
        }
        const stopped = await firstRow<{ label: string; last: string }>(
          client,
          'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
        );
        last = stopped.last;
        const label = Buffer.from(stopped.label);
        const facts = { path: 'backup_label', size: label.length, modified: new Date() };
        yield { ...facts, content: Readable.from([label]) };
      })(),
      1,
    );
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000);
    const path = basePath({ cluster, at, first, last });
    fs.renameSync(unnamed, join(archive, path));
    flush(folder);
    return path;
  } finally {
    await client.end();
  }
}

const firstRow = async <Row extends object>(client: pg.Client, text: string): Promise<Row> =>
  (await client.query<Row>(text)).rows[0] as Row;

/** PostgreSQL makes the content of these folders when it starts. */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label|recovery\.signal)$|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;

function* entriesBelow(root: string, folder: string): Generator<PackedEntry> {
  for (const entry of fs.readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    const found = fs.statSync(join(root, path), { throwIfNoEntry: false });
    if (!found || leftOut.test(path) || (emptied.test(path) && path !== 'pg_wal/archive_status'))
      continue;
    const { size, mtime: modified } = found;
    if (found.isDirectory()) {
      yield { path, size, modified };
      yield* entriesBelow(root, path);
    } else yield { path, size, modified, content: exactBytes(join(root, path), size) };
  }
}

/** Reads exactly `size` bytes of a file that may change in the meantime. The log repairs what changed. */
async function* exactBytes(path: string, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  try {
    if (size > 0)
      for await (const chunk of fs.createReadStream(path, { end: size - 1 })) {
        left -= chunk.length;
        yield chunk;
      }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536));
}
