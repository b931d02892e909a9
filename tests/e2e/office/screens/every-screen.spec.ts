import type { Page } from '@playwright/test';
import { expectFocusKept, expectFocusSeen } from '../../world/focus-walk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../../world/site-fixture.ts';
import { deleteProduct } from '../product-form.ts';

/**
 * Every screen and every list's dialogs: axe finds nothing, nothing scrolls sideways, the focus is
 * seen. Many in one page, as a new one costs more than most of what is looked at.
 */

const settings = '/admin/general-settings';

/** Each list, searched where it is long, and the field that its form for a new record begins with. */
const lists = [
  ['/admin/products?q=viscose', 'Product Name'],
  ['/admin/categories', 'Name'],
  ['/admin/item-codes?q=st1', 'Product'],
  ['/admin/gallery-categories', 'Name'],
  ['/admin/gallery-items?q=book', 'Name'],
  ['/admin/news-items?q=forty', 'Title'],
  [settings, 'Upload Image'],
] as const;

const screens = {
  'of the catalogue and its translations': [
    '/admin',
    '/admin/products?q=no+such+product',
    '/admin/translations?type=products&id=1&field=description',
    '/admin/translations?type=products&next=yes',
    '/admin/translations',
    '/admin/preview-links/products/1',
  ],
  'of settings and people': [
    `${settings}/global`,
    `${settings}/contact`,
    `${settings}/subscribers`,
    `${settings}/stale-files`,
    '/admin/messages',
    '/admin/erase-person?subscriber=1',
    '/admin/activity',
    '/admin/bin',
    '/admin/accounts',
    '/admin/second-factor',
    '/admin/security',
  ],
};

/** Where a list is narrow or wide enough for another layout, or nearly so. */
async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${where} at ${width} px`);
  }
}

/** The dialog that is open, wide and narrow. */
async function lookAtDialog(page: Page, where: string): Promise<void> {
  await expectFits(page, where);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const width of [1280, 360]) {
    const where = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectFocusSeen(page, where);
  }
  await expectFits(page, path);
}

for (const [which, paths] of Object.entries(screens)) {
  test(`the screens ${which} are accessible, fit into every width, and show the focus`, async ({
    office: page,
  }) => {
    test.setTimeout(240_000);
    await deleteProduct(page, `Binned beside those ${which}`);
    for (const path of paths) await test.step(path, () => look(page, path));
  });
}

test('the export of subscribers is accessible and fits into every width', async ({
  office: page,
}) => {
  await page.goto(`${settings}/subscribers?export=yes`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAtDialog(page, 'the export');
});

for (const [path, field] of lists) {
  test(`${path} and its dialogs are accessible, fit into every width, keep the focus and give it back`, async ({
    office: page,
  }) => {
    test.setTimeout(240_000);
    await look(page, path);
    const dialog = page.getByRole('dialog');
    const add = page.locator('[data-new]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await add.press('Enter');
    const first = field.startsWith('Upload')
      ? dialog.getByRole('button', { name: field })
      : dialog.getByLabel(field).first();
    await expect(first).toBeFocused();
    await expectFocusKept(page, 'the form for a new record');
    await lookAtDialog(page, 'the form for a new record');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    for (const name of ['Edit', 'Delete']) {
      await page.getByRole('button', { name }).first().click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expectFits(page, name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}
