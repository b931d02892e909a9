import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuild } from '#server/bundle/build.ts';
import { testBrowserPath } from './browser-path.ts';
import { readPlaywrightReport, readVitestReport } from './checks/test-report.ts';

/**
 * Runs all checks that must pass before a change lands, the fastest first. The tests use a PostgreSQL
 * server that they start (with the programs in PG_BIN, if set), or the one of TEST_DATABASE_URL.
 * REQUESTS_PG_BIN has the programs for the unit and request tests alone, so that one run checks two versions.
 */

interface Step {
  name: string;
  command: [string, ...string[]];
  variables?: Record<string, string>;
}

const results = 'test-results';
const checks: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'unused'] },
  { name: 'commit subjects', command: [process.execPath, 'scripts/checks/check-commits.ts'] },
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
  ],
  variables: process.env.REQUESTS_PG_BIN ? { PG_BIN: process.env.REQUESTS_PG_BIN } : {},
};
const browser: Step = {
  name: 'browser tests',
  command: ['npx', 'playwright', 'test', '--reporter=list,json'],
};

/**
 * The folder for the tests' databases and files: in memory if four gigabytes are free, because creating
 * and deleting them on a disk takes up to a third of the request tests' time.
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
  // Many processes load the same modules, so their compiled code is kept for the next run.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/test-code'),
};

function report(name: string, passed: boolean, begun: number): boolean {
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`--- ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
}

function run({ name, command: [program, ...parameters], variables }: Step): boolean {
  console.log(`\n--- ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: { ...environment, ...variables },
  });
  return report(name, status === 0, begun);
}

/** Runs a step in parallel with others and prints its output when it ends. */
function runInParallel({ name, command: [program, ...parameters] }: Step): Promise<boolean> {
  const begun = performance.now();
  return new Promise((resolve) =>
    execFile(program, parameters, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      resolve(report(name, !error, begun));
    }),
  );
}

/** Builds the product for the tests. */
async function build(): Promise<boolean> {
  const begun = performance.now();
  try {
    await ensureBuild(resolve(import.meta.dirname, '..'), () => undefined);
    return report('build', true, begun);
  } catch (error) {
    console.log((error as Error).message);
    return report('build', false, begun);
  }
}

if (testBrowserPath() === undefined) {
  console.error(
    'The browser tests need a browser: install Debian’s chromium (apt-get install chromium) or Google Chrome.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const isBuilt = build();
const checked = await Promise.all(checks.map(runInParallel));
const allPassed = [await isBuilt, ...checked, run(requests), run(browser)].every(Boolean);
const failures = checks
  .filter((_, place) => !checked[place])
  .map(({ name }) => ({ name, error: 'see above' }));
const reports = [
  readVitestReport(`${results}/requests.json`),
  readPlaywrightReport(`${results}/browser.json`),
];
failures.push(...reports.flatMap(({ failed }) => failed));
// The failures are printed again at the end, because a tool may show only the end of a long log.
for (const { name, error } of failures) console.log(`\nFAILED ${name}\n${error}`);
const passed = reports.reduce((sum, { passed }) => sum + passed, checked.filter(Boolean).length);
console.log(`\n${passed} passed, ${allPassed ? 0 : Math.max(1, failures.length)} failed`);
process.exit(allPassed ? 0 : 1);
