import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { testOnAlteredSite } from '../world/altered-site.ts';
import { expect } from '../world/site-fixture.ts';

/** What the home page reads; each read can fail without the others. */
const ofHome = ['products', 'general_settings', 'global_settings'];
/** What screens of the back-office read besides their lists. */
const besideLists = ['product_category_mappings', 'product_images', 'translations'];

/** Renames tables, so that they cannot be read, or restores their names. */
async function rename(db: Database, tables: string[], from: string, to: string): Promise<void> {
  for (const table of tables)
    await db.execute(sql.raw(`alter table ${table}${from} rename to ${table}${to}`));
}

const test = testOnAlteredSite((db) => rename(db, ofHome, '', '_away'));

test.use({ expectedMessages: [/Failed to load resource/] });

test('the home page shows what it can read', async ({ page }) => {
  await test.step('the home page names the parts that could not be read, and shows the rest', async () => {
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
    await expect(page.getByRole('img', { name: 'Warm light on a dark background' })).toBeVisible();
  });
  await test.step('without the stock picture, the home page says that there are no images', async () => {
    await page.route('**/stock-hero*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('No images available', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Learn About Us' })).toBeVisible();
  });
});

test.describe('in the back-office', () => {
  test.beforeAll(async ({ db }) => {
    await rename(db, ofHome, '_away', '');
    await rename(db, besideLists, '', '_away');
  });

  test('the back-office shows what it can read', async ({ admin: page }) => {
    await test.step('unreadable parts of a form are reported by a toast and in place, and input is kept', async () => {
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
    await test.step('unreadable translations leave the records visible, and are reported in a panel and by a toast', async () => {
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
  });
});
