import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserPath } from './browser-path.ts';

/**
 * Everything that must hold before a change lands, in the order in which it fails fastest.
 * TEST_DATABASE_URL runs the tests on that PostgreSQL server instead of the embedded engine;
 * --database-only leaves out what that server does not change: types, lint, unused code, and the
 * tests of the embedded engine itself.
 */

interface Step {
  name: string;
  command: [string, ...string[]];
}

const results = 'test-results';
const databaseOnly = process.argv.includes('--database-only');
const checks: Step[] = databaseOnly
  ? []
  : [
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
      { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'unused code', command: ['npm', 'run', '--silent', 'unused'] },
    ];
const tests: Step[] = [
  {
    name: 'unit and request tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/requests.json`,
      ...(databaseOnly ? ['--exclude=database/embedded/**'] : []),
    ],
  },
  { name: 'browser tests', command: ['npx', 'playwright', 'test', '--reporter=list,json'] },
];

function run({ name, command: [program, ...parameters] }: Step): boolean {
  console.log(`\n--- ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json` },
  });
  console.log(
    `--- ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  return status === 0;
}

function counted(
  file: string,
  read: (report: Record<string, unknown>) => [number, number],
): [number, number] {
  try {
    return read(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')));
  } catch {
    return [0, 1];
  }
}

if (browserPath() === undefined) {
  console.error(
    'The browser tests need a browser: install Debian’s chromium (apt-get install chromium) or Google Chrome.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes = [...checks, ...tests].map(run);
const [requestsPassed, requestsFailed] = counted('requests.json', (report) => [
  Number(report.numPassedTests),
  Number(report.numFailedTests) +
    Number(report.numFailedTestSuites && !report.numFailedTests ? report.numFailedTestSuites : 0),
]);
const [browserPassed, browserFailed] = counted('browser.json', (report) => {
  const stats = report.stats as { expected: number; unexpected: number; flaky: number };
  return [stats.expected, stats.unexpected + stats.flaky];
});
const checksFailed = outcomes.slice(0, checks.length).filter((passed) => !passed).length;
const passed = requestsPassed + browserPassed + checks.length - checksFailed;
const failed = requestsFailed + browserFailed + checksFailed;
const sound = outcomes.every(Boolean);
console.log(`\n${passed} passed, ${sound ? 0 : Math.max(1, failed)} failed`);
process.exit(sound ? 0 : 1);
