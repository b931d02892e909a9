import * as fs from 'node:fs';
import { join } from 'node:path';
import { type Packed, packArchive, stamp } from '../backup/archive.ts';
import { databasePaths } from './data-directory.ts';

export type SnapshotKind = 'daily' | 'before-migration';

const kept = 7;

/** Has the engine copy its files, between two statements, to a folder that does not exist yet. */
export type CopyTo = (folder: string) => Promise<unknown>;

/**
 * Writes the database as it stands between two statements to an archive of its own, along with
 * `extra`. The engine stops only while its files are copied; packing happens beside it.
 */
export async function writeDatabaseArchive(
  copyTo: CopyTo,
  dataDir: string,
  archive: string,
  extra: Packed[] = [],
): Promise<void> {
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const copy = fs.mkdtempSync(join(snapshots, '.copy-'));
  try {
    const path = join(copy, 'database');
    await copyTo(path);
    await packArchive(archive, [{ path, name: 'database' }, ...extra]);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Takes a snapshot and lets the eighth newest of its kind go. Answers its file. */
export async function takeSnapshot(
  copyTo: CopyTo,
  dataDir: string,
  kind: SnapshotKind,
): Promise<string> {
  const { snapshots } = databasePaths(dataDir);
  const archive = join(snapshots, `${kind}-${stamp()}.tar.gz`);
  await writeDatabaseArchive(copyTo, dataDir, archive);
  for (const name of listSnapshots(dataDir, kind).slice(kept)) fs.rmSync(join(snapshots, name));
  return archive;
}

/** The names of the complete snapshots of one kind, newest first. */
export function listSnapshots(dataDir: string, kind: SnapshotKind): string[] {
  const { snapshots } = databasePaths(dataDir);
  if (!fs.existsSync(snapshots)) return [];
  return fs
    .readdirSync(snapshots)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'))
    .sort()
    .reverse();
}

/** Removes what a kill in the middle of a snapshot left behind. The caller holds the lock. */
export function clearUnfinished(dataDir: string): void {
  const { snapshots } = databasePaths(dataDir);
  if (!fs.existsSync(snapshots)) return;
  for (const name of fs.readdirSync(snapshots)) {
    if (name.startsWith('.copy-') || name.endsWith('.partial')) {
      fs.rmSync(join(snapshots, name), { recursive: true, force: true });
    }
  }
}
