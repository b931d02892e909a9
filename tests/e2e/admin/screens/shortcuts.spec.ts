import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { rowOf } from '../product-form.ts';

test('the keys jump, open a new record and show the help sheet, and single keys can be switched off', async ({
  admin: page,
  db,
}) => {
  await page.goto('/admin/products');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Screen, record or command').fill('Viscose');
  await expect(dialog.getByRole('link', { name: /Viscose/ }).first()).toBeVisible();
  await expectAccessible(page);
  // As Safari reports keys that accept or cancel a word of a Chinese input method.
  const keys = await page.context().newCDPSession(page);
  for (const key of ['Enter', 'Escape']) {
    await keys.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: 229,
    });
    await expect(dialog.getByLabel('Screen, record or command')).toBeFocused();
  }
  await page.keyboard.press('Control+a');
  // As fast as a person types: Enter opens the result for the typed text, not the one that was listed before.
  await page.keyboard.type('ST120');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/item-codes\?edit=\d+/);
  await expect(page.getByRole('dialog', { name: 'Edit Item Code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Add Item Code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Commands. What was opened or chosen is offered first the next time.
  await page.goto('/admin/item-codes?q=ST150');
  await rowOf(page, 'ST150').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Item Code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = dialog.getByLabel('Screen, record or command');
  const command = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await command('translate ST Viscose to Japanese');
  await expect(page).toHaveURL(/\/admin\/translations\/products\/\d+\?languages=ja$/);
  await expect(page.getByRole('heading', { name: 'Translate ST Viscose' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await command('new item code');
  await expect(page.getByRole('dialog', { name: 'Add Item Code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const lately = dialog.getByRole('list', { name: 'Recently used' }).getByRole('link');
  await expect(lately).toHaveText([
    ...[/^New item code/, /^Translate ST Viscose to 日本語/, /^ST150/, /^ST120/],
  ]);
  await expect(lately.nth(1)).toHaveAccessibleName('Translate ST Viscose to 日本語 Product');
  await box.fill('new product c');
  await expect(dialog.getByRole('link')).toHaveAccessibleName('New product category Command');
  await expect(dialog.getByRole('status').first()).toHaveText('1 found');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await addProduct(db, { name: 'Taken back' });
  await page.goto('/admin/products?q=Taken');
  const row = rowOf(page, 'Taken back');
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('button', { name: /^Undo my last change: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await command('undo');
  await expect(row).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(dialog.getByText('Jump to a screen or a record, or give a command')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/Single keys/).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Jump to' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
