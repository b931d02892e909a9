import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuild } from '#server/bundle/build.ts';
import { testBrowserPath } from './browser-path.ts';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

/**
 * Everything that must hold before a change lands, what fails fastest first, on a
 * PostgreSQL server that is started for it (PG_BIN: on those programs) or that of TEST_DATABASE_URL.
 * --requests runs the request tests alone, those that run statements: for another PostgreSQL.
 */

interface Step {
  name: string;
  command: [string, ...string[]];
}

const results = 'test-results';
/** What another PostgreSQL can not change: no statement of ours runs there, or none but the start's. */
const withoutSql = [
  'app/{i18n,ui}/**',
  'app/site/layout/**',
  'database/embedded/**',
  'scripts/**',
  'server/{bundle,cards,connections,fonts,http,log,media,storage}/**',
  'server/*.test.ts',
  'tests/{architecture,cached-addresses,script-weight,specification-coverage}.test.ts',
];
const requestsOnly = process.argv.includes('--requests');
const checks: Step[] = requestsOnly
  ? []
  : [
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
      { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'unused code', command: ['npm', 'run', '--silent', 'unused'] },
      { name: 'commit subjects', command: [process.execPath, 'scripts/check-commits.ts'] },
    ];
const requests: Step = {
  name: 'unit and request tests',
  command: [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/requests.json`,
    ...(requestsOnly
      ? ['--project=request', ...withoutSql.map((files) => `--exclude=${files}`)]
      : []),
  ],
};
const browser: Step = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test', '--reporter=list,json'],
};
const tests = requestsOnly ? [requests] : [requests, browser];

/**
 * Where the tests put databases and files: in memory, where that has four gigabytes to spare. To make
 * and delete so many files on a disk takes up to a third of the time of the request tests.
 */
function temporaryFolder(): string {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

const environment = {
  ...process.env,
  TMPDIR: temporaryFolder(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json`,
};

function tell(name: string, passed: boolean, begun: number): boolean {
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`--- ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
}

function run({ name, command: [program, ...parameters] }: Step): boolean {
  console.log(`\n--- ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', env: environment });
  return tell(name, status === 0, begun);
}

/** Runs it beside others, and shows what it said once it is done. */
function runBeside({ name, command: [program, ...parameters] }: Step): Promise<boolean> {
  const begun = performance.now();
  return new Promise((done) =>
    execFile(program, parameters, { maxBuffer: Infinity }, (error, output, complaints) => {
      process.stdout.write(output + complaints);
      done(tell(name, !error, begun));
    }),
  );
}

/** What the tests are to find built. */
async function build(): Promise<boolean> {
  const begun = performance.now();
  try {
    await ensureBuild(resolve(import.meta.dirname, '..'), () => undefined);
    return tell('build', true, begun);
  } catch (error) {
    console.log((error as Error).message);
    return tell('build', false, begun);
  }
}

if (!requestsOnly && testBrowserPath() === undefined) {
  console.error(
    'The browser tests need a browser: install Debian’s chromium (apt-get install chromium) or Google Chrome.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const isBuilt = requestsOnly || build();
const checked = await Promise.all(checks.map(runBeside));
const sound = [await isBuilt, ...checked, ...tests.map(run)].every(Boolean);
const failures = checks
  .filter((_, place) => !checked[place])
  .map(({ name }) => ({ name, error: 'see above' }));
const reports = [
  readVitestReport(`${results}/requests.json`),
  ...(requestsOnly ? [] : [readPlaywrightReport(`${results}/browser.json`)]),
];
failures.push(...reports.flatMap((report) => report.failed));
// A log may be kept by its end only: what failed is said once more there.
for (const { name, error } of failures) console.log(`\nFAILED ${name}\n${error}`);
const passed = reports.reduce((sum, report) => sum + report.passed, checked.filter(Boolean).length);
console.log(`\n${passed} passed, ${sound ? 0 : Math.max(1, failures.length)} failed`);
process.exit(sound ? 0 : 1);
