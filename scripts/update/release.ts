import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Releases are checkouts beside each other, each with its packages and its build, and a link `current` leads to the one
 * that a start runs.
 */

/** The name of a release that an update made: the beginning of its commit. */
const madeByUpdate = /^[0-9a-f]{12}(\.partial)?$/;

export const isReleaseName = (name: string) => madeByUpdate.test(name);

/** The link that leads to the current one of the releases that stand beside this one. */
export const linkBeside = (release: string) => join(dirname(release), 'current');

/** Throws unless `current` leads to this release. */
export function assertCurrent(release: string): void {
  const link = linkBeside(release);
  if (!existsSync(link) || realpathSync(link) !== realpathSync(release))
    throw new Error(
      `Run this in the release that ${link} leads to. A checkout without such a link is updated by hand: deploy/README.md describes both.`,
    );
}

/** Makes `current` lead to another release, at once. */
export function makeCurrent(release: string): void {
  const link = linkBeside(release);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(release, next);
  renameSync(next, link);
}

/**
 * Clones the newest commit of the branch of `current` beside it. Returns the folder; undefined if `current` has that
 * commit.
 */
export function fetchRelease(current: string): string | undefined {
  const git = (...parameters: string[]) => run(current, 'git', ...parameters).trim();
  if (git('status', '--porcelain') !== '')
    throw new Error(
      `${current} has changes that are in no commit, so a new release would not have them. Commit and push them, or undo them (git status).`,
    );
  const branch = git('symbolic-ref', '--short', 'HEAD');
  const origin = git('remote', 'get-url', 'origin');
  const [commit = ''] = git('ls-remote', origin, `refs/heads/${branch}`).split('\t');
  const own = git('rev-parse', 'HEAD');
  if (commit === '') throw new Error(`${origin} has no branch ${branch}.`);
  if (commit === own) return undefined;
  const release = join(dirname(current), commit.slice(0, 12));
  if (existsSync(release)) return release;
  const partial = `${release}.partial`;
  rmSync(partial, { recursive: true, force: true });
  // Commits that this checkout has are not downloaded again.
  git('clone', '--quiet', '--reference', current, '--dissociate', '-b', branch, origin, partial);
  const history = run(partial, 'git', 'rev-list', 'HEAD').split('\n');
  if (!history.includes(own))
    throw new Error(
      `${current} has commits that the branch ${branch} of ${origin} does not have: push them first.`,
    );
  renameSync(partial, release);
  return release;
}

export const isBuilt = (release: string) => existsSync(join(release, 'build', 'made-from'));

/** Installs the packages of a release and builds it. */
export function buildRelease(release: string): void {
  run(release, 'npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
  run(release, 'npm', 'run', 'build');
}

/** Removes the releases that earlier updates made, except those named. Returns their names. */
export function removeOldReleases(release: string, except: string[]): string[] {
  const folder = dirname(release);
  const old = readdirSync(folder).filter(
    (name) => isReleaseName(name) && !except.includes(join(folder, name)),
  );
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old;
}

/** Runs a program in a folder and returns its output. If it fails, throws its output. */
function run(folder: string, program: string, ...parameters: string[]): string {
  // npm's own variables are removed, because they describe the release that runs this command.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name));
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: folder,
    env: Object.fromEntries(inherited),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(
      `${program} ${parameters[0]} failed in ${folder}:\n${(stderr || stdout).trim()}`,
    );
  return stdout;
}
