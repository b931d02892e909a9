import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { connect } from '#database/connect.ts';
import { databaseUrl, onServer } from '../postgres-server.ts';
import { type ServedSite, serve } from './served-site.ts';

/** What the home page reads, each of which may fail without the others. */
const tables = ['products', 'general_settings', 'global_settings'];

const test = base.extend<object, { broken: ServedSite }>({
  broken: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-broken-'));
      await cp(process.env.DEMO_DATA_DIR ?? '', dataDir, { recursive: true });
      const { TEST_DATABASE_URL: server, DEMO_DATABASE: template } = process.env;
      const database = `kamsin_broken_${randomUUID().replaceAll('-', '')}`;
      if (server) await onServer(server, `create database ${database} template ${template}`);
      const url = server && databaseUrl(server, database);
      const connection = await connect({ databaseUrl: url, dataDir });
      for (const table of tables) {
        await connection.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
      }
      await connection.close();
      const served = await serve({ dataDir, port: 0, variables: url ? { DATABASE_URL: url } : {} });
      await use(served);
      await served.stop();
      if (server) await onServer(server, `drop database ${database} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
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
