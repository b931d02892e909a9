import { test as base, expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { withAlteredSite } from './altered-site.ts';
import type { ServedSite } from './served-site.ts';

/** What the home page reads, each of which may fail without the others. */
const tables = ['products', 'general_settings', 'global_settings'];

const test = base.extend<object, { broken: ServedSite }>({
  broken: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) =>
      withAlteredSite(async (db) => {
        for (const table of tables) {
          await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
        }
      }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ broken }, use) => use(broken.origin),
});

test('home says what it could not read, and shows the rest', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  const messages = page.getByRole('region', { name: 'Notifications' });
  for (const text of [
    'Failed to load featured products',
    'Failed to load carousel images',
    'Failed to load global settings',
  ]) {
    await expect(messages.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Explore Products' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Gold thread on its cone/ })).toBeVisible();
});

test('where even the stock picture is missing, home says that there are no images', async ({
  page,
}) => {
  await page.route('**/stock-hero*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('No images available', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn About Us' })).toBeVisible();
});
