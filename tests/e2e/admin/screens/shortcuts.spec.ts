import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

test('the keys jump, open a new record and show the help sheet, and single keys can be switched off', async ({
  admin: page,
}) => {
  await page.goto('/admin/products');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Screen or record').fill('Viscose');
  await expect(dialog.getByRole('link', { name: /Viscose/ }).first()).toBeVisible();
  await expectAccessible(page);
  // As Safari tells of them: they take, or give up, a word of a Chinese input method.
  const keys = await page.context().newCDPSession(page);
  for (const key of ['Enter', 'Escape']) {
    await keys.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: 229,
    });
    await expect(dialog.getByLabel('Screen or record')).toBeFocused();
  }
  await page.keyboard.press('Control+a');
  // No slower than a hand: Enter goes to what was written, not to what was listed before.
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

  await page.keyboard.press('?');
  await expect(dialog.getByText('Jump to a screen or a record')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/Single keys/).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Jump to' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
