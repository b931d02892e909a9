import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expectFocusSeen } from '../../world/focus-walk.ts';
import { expect, test } from '../../world/site-fixture.ts';
import { unpinAll } from '../pins.ts';

test('menus, records, translations and subscribers are reached and changed with the keyboard only', async ({
  admin: page,
  served,
  db,
}) => {
  await test.step('the first Tab skips the sidebar', async () => {
    await page.goto('/admin/products');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'New Product' })).toBeFocused();
    // every-screen.spec.ts walks through the narrow screens, which have no sidebar.
    await page.goto('/admin/words?language=ja&group=home');
    await expectFocusSeen(page, 'a wide screen');
  });
  await test.step('the menu that moves a row works with arrow keys, and the focus stays with the row', async () => {
    await page.goto('/admin/categories');
    const row = page.getByRole('row').nth(1);
    const name = await row.locator('[data-card="title"]').innerText();
    await row.getByRole('button', { name: `Move ${name}` }).press('Enter');
    const menu = page.getByRole('group', { name: `Move ${name}` });
    await expect(menu.getByRole('button', { name: 'Move Down' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByLabel('Position')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Move ${name}` })).toBeFocused();
    await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: 'Product Categories' })).toBeFocused();
  });
  await test.step('the focus moves to the next row after a deletion and stays after a toggle', async () => {
    for (const name of ['Focus 1', 'Focus 2']) await addProduct(db, { name });
    await page.goto('/admin/products?q=Focus');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Focus 1').getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(
      row('Focus 1').getByRole('button', { name: 'Activate', exact: true }),
    ).toBeFocused();
    await row('Focus 1').getByRole('button', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(question).toContainText('Focus 1');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(row('Focus 1')).toHaveCount(0);
    await expect(row('Focus 2').getByRole('button', { name: 'Delete' })).toBeFocused();
  });
  await test.step('a field is chosen and translated, and its translation deleted, with the keyboard only', async () => {
    await page.goto('/admin/translations');
    await page.getByLabel('Entity type').press('N');
    await expect(page).toHaveURL(/type=news_items/);
    await page
      .getByRole('region', { name: 'Records' })
      // The address may change before the list does.
      .locator('tbody a[href*="type=news_items"]')
      .first()
      .press('Enter');
    const fields = page.getByRole('region', { name: 'Translatable Fields' });
    await fields.getByRole('link', { name: /^Title/ }).press('Enter');
    const row = page.getByRole('row', { name: /日本語/ });
    await row.getByRole('button', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('Translation deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(dialog.getByLabel('Language')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await dialog.getByLabel('Translation').press('End');
    await page.keyboard.type('鍵盤');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Translation added successfully')).toBeVisible();
    await expect(page.getByRole('row', { name: /鍵盤/ })).toBeVisible();
  });
  await test.step('a news item is pinned and the subscribers are exported with the keyboard only', async () => {
    await unpinAll(page, db);
    const unpin = page.getByRole('row').getByRole('button', { name: 'Unpin' });
    const pin = page.getByRole('row').getByRole('button', { name: 'Pin', exact: true });
    await pin.first().press('Enter');
    await expect(page.getByText('News item pinned successfully')).toBeVisible();
    await expect(unpin).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('News item unpinned successfully')).toBeVisible();
    await expect(unpin).toHaveCount(0);

    await page.request.post(`${served.origin}/newsletter`, {
      form: { email: 'keys@example.com' },
      headers: { Origin: served.origin },
    });
    await page.goto('/admin/general-settings/subscribers');
    await page.getByRole('button', { name: 'Export Emails' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Export Emails' });
    await expect(dialog.getByLabel('Active email addresses')).toBeFocused();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy to Clipboard' }).press('Enter');
    await expect(page.getByText('Active emails copied to clipboard!')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download CSV' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('newsletter-subscribers.csv');
  });
  await test.step('the drawer opens by key and closes by Escape and by choice, and the shortcut stays visible', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/products');
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('link', { name: 'Item Codes' });
    await expect(link).toBeHidden();
    await menu.press('Enter');
    await expect(link).toBeVisible();
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Jump to…' })).toBeFocused();
    await close.press('Enter');
    await expect(link).toBeHidden();
    await menu.press('Enter');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(/item-codes$/);
    await expect(link).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByLabel('Screen, record or command')).toBeFocused();
    await expect(page.getByRole('link', { name: /^Dashboard/ })).toBeVisible();
  });
});

test.describe('with chosen files', () => {
  // Playwright's own recorder fetches the previews, which the policy forbids to pages.
  test.use({ expectedMessages: [/^Connecting to 'blob:/] });

  test('a picture is uploaded and removed with the keyboard only', async ({ admin: page }) => {
    await page.goto('/admin/item-codes');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Product').first()).toBeFocused();
    const choose = async () => {
      const chooser = page.waitForEvent('filechooser');
      await dialog
        .getByRole('button', { name: /^(Upload|Change) Image|^Choose File/ })
        .press('Enter');
      await (await chooser).setFiles('demo/images/products/glow-2.jpg');
    };
    await choose();
    await dialog.getByRole('button', { name: 'Remove glow-2.jpg' }).press('Enter');
    await expect(dialog.getByText('glow-2.jpg')).toHaveCount(0);
    await choose();
    await dialog.getByLabel('Product').first().press('ArrowDown');
    await dialog.getByLabel('Item Code').first().press('End');
    await page.keyboard.type('KEYS-1');
    await page.keyboard.press('Control+s');
    await expect(dialog).toHaveCount(0);
    await page
      .getByRole('row')
      .filter({ hasText: 'KEYS-1' })
      .getByRole('button', { name: 'Edit' })
      .press('Enter');
    await expect(dialog.getByAltText('Current picture')).toBeVisible();
  });
});
