import type { Locator, Page } from '@playwright/test';

/** Opens the form for a new product and fills in the required fields. */
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
