import { sql } from 'drizzle-orm';
import { withAlteredSite } from './altered-site.ts';
import type { ServedSite } from './served-site.ts';
import { test as base, expect, signIn } from './site-fixture.ts';

/** What parts of the screens read beside their lists. */
const tables = ['product_category_mappings', 'product_images', 'translations'];

const test = base.extend<object, { served: ServedSite }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) =>
      withAlteredSite(async (db) => {
        for (const table of tables) {
          await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
        }
      }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('parts of a form that cannot be read say so in passing and in their place, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const messages = page.getByRole('region', { name: 'Messages' });
  for (const text of ['Failed to load category mappings', 'Failed to load product images']) {
    await expect(messages.getByText(text, { exact: true })).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
  await form.getByLabel('Product Name').fill('Typed before trying again');
  await messages.getByRole('button', { name: 'Close message' }).first().click();
  await form.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(messages.getByText(/^Failed to load/)).toHaveCount(3);
  await expect(form.getByLabel('Product Name')).toHaveValue('Typed before trying again');
});

test('translations that cannot be read leave the records; fields say so in a panel and in passing', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/translations');
  await page.locator('td').getByRole('link').first().click();
  const text = 'Failed to load translatable fields';
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();
  const fields = page.getByRole('region', { name: 'Translatable Fields' });
  await expect(fields.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByLabel('Entity type').selectOption({ label: 'News Items' });
  await expect(page.getByText('Select a field to manage translations')).toBeVisible();
});
