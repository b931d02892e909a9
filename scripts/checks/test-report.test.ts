import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'kamsin-test-report-'));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('failed tests are named with their errors, and so is a file that could not run', () => {
  const file = reportOf({
    numPassedTests: 5,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 5,
    failed: [
      { name: 'a.test.ts: breaks', error: 'expected 1 to be 2' },
      { name: 'b.test.ts', error: 'no such module' },
    ],
  });
});

test('a browser test that failed, or passed only after a retry, is named', () => {
  const specs = [
    { title: 'holds', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
    {
      title: 'breaks',
      file: 'a.spec.ts',
      tests: [{ status: 'unexpected', results: [{ error: { message: 'not visible' } }] }],
    },
    {
      title: 'is flaky',
      file: 'a.spec.ts',
      tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
    },
  ];
  const report = {
    stats: { expected: 1 },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  };
  expect(readPlaywrightReport(reportOf(report))).toEqual({
    passed: 1,
    failed: [
      { name: 'a.spec.ts: breaks', error: 'not visible' },
      { name: 'a.spec.ts: is flaky', error: 'late' },
    ],
  });
});

test('a runner without a report has failed', () => {
  const missing = join(folder, 'missing.json');
  expect(readVitestReport(missing).failed).toHaveLength(1);
  expect(readPlaywrightReport(missing).failed).toHaveLength(1);
});
