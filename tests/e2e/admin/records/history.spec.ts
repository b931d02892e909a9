import type { Page } from '@playwright/test';
import { expect, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

/** Opens the history in a product's form. */
async function openHistory(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await form.getByText('History', { exact: true }).click();
  return form;
}

async function changeSlug(page: Page, name: string, slug: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await form.getByLabel('Slug').fill(slug);
  await form.getByRole('button', { name: 'Update Product' }).click();
  await expect(form).toBeHidden();
}

test.use({ expectedMessages: [/status of 422/] });

test('restoring a version asks before it discards input in the form', async ({ admin: page }) => {
  const name = 'Restored under a form';
  const created = await beginProduct(page, name);
  await created.getByRole('button', { name: 'Create Product' }).click();
  await expect(created).toBeHidden();
  await changeSlug(page, name, 'restored-later');
  const form = await openHistory(page, name);
  const restore = form.getByRole('button', { name: 'Restore this version' });
  await form.getByLabel('Product Name').fill('Not saved yet');
  await restore.click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Product Name')).toHaveValue('Not saved yet');
  await expect(form.getByLabel('Slug')).toHaveValue('restored-later');
  await restore.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(form.getByLabel('Slug')).toHaveValue('restored-under-a-form');
  await expect(form.getByLabel('Product Name')).toHaveValue(name);
});

test('Enter in the new slug of a version restores the version and does not send the form', async ({
  admin: page,
}) => {
  const name = 'Restored by Enter';
  const first = await beginProduct(page, name);
  await first.getByRole('button', { name: 'Create Product' }).click();
  await expect(first).toBeHidden();
  await changeSlug(page, name, 'moved-away');
  const taker = await beginProduct(page, 'Took the slug');
  await taker.getByLabel('Slug').fill('restored-by-enter');
  await taker.getByRole('button', { name: 'Create Product' }).click();
  await expect(taker).toBeHidden();
  const form = await openHistory(page, name);
  await form.getByRole('button', { name: 'Restore this version' }).click();
  await form.getByLabel('New slug').fill('restored-anew');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(form.getByLabel('Slug', { exact: false }).first()).toHaveValue('restored-anew');
});
