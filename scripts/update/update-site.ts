import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import type { Environment } from '../../server/process/env.ts';
import { askForUpdate } from '../../server/releases/update-socket.ts';
import {
  assertCurrent,
  buildRelease,
  fetchRelease,
  isBuilt,
  isReleaseName,
  linkBeside,
  makeCurrent,
  removeOldReleases,
} from './release.ts';

interface Update {
  env: Pick<Environment, 'dataDir' | 'port'>;
  /** The folder of the release that this command runs in. */
  current: string;
  /** A release to change to; by default the newest commit is fetched. */
  wanted?: string | undefined;
  print: (line: string) => void;
}

/** Builds a release beside the current one, lets a running site change to it, and makes it the current one. */
export async function updateSite({ env, current, wanted, print }: Update): Promise<void> {
  assertCurrent(current);
  const dataDir = existsSync(env.dataDir) ? realpathSync(env.dataDir) : env.dataDir;
  const [folder = ''] = relative(dirname(current), dataDir).split(sep);
  if (folder === basename(current) || isReleaseName(folder))
    throw new Error(
      `DATA_DIR ${env.dataDir} is inside a release: move it out and set DATA_DIR, because releases are removed.`,
    );
  const release = wanted === undefined ? fetchRelease(current) : realpathSync(wanted);
  if (release !== undefined && dirname(release) !== dirname(current))
    throw new Error(`${release} is not beside ${current}: releases stand in one folder.`);
  if (release === undefined) {
    print('There is nothing new.');
    return;
  }
  if (!isBuilt(release)) {
    print(`Building ${release}. This takes a few minutes; the site runs on ...`);
    buildRelease(release);
  }
  print('Starting it beside the running site ...');
  const answer = await askForUpdate(env, release);
  makeCurrent(release);
  if (answer === undefined)
    print(
      `No site that can change while it runs was found in ${env.dataDir} for port ${env.port}. The next start serves ${release}. Start with WORKERS=auto to update without a gap.`,
    );
  else {
    print(answer.sentence);
    const old = removeOldReleases(release, [release, current, answer.startedFrom]);
    if (old.length > 0) print(`Removed ${old.join(', ')}.`);
  }
  // The folder of the shell is now the former release.
  print(`To go back: cd ${linkBeside(current)} && npm run update -- ${current}`);
}
