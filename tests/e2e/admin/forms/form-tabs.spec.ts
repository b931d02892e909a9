import { asc, eq } from 'drizzle-orm';
import { translations } from '#database/schema/languages.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { addProduct, translate } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

/** The form of a product has tabs for its item codes, its translations and its history, with one save for all. */

test.use({ expectedMessages: [/status of 4\d\d/] });

test('a product with two codes and one text in three languages takes ten presses', async ({
  admin: page,
  db,
}) => {
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await page.goto('/admin/products');
  presses++;
  await page.getByRole('button', { name: 'New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add Product' });
  await expect(form.getByLabel('Product Name')).toBeFocused();
  await page.keyboard.type('Tabbed Thread');
  presses++;
  await form.getByRole('button', { name: 'Next: Item Codes' }).click();
  await expect(form.getByRole('tab', { name: 'Item Codes' })).toBeFocused();
  presses++;
  await form.getByRole('grid').getByRole('gridcell').first().click();
  for (const code of ['TT1', 'TT2']) {
    await page.keyboard.type(code);
    await press('Enter');
  }
  presses++;
  await form.getByRole('tab', { name: 'Translations' }).click();
  presses++;
  await form.getByRole('textbox', { name: 'Name: 繁體中文' }).click();
  await page.keyboard.type('甲');
  await press('Tab');
  await page.keyboard.type('乙');
  await press('Tab');
  await page.keyboard.type('丙');
  await expectAccessible(page);
  await press('Control+s');
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(presses).toBe(10);
  const [product] = await db.select().from(products).where(eq(products.slug, 'tabbed-thread'));
  const id = product?.id ?? 0;
  const codes = await db
    .select()
    .from(item_codes)
    .where(eq(item_codes.product_id, id))
    .orderBy(asc(item_codes.id));
  expect(codes.map(({ item_code }) => item_code)).toEqual(['TT1', 'TT2']);
  const texts = await db.select().from(translations).where(eq(translations.entity_id, id));
  expect(
    texts
      .filter((row) => row.entity_type === 'products')
      .map((row) => `${row.language_code} ${row.translated_value}`)
      .sort(),
  ).toEqual(['ja 丙', 'zh-Hans 乙', 'zh-Hant 甲']);
});

test('tabs move by arrows, keep what is unsaved, count their errors, and lead to the first one', async ({
  admin: page,
  db,
}) => {
  test.setTimeout(60_000);
  const { id } = await addProduct(db, { name: 'Kept Thread' }, { codes: ['KT1'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/products?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const tab = (name: string) => form.getByRole('tab', { name });
  const press = (key: string) => page.keyboard.press(key);
  await form.getByLabel('Product Name').fill('Kept Thread 2');
  await tab('Details').focus();
  await press('ArrowRight');
  await expect(tab('Item Codes')).toBeFocused();
  await expect(tab('Item Codes')).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByRole('rowheader', { name: 'KT1' })).toBeVisible();
  await press('End');
  await expect(form.getByText('This version', { exact: true })).toBeVisible();
  await press('ArrowRight');
  await expect(tab('Details')).toBeFocused();
  await expect(form.getByLabel('Product Name')).toHaveValue('Kept Thread 2');
  await press('ArrowRight');
  // A new row without a code, which only the grid can refuse.
  await form.getByRole('grid').getByRole('row').last().locator('td').nth(2).click();
  await page.keyboard.type('Flat');
  await press('Escape');
  await expect(form).toBeVisible();
  await page.keyboard.type('Flat');
  await press('Enter');
  await tab('Translations').click();
  await expect(form.getByText('Kept Thread 2')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name: 日本語' }).fill('糸');
  await form.getByRole('button', { name: 'Update Product' }).click();
  await expect(tab('Item Codes 1 error')).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByText('Item code is required')).toBeVisible();
  await expect(form.locator('[aria-invalid="true"]')).toBeFocused();
  await expectAccessible(page);
  // Leaving the form asks first, from every tab.
  await tab('Item Codes 1 error').focus();
  await press('Escape');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await tab('Translations').click();
  await expect(form.getByRole('textbox', { name: 'Name: 日本語' })).toHaveValue('糸');
  // Someone else takes the code in the meantime.
  await db.insert(item_codes).values({ product_id: id, item_code: 'KT2' });
  await tab('Item Codes').click();
  await form.locator('[aria-invalid="true"]').click();
  await page.keyboard.type('KT2');
  await press('Control+s');
  await expect(form.getByText('already')).toBeVisible();
  await expect(form.locator('[aria-invalid="true"]')).toBeFocused();
  await page.keyboard.type('KT3');
  await press('Control+s');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  const codes = await db.select().from(item_codes).where(eq(item_codes.product_id, id));
  expect(codes.map((code) => `${code.item_code} ${code.type}`).sort()).toEqual([
    'KT1 null',
    'KT2 null',
    'KT3 Flat',
  ]);
  // The history shows the save as one change, which leads back to this tab.
  await page.goto(`/admin/products?edit=${id}`);
  await tab('History').click();
  await expect(form.getByText('This version', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Restore This Version' }).first().click();
  await expect(page.getByText('Version restored')).toBeVisible();
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true');
});

test('a duplicate takes along the item codes and translations that its tabs copy', async ({
  admin: page,
  db,
}) => {
  const { id } = await addProduct(db, { name: 'Twice Thread' }, { codes: ['TW1', 'TW2'] });
  await translate(db, 'products', id, { name: '雙' });
  // Columns that the grid does not show are copied, too.
  await db.update(item_codes).set({ alt_text: 'A cone' }).where(eq(item_codes.product_id, id));
  await page.goto(`/admin/products?new=yes&copy=${id}`);
  const form = page.getByRole('dialog', { name: 'Add Product' });
  const copy = form.getByRole('button', { name: 'Copy Those of the Original' });
  await form.getByRole('tab', { name: 'Item Codes' }).click();
  await copy.click();
  await expect(form.getByRole('rowheader')).toHaveText(['TW1', 'TW2']);
  await form.getByRole('tab', { name: 'Translations' }).click();
  await expect(form.getByRole('textbox', { name: 'Name: 繁體中文' })).toHaveValue('');
  await copy.filter({ visible: true }).click();
  await expect(form.getByRole('textbox', { name: 'Name: 繁體中文' })).toHaveValue('雙');
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  const named = await db.select().from(products).where(eq(products.name, 'Twice Thread (copy)'));
  const made = named[0]?.id ?? 0;
  const codes = await db.select().from(item_codes).where(eq(item_codes.product_id, made));
  expect(codes.map(({ item_code }) => item_code).sort()).toEqual(['TW1', 'TW2']);
  expect(codes.map(({ alt_text }) => alt_text)).toEqual(['A cone', 'A cone']);
  const texts = await db.select().from(translations).where(eq(translations.translated_value, '雙'));
  expect(texts.map(({ entity_id }) => entity_id).sort()).toEqual([id, made].sort());
});
