import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { deleteRecord } from '../deletion.ts';

/** axe on what more than an address leads to; every-screen.spec.ts has the screens and lists. */

test('a version, the bin, the menu of a row and an unsaved order are accessible', async ({
  admin: page,
  db,
}) => {
  await test.step('a change in the activity leads to its version, and axe finds no problem there or in the bin', async () => {
    await addProduct(db, { name: 'Soon changed' });
    await page.goto('/admin/activity');
    await page.getByRole('link', { name: 'Soon changed' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This version')).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/admin\/products$/);
    const { id } = await addProduct(db, { name: 'Soon gone' });
    await deleteRecord(page, '/admin/products', id);
    await page.goto('/admin/bin');
    const entry = page.getByRole('listitem').filter({ hasText: 'Soon gone' });
    await entry.getByRole('button', { name: 'Delete for Good' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page.getByText('Deleted for good')).toBeVisible();
  });
  await test.step('axe finds no problem in the menu of a row and the bar of an unsaved order', async () => {
    await page.goto('/admin/products');
    await page
      .getByRole('button', { name: /^Drag to reorder/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Move to the Top' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move Down' }).click();
    await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible();
    await expectAccessible(page);
  });
});
