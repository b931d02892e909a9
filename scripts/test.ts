import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { testBrowserPath } from './browser-path.ts';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

/**
 * Everything that must hold before a change lands, in the order in which it fails fastest, on a
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
    ...(requestsOnly ? withoutSql.map((files) => `--exclude=${files}`) : []),
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

function run({ name, command: [program, ...parameters] }: Step): boolean {
  console.log(`\n--- ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: environment,
  });
  console.log(
    `--- ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  return status === 0;
}

if (!requestsOnly && testBrowserPath() === undefined) {
  console.error(
    'The browser tests need a browser: install Debian’s chromium (apt-get install chromium) or Google Chrome.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const steps = [...checks, ...tests];
const outcomes = steps.map(run);
const failures = outcomes.flatMap((passed, place) => {
  const name = steps[place]?.name ?? '';
  return place < checks.length && !passed ? [{ name, error: 'see above' }] : [];
});
const reports = [
  readVitestReport(`${results}/requests.json`),
  ...(requestsOnly ? [] : [readPlaywrightReport(`${results}/browser.json`)]),
];
failures.push(...reports.flatMap((report) => report.failed));
const sound = outcomes.every(Boolean);
// A log may be kept by its end only: what failed is said once more there.
for (const { name, error } of failures) console.log(`\nFAILED ${name}\n${error}`);
const passed = reports.reduce(
  (sum, report) => sum + report.passed,
  outcomes.slice(0, checks.length).filter(Boolean).length,
);
console.log(`\n${passed} passed, ${sound ? 0 : Math.max(1, failures.length)} failed`);
process.exit(sound ? 0 : 1);
