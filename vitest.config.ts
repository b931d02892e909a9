import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leadsToPackage, sources } from './tests/imports.ts';

/**
 * Request tests are those whose imports can start programs: PostgreSQL, the build, the product itself.
 * All other tests are unit tests, which need none of them.
 */
const requestTests = sources.filter(
  (path) => path.endsWith('.test.ts') && leadsToPackage(path, 'node:child_process'),
);

/** These run first: at the end they would run alone while the other core is idle. */
const longest = [
  'server/releases/update.test.ts',
  'server/start.test.ts',
  'database/embedded/kill.test.ts',
  'server/database/own-database.test.ts',
  'database/backup/backup.test.ts',
  'tests/every-page.test.ts',
  'database/embedded/postgres-user.test.ts',
  'database/backup/restore-killed.test.ts',
  'scripts/commands.test.ts',
  'app/admin/dashboard/first-run.test.ts',
  'app/admin/route-rights/route-rights.test.ts',
  'database/embedded/embedded-server.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  // React's development build would take a quarter of the request tests' time.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules/**', 'build/**', 'tests/e2e/**', ...requestTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'request',
          include: requestTests,
          globalSetup: ['tests/world/postgres/database-template.ts'],
        },
      },
    ],
    maxWorkers: 3,
    // Each process loads the product's modules only once; loading them took a quarter of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Tests wait for a guarantee and do not time it: a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
