import { readFileSync } from 'node:fs';

/** The result of one test runner. */
export interface TestReport {
  passed: number;
  /** Each failed test with the first lines of its error. */
  failed: { name: string; error: string }[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number };
  errors: { message?: string }[];
}

const maxLines = 12;

function shortened(error: string | undefined): string {
  return (error ?? '').split('\n').slice(0, maxLines).join('\n');
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads vitest's JSON report. A file that could not run, or a missing report, counts as one failure. */
export function readVitestReport(file: string): TestReport {
  const report = read(file) as VitestReport | undefined;
  if (!report) return { passed: 0, failed: [{ name: 'vitest', error: 'wrote no report' }] };
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap((result) => {
      const tests = result.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${result.name}: ${fullName}`,
          error: shortened(failureMessages[0]),
        }));
      return tests.length > 0 || result.status !== 'failed'
        ? tests
        : [{ name: result.name, error: shortened(result.message) }];
    }),
  };
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Reads Playwright's JSON report. A flaky test counts as a failure. */
export function readPlaywrightReport(file: string): TestReport {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return { passed: 0, failed: [{ name: 'playwright', error: 'wrote no report' }] };
  const failed = specsOf(report).flatMap(({ title, file: name, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${name}: ${title}`,
        error: shortened(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return {
    passed: report.stats.expected,
    failed: [
      ...failed,
      ...report.errors.map(({ message }) => ({ name: 'playwright', error: shortened(message) })),
    ],
  };
}
