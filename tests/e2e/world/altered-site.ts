import type { Database } from '#database/connect.ts';
import { type DemoSite, openDemoSite } from './demo-copy.ts';
import { test } from './site-fixture.ts';

/**
 * Tests with a separate site per worker: the demo content after `alter` has changed its database or files.
 */
export function testOnAlteredSite(alter: (db: Database, dataDir: string) => Promise<void>) {
  return test.extend<object, { site: DemoSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
      async ({}, use) => {
        const site = await openDemoSite(alter);
        await use(site);
        await site.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
}
