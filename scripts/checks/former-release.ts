import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// npm run test:former-release [-- COMMIT]: runs tests of a former release on the tables of this one, because both serve
// at once during an update, and the former one again after a way back. By default it is the last commit before the
// newest migration. It takes a minute or two: run it before a release that has a migration.

const root = resolve(import.meta.dirname, '..', '..');

/** The tests that read every page and save every kind of record. */
const tests = [
  'tests/every-page.test.ts',
  'tests/admin/partial-saves.test.ts',
  'tests/admin/repeated-saves.test.ts',
  'server/functions/send-contact-email.test.ts',
  'server/functions/stale-files.test.ts',
];

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

function commitBeforeNewestMigration(): string {
  const migrations = readdirSync(join(root, 'database', 'migrations'));
  const newest = migrations
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const added = [
    'log',
    '--diff-filter=A',
    '-1',
    '--format=%H',
    '--',
    `database/migrations/${newest}`,
  ];
  return `${git(...added)}^`;
}

/** Uses the packages of this checkout if both releases have the same lockfile, and installs them otherwise. */
function addPackages(former: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(former) === lock(root))
    symlinkSync(join(root, 'node_modules'), join(former, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: former, stdio: 'inherit' });
}

const commit = process.argv[2] ?? commitBeforeNewestMigration();
const former = mkdtempSync(join(tmpdir(), 'kamsin-former-'));
try {
  git('worktree', 'add', '--detach', former, commit);
  console.log(
    `Testing ${git('log', '-1', '--format=%h %s', commit)} on the tables of this release.`,
  );
  addPackages(former);
  const migrations = join('database', 'migrations');
  rmSync(join(former, migrations), { recursive: true });
  cpSync(join(root, migrations), join(former, migrations), { recursive: true });
  const files = tests.filter((file) => existsSync(join(former, file)));
  const parameters = ['vitest', 'run', ...files, '--silent'];
  const { status } = spawnSync('npx', parameters, { cwd: former, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  git('worktree', 'remove', '--force', former);
}
