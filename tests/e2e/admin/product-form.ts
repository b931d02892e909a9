import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the form for a new product and fills in what is needed. */
export async function beginProduct(page: Page, name: string): Promise<Locator> {
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await form.getByLabel('Product Name').fill(name);
  await form.getByLabel('Slug').fill(name.toLowerCase().replaceAll(' ', '-'));
  return form;
}

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name });

/** Makes a product. */
export async function addProduct(page: Page, name: string): Promise<void> {
  await beginProduct(page, name);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Product created successfully')).toBeVisible();
}

/** Makes a product and deletes it: it is in the bin. */
export async function deleteProduct(page: Page, name: string): Promise<void> {
  await addProduct(page, name);
  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
}
