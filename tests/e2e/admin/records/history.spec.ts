import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { products } from '#database/schema/products.ts';
import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { rowOf } from '../product-form.ts';

/** Makes a product and gives it another slug: it has two versions. */
async function addChanged(db: Database, name: string, slug: string, then: string): Promise<void> {
  const { id } = await addProduct(db, { name, slug });
  await db.update(products).set({ slug: then }).where(eq(products.id, id));
}

/** Opens the history in a product's form. */
async function openHistory(page: Page, name: string) {
  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await form.getByRole('tab', { name: 'History' }).click();
  return form;
}

test.use({ expectedMessages: [/status of 422/] });

test('a version is restored from the form', async ({ admin: page, db }) => {
  await test.step('restoring a version asks before it discards input in the form', async () => {
    const name = 'Restored under a form';
    await addChanged(db, name, 'restored-under-a-form', 'restored-later');
    const form = await openHistory(page, name);
    const restore = form.getByRole('button', { name: 'Restore This Version' });
    await form.getByRole('tab', { name: 'Details' }).click();
    await form.getByLabel('Product Name').fill('Not saved yet');
    await form.getByRole('tab', { name: 'History' }).click();
    await restore.click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Product Name')).toHaveValue('Not saved yet');
    await expect(form.getByLabel('Slug')).toHaveValue('restored-later');
    await restore.click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByText('Version restored')).toBeVisible();
    await expect(form.getByLabel('Slug')).toHaveValue('restored-under-a-form');
    await expect(form.getByLabel('Product Name')).toHaveValue(name);
  });
  await test.step('Enter in the new slug of a version restores the version and does not send the form', async () => {
    const name = 'Restored by Enter';
    await addChanged(db, name, 'restored-by-enter', 'moved-away');
    await addProduct(db, { name: 'Took the slug', slug: 'restored-by-enter' });
    const form = await openHistory(page, name);
    await form.getByRole('button', { name: 'Restore This Version' }).click();
    const slug = form.getByLabel('New slug');
    await expect(slug).toBeFocused();
    await expect(slug).toHaveAccessibleDescription(/^Another record now uses the slug/);
    await slug.fill('restored-again');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Version restored')).toBeVisible();
    await expect(form.getByLabel('Slug', { exact: false }).first()).toHaveValue('restored-again');
  });
});
