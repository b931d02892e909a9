import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

test.describe('with messages of refused requests', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Connecting to 'blob:/] });

  test('a product can be created, changed, toggled and deleted with the keyboard only', async ({
    admin: page,
  }) => {
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'New Product' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add Product' });
    await expect(form).toBeVisible();
    await form.getByLabel('Product Name').press('Enter');
    await expect(form.getByText('Product name and slug are required')).toBeVisible();
    await expect(form.getByLabel('Product Name')).toBeFocused();
    await page.keyboard.type('Keyboard Thread');
    await expect(form.getByLabel('Slug')).toHaveValue('keyboard-thread');
    await form.getByRole('checkbox').first().press('Space');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);

    const row = rowOf(page, 'Keyboard Thread');
    await row.getByRole('button', { name: 'Edit' }).press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit Product' });
    await expect(edit.getByRole('checkbox').first()).toBeChecked();
    await edit.getByLabel('Description', { exact: true }).press('End');
    await page.keyboard.type('By keys');
    await edit.getByRole('button', { name: 'Update Product' }).press('Enter');
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(row).toContainText('By keys');
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

    await row.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(page.getByText('Product deactivated successfully')).toBeVisible();
    await expect(row).toContainText('Inactive');

    await row.getByRole('button', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await expect(question.getByText('Are you sure you want to delete this product?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(row).toHaveCount(0);
  });
});

test('leaving a changed form asks first, leaving an unchanged one does not', async ({
  admin: page,
}) => {
  await page.goto('/admin/products?new=yes');
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'New Product' }).click();
  await form.getByLabel('Product Name').fill('Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(form.getByLabel('Product Name')).toHaveValue('Half typed');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(form).toHaveCount(0);
  await test.step('Escape directly after an input asks before it is lost', async () => {
    await page.getByRole('button', { name: 'New Product' }).click();
    await form.getByLabel('Product Name').evaluate(async (field: HTMLInputElement) => {
      field.setRangeText('Gold');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // Only microtasks run between the two keys, as when both wait in the queue of a busy browser.
      await Promise.resolve();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(question).toBeVisible();
  });
});

test('an item code is changed and added from its product’s form, and a duplicate starts in the same way', async ({
  admin: page,
  db,
}) => {
  const { id } = await addProduct(db, { name: 'Coded Thread', slug: 'coded-thread' });
  await page.goto(`/admin/products?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Add Product' });
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  await edit.getByRole('link', { name: 'Add Item Code' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add Item Code' });
  await expect(adding.getByLabel('Product')).toContainText('Coded Thread');
  await expect(adding.getByLabel('Item Code *')).toBeFocused();
  await adding.getByLabel('Item Code *').fill('CT1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Item code created successfully')).toBeVisible();
  await edit.getByRole('link', { name: 'CT1' }).press('Enter');
  const code = page.getByRole('dialog', { name: 'Edit Item Code' });
  await expect(code.getByLabel('Item Code *')).toHaveValue('CT1');
  await page.keyboard.press('Escape');
  await expect(edit.getByLabel('Product Name')).toHaveValue('Coded Thread');
  await expectAccessible(page);
  await edit.getByRole('link', { name: 'Duplicate' }).press('Enter');
  await expect(form.getByLabel('Product Name')).toHaveValue('Coded Thread (copy)');
  await expect(form.getByLabel('Status')).toHaveValue('Inactive');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, 'Coded Thread (copy)')).toContainText('coded-thread-copy');
});

test.describe('with chosen files', () => {
  // Playwright's own recorder fetches the previews, which the policy forbids to pages.
  test.use({ expectedMessages: [/^Connecting to 'blob:/] });

  test('chosen files are checked, shown, and can be removed before saving', async ({
    admin: page,
  }) => {
    const form = await beginProduct(page, 'Pictured');
    const more = form.getByLabel('Additional Images');
    const file = (name: string, type: string, size = 10) => ({
      name,
      mimeType: type,
      buffer: Buffer.alloc(size),
    });
    await more.setInputFiles([file('notes.txt', 'text/plain'), file('a.png', 'image/png')]);
    await expect(form.getByText('File must be an image (JPEG, PNG, WebP, GIF)')).toBeVisible();
    await expect(form.getByText('a.png')).toBeVisible();
    await more.setInputFiles([file('big.png', 'image/png', 5 * 1024 * 1024 + 1)]);
    await expect(form.getByText('Image must be less than 5MB')).toBeVisible();
    await more.setInputFiles([file('b.png', 'image/png')]);
    await expect(form.getByText('a.png')).toBeVisible();
    await form.getByRole('button', { name: 'Remove a.png' }).click();
    await expect(form.getByText('a.png')).toHaveCount(0);
    const left = await more.evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    expect(left).toBe('b.png');
  });
});
