import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hoursOfFormerBuilds } from '#database/retention/periods.ts';

/** The copies of the files with hashed names, in a folder for each build. */
export const keptAssetsIn = (dataDir: string) => join(dataDir, 'assets');

/**
 * Copies the files with hashed names of this build, so that a page that was opened before an update still finds its
 * scripts, and removes those of builds that another one followed more than a day ago.
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

/** The names of the folders that are whole. */
export const keptBuilds = async (kept: string) =>
  (await readdir(kept)).filter((name) => !name.includes('.'));

/** Copies a folder whole or not at all. Another process may do the same. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  const partial = `${to}.${process.pid}`;
  // Like everything in DATA_DIR, only for the user of the site.
  // One that a killed process left; process ids come again in a container.
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  for (const name of await readdir(from))
    await writeFile(join(partial, name), await readFile(join(from, name)), { mode: 0o600 });
  await rename(partial, to).catch(() => rm(partial, { recursive: true }));
}

/** The folders, the newest first, with the time since which each build has served. */
async function buildsIn(kept: string): Promise<{ folder: string; begun: number }[]> {
  const folders = (await keptBuilds(kept)).map((name) => join(kept, name));
  const builds = await Promise.all(
    folders.map(async (folder) => ({ folder, begun: (await stat(folder)).mtimeMs })),
  );
  return builds.sort((one, other) => other.begun - one.begun);
}
