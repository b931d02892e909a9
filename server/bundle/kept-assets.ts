import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hoursOfFormerBuilds } from '#database/retention/periods.ts';

/** The folder that has a folder for each build, with copies of the files that have hashed names. */
export const keptAssetsIn = (dataDir: string) => join(dataDir, 'assets');

/**
 * Copies the files with hashed names of this build, so that a page that was opened before an update still finds its
 * scripts. Removes the copies of builds that a newer build replaced more than a day ago.
 */
export async function keepAssets(
  dataDir: string,
  clientDir: string,
  now = new Date(),
): Promise<void> {
  const kept = keptAssetsIn(dataDir);
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const files = join(clientDir, 'assets');
  const names = (await readdir(files)).sort().join();
  const own = join(kept, createHash('sha256').update(names).digest('hex').slice(0, 16));
  const [newest] = await buildsIn(kept);
  if (newest?.folder !== own) {
    await copyOnce(files, own);
    await utimes(own, now, now);
  }
  const builds = await buildsIn(kept);
  for (const [at, { folder }] of builds.entries()) {
    const followed = builds[at - 1]?.begun ?? Number.POSITIVE_INFINITY;
    if (followed < now.getTime() - hoursOfFormerBuilds * 60 * 60 * 1000)
      await rm(folder, { recursive: true, force: true });
  }
}

/** The names of the builds whose copy is complete. */
export const keptBuilds = async (kept: string) =>
  (await readdir(kept)).filter((name) => !name.includes('.'));

/** Copies a folder completely or not at all. Another process may copy the same folder at the same time. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  const partial = `${to}.${process.pid}`;
  // A killed process with the same id may have left this folder: process ids repeat in a container. Like everything in
  // DATA_DIR, only the user of the site may read the copies.
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  for (const name of await readdir(from))
    await writeFile(join(partial, name), await readFile(join(from, name)), { mode: 0o600 });
  await rename(partial, to).catch(() => rm(partial, { recursive: true }));
}

/** The folders of builds, newest first. A folder's modification time says since when its build has served. */
async function buildsIn(kept: string): Promise<{ folder: string; begun: number }[]> {
  const folders = (await keptBuilds(kept)).map((name) => join(kept, name));
  const builds = await Promise.all(
    folders.map(async (folder) => ({ folder, begun: (await stat(folder)).mtimeMs })),
  );
  return builds.sort((one, other) => other.begun - one.begun);
}
