import { test } from '../../world/extreme-site.ts';
import { expect, expectAccessible } from '../../world/site-fixture.ts';

/** Choosing a product if there are more than a list can show. */

test('products are chosen among hundreds, for an item code and for a gallery item', async ({
  admin: page,
}) => {
  await test.step('an item code’s product is searched and chosen with the keyboard only', async () => {
    await page.goto('/admin/item-codes?new');
    const form = page.getByRole('dialog', { name: 'Add Item Code' });
    const product = form.getByLabel('Product');
    await expect(product).toBeFocused();
    await page.keyboard.type('cone 069');
    const choices = form.getByRole('listbox').getByRole('option');
    await expect(choices).toHaveCount(10);
    await expect(form.getByText('10 found').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toHaveAttribute('aria-selected', 'true');
    const id = await choices.nth(1).getAttribute('id');
    await expect(product).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
    await expect(form).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(product).toHaveValue('Cone 0691');
    await expect(choices).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Item Code')).toBeFocused();
    await page.keyboard.type('MANY-1');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Item code created successfully')).toBeVisible();
    await page.goto('/admin/item-codes?q=many-1');
    await expect(page.getByRole('row').filter({ hasText: 'MANY-1' })).toContainText('Cone 0691');
  });
  await test.step('a product is chosen by pointer or by its full name, and is required', async () => {
    await page.goto('/admin/item-codes?new');
    const form = page.getByRole('dialog', { name: 'Add Item Code' });
    const product = form.getByLabel('Product');
    await form.getByLabel('Item Code').fill('MANY-2');
    const create = form.getByRole('button', { name: 'Create Item Code' });
    await product.fill('con');
    await create.click();
    await expect(form.getByText('Please select a product')).toBeVisible();
    await expect(product).toBeFocused();
    await product.fill('CONE 0012');
    await expect(form.getByRole('option')).toHaveCount(1);
    await product.press('Tab');
    await expect(form.getByText('Please select a product')).toHaveCount(0);
    await product.fill('cone');
    await expect(form.getByText('650 more').first()).toBeVisible();
    await form.getByRole('option', { name: 'Cone 0007' }).click();
    await expect(product).toHaveValue('Cone 0007');
    await create.click();
    await expect(page.getByText('Item code created successfully')).toBeVisible();

    await page.goto('/admin/item-codes?q=many-2');
    await page
      .getByRole('row')
      .filter({ hasText: 'MANY-2' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit Item Code' });
    await expect(edit.getByLabel('Product')).toHaveValue('Cone 0007');
    await edit.getByLabel('Type', { exact: true }).fill('ST');
    await edit.getByRole('button', { name: 'Update Item Code' }).click();
    await expect(page.getByText('Item code updated successfully')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'MANY-2' });
    await expect(row).toContainText('Cone 0007');
  });
  await test.step('a gallery item’s products are searched among all, and ticked ones stay', async () => {
    await page.goto('/admin/gallery-items?q=many+related&new');
    const form = page.getByRole('dialog', { name: 'Create New Gallery Item' });
    await form.getByLabel('Name').fill('Many related');
    await form.getByLabel('Slug').fill('many-related');
    const search = form.getByLabel('Find a product');
    for (const name of ['Cone 0699', 'Cone 0333']) {
      await search.fill(name.toLowerCase());
      const box = form.getByLabel(name);
      await box.check();
      await expect(box).toBeChecked();
    }
    await expect(form.getByLabel('Cone 0699')).toBeChecked();
    await form.getByRole('button', { name: 'Create Gallery Item' }).click();
    await expect(page.getByText('Gallery item created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page
      .getByRole('row')
      .filter({ hasText: 'Many related' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit Gallery Item' });
    await expect(edit.getByLabel('Cone 0333')).toBeChecked();
    await expect(edit.getByLabel('Cone 0699')).toBeChecked();
    await expectAccessible(page);
  });
});

test.describe('without a response', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a failing search says so and keeps the form', async ({ admin: page }) => {
    await page.goto('/admin/item-codes?new');
    const form = page.getByRole('dialog', { name: 'Add Item Code' });
    await form.getByLabel('Item Code').fill('MANY-3');
    await page.route('**/admin/product-choices*', (route) => route.abort('connectionreset'));
    await form.getByLabel('Product').fill('cone');
    await expect(form.getByText('is not responding').first()).toBeVisible();
    await page.unroute('**/admin/product-choices*');
    await form.getByLabel('Product').fill('cone 0001');
    await expect(form.getByRole('option')).toHaveCount(1);
    await expect(form.getByLabel('Item Code')).toHaveValue('MANY-3');
  });
});
