import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import { lockDirectory } from '../data-directory/directory-lock.ts';
import { findBinaries, findMajor } from '../embedded/binaries.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { finishRestore } from '../embedded/restored-directory.ts';
import { unpackArchive, withTemporary } from './archive.ts';
import { readManifest } from './manifest.ts';
import { restoreDatabase } from './restore.ts';
import { replaceEmbedded } from './restore-archive.ts';
import { takeSnapshot } from './snapshots.ts';

interface Move {
  dataDir: string;
  postgresBin: string | undefined;
  migrationsFolder: string;
  log: (event: object) => void;
}

/**
 * Moves DATA_DIR's database to the PostgreSQL of this release, if an earlier major version made it and the programs of
 * that version are on this machine. The former database is kept under another name. If the process is killed, the next
 * start begins the move again. Without the old programs nothing happens: the start then refuses the database and prints
 * the command for the move.
 */
export async function moveToNextMajor(move: Move): Promise<void> {
  const { dataDir, postgresBin, log } = move;
  if (majorOf(dataDir) === undefined) return;
  const { major } = findBinaries(postgresBin);
  const lock = lockDirectory(dataDir);
  try {
    await finishRestore(dataDir);
    const former = majorOf(dataDir) ?? major;
    const programs = former < major ? findMajor(former) : undefined;
    if (programs === undefined) return;
    log({ event: 'database moves to another PostgreSQL', from: former, to: major });
    const archive = await packWith(programs, move);
    const kept = await fillNew(archive, move);
    log({ event: 'database moved to another PostgreSQL', kept });
  } finally {
    lock.release();
  }
}

/** The major version that made the database. */
function majorOf(dataDir: string): number | undefined {
  const file = join(databasePaths(dataDir).database, 'PG_VERSION');
  const version = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : Number.NaN;
  return Number.isInteger(version) ? version : undefined;
}

async function packWith(postgresBin: string, { dataDir, log }: Move): Promise<string> {
  const settings = { archive_mode: 'off' };
  const server = await EmbeddedServer.start({ dataDir, postgresBin, log, settings });
  try {
    return await takeSnapshot(server.url, dataDir, 'before-migration');
  } finally {
    await server.stop();
  }
}

function fillNew(archive: string, move: Move): Promise<string[]> {
  const { unpacked: folder } = databasePaths(move.dataDir);
  return withTemporary(folder, async () => {
    await unpackArchive(archive, folder);
    const manifest = await readManifest(folder, archive);
    const { migrationsFolder } = move;
    return replaceEmbedded(move, (databaseUrl) =>
      restoreDatabase({ databaseUrl, folder, manifest, migrationsFolder }),
    );
  });
}
