import { longWord, test } from '../world/extreme-site.ts';
import { expect, expectNoSidewaysScroll } from '../world/site-fixture.ts';

// The files that rows name do not exist, and one row calls a video a picture.
test.use({ expectedMessages: [/Failed to load resource|youtu\.be/] });

const pages = [
  '/',
  '/products',
  '/products/bare',
  '/products/long',
  '/products/markup',
  `/products/${encodeURIComponent('a b/c?d#e%20ü')}`,
  '/resources?q=a',
  '/resources/bare',
  '/resources/long',
  '/news',
  '/news/bare',
  '/news/long',
];

test('records with extreme values have a proper page, narrow and wide', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of pages) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
      const shown = await page.getByRole('main').innerText();
      expect(shown.match(/\b(?:null|undefined|NaN|Invalid Date)\b/g), path).toBeNull();
    }
  }
  expect(errors).toEqual([]);
});

/** The address of the longest record of each kind, and whether to open its form too. */
const screens: [path: string, form?: 'form'][] = [
  [''],
  ['/products?q=Donau', 'form'],
  ['/categories', 'form'],
  [`/item-codes?q=${longWord}`, 'form'],
  ['/gallery-categories', 'form'],
  ['/gallery-items?q=Donau', 'form'],
  ['/news-items?q=Donau', 'form'],
  ['/translations?type=products&field=name&q=Donau'],
  ['/general-settings', 'form'],
  ['/general-settings/subscribers?q=Donau'],
  ['/general-settings/stale-files'],
  ['/messages'],
  ['/accounts'],
];

test('records with extreme values have proper screens in the back-office, at every width', async ({
  admin: page,
}) => {
  const fits = async (what: string) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${what} at ${width}`);
    }
    const shown = await page.getByRole('main').innerText();
    expect(shown.match(/\b(?:null|undefined|NaN|Invalid Date)\b/g), what).toBeNull();
  };
  for (const [path, form] of screens) {
    await page.goto(`/admin${path}`);
    await expect(page.getByText(/donau/i).filter({ visible: true }).first(), path).toBeVisible();
    await fits(path);
    if (!form) continue;
    await page
      .getByRole('row', { name: /donau/i })
      .first()
      .getByRole('button', { name: 'Edit' })
      .click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await fits(`the form at ${path}`);
  }
});

test('hundreds of records, many codes and an odd address have their pages', async ({ page }) => {
  await test.step('hundreds of records have pages: first, last, the current page and its neighbours', async () => {
    await page.goto('/news?page=20');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    const last = await pages.getByRole('link', { name: /^\d+$/ }).last().textContent();
    await expect(pages.getByRole('listitem')).toHaveText([
      'Previous',
      '1',
      '…',
      '19',
      '20',
      '21',
      '…',
      last ?? '',
      'Next',
    ]);
    await pages.getByRole('link', { name: last ?? '', exact: true }).click();
    await expect(pages.getByRole('link', { name: 'Next' })).toBeDisabled();
    await page.getByPlaceholder('Search news...').fill('Bare news');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(pages).toBeHidden();
  });
  await test.step('a product with unusual characters in its address opens from the list', async () => {
    await page.goto('/products?q=odd');
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Odd address' })).toBeVisible();
  });
  await test.step('all of many item codes fit in print, and the page is unchanged afterwards', async () => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.goto('/products/long');
    await page.emulateMedia({ media: 'print' });
    const codes = page.getByRole('columnheader', { name: longWord });
    await expect(codes).toHaveCount(30);
    await expectNoSidewaysScroll(page, 'on paper');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(codes).toHaveCount(30);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
