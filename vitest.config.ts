import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest; the longest first. */
const long = ['database/embedded/kill.test.ts', 'server/start.test.ts'];

/** Begins with the longest files: begun last they would run alone while the other core idles. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const first = long.flatMap((path) => others.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...new Set([...first, ...others])];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'build/**', 'tests/e2e/**'],
    globalSetup: ['tests/database-template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A guarantee is waited for, not timed: a busy machine may take its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
