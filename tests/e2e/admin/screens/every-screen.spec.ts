import { addProduct } from '../../../world/content/catalogue-rows.ts';
import { expectFocusKept } from '../../world/focus-walk.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { deleteRecord } from '../deletion.ts';
import { checkDialog, checkScreen, expectFits, expectTouchable } from '../screen-look.ts';

/**
 * Checks every screen and every list's dialogs: no axe violation, no sideways scrolling, visible focus, controls
 * for a finger. Many share one page, because a new page costs more than most checks. prepared-screens.spec.ts has the
 * screens that show more after some preparation.
 */

const settings = '/admin/general-settings';

/** Each list, with a search if it is long, and the first field of its form for a new record. */
const lists = [
  ['/admin/products?q=viscose', 'Product Name'],
  ['/admin/categories', 'Name'],
  ['/admin/item-codes?q=st1', 'Product'],
  ['/admin/shades?q=gold', 'Product'],
  ['/admin/gallery-categories', 'Name'],
  ['/admin/gallery-items?q=book', 'Name'],
  ['/admin/news-items?q=forty', 'Title'],
  [settings, 'Upload Image'],
] as const;

const screens = {
  'of the catalogue and its translations': [
    '/admin/products?q=no+such+product',
    '/admin/translations?type=products&id=1&field=description',
    '/admin/translations?type=products&next=yes',
    '/admin/translations',
    '/admin/translations/products/1',
    '/admin/preview-links/products/1',
  ],
  'of settings and people': [
    `${settings}/global`,
    `${settings}/contact`,
    `${settings}/subscribers`,
    `${settings}/stale-files`,
    `${settings}/languages`,
    `${settings}/messages`,
    '/admin/search-words',
    '/admin/words?language=ja&group=home',
    '/admin/bin',
    '/admin/accounts',
    '/admin/second-factor',
    '/admin/security',
    '/admin/status',
  ],
};

for (const [which, paths] of Object.entries(screens)) {
  test(`the screens ${which} are accessible, fit every width and a finger, and show the focus`, async ({
    admin: page,
    db,
  }) => {
    test.setTimeout(240_000);
    const { id } = await addProduct(db);
    await deleteRecord(page, '/admin/products', id);
    for (const path of paths) await test.step(path, () => checkScreen(page, path));
  });
}

test('the export of subscribers is accessible and fits every width', async ({ admin: page }) => {
  await page.goto(`${settings}/subscribers?export=yes`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkDialog(page, 'the export');
  await expectTouchable(page, 'the export');
});

for (const [path, field] of lists) {
  test(`${path} and its dialogs are accessible, fit every width, keep the focus and return it`, async ({
    admin: page,
  }) => {
    test.setTimeout(240_000);
    await checkScreen(page, path);
    const dialog = page.getByRole('dialog');
    const add = page.locator('[data-new]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await add.press('Enter');
    const first = field.startsWith('Upload')
      ? dialog.getByRole('button', { name: field })
      : dialog.getByLabel(field).first();
    await expect(first).toBeFocused();
    await expectFocusKept(page, 'the form for a new record');
    await checkDialog(page, 'the form for a new record');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    // The question is the same for every record; deleting.spec.ts has it with the most text.
    for (const name of path === settings ? ['Edit', 'Delete'] : ['Edit']) {
      await page.getByRole('button', { name }).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      if (name === 'Edit') await expectTouchable(page, name);
      await expectFits(page, name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}
