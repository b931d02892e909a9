import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

/** Presses Preview with a key; returns the tab that opens. */
async function preview(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Preview', exact: true })
    .press('Enter');
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

test('an unsaved form is previewed with the keyboard, in two languages, and stays unchanged', async ({
  admin: page,
}) => {
  const form = await beginProduct(page, 'Preview Thread');
  const picture = 'demo/images/categories/effects.jpg';
  await form.getByLabel('Primary Image').setInputFiles(picture);
  const tab = await preview(page);
  await expect(tab.getByRole('heading', { level: 1, name: 'Preview Thread' })).toBeVisible();
  await expect(tab.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  const bar = tab.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText('has not been published');
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(tab);
  await bar.getByRole('link', { name: '日本語' }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(tab.getByRole('heading', { level: 1, name: 'Preview Thread' })).toBeVisible();

  await expect(form.getByLabel('Product Name')).toHaveValue('Preview Thread');
  await expect(form.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await form.getByLabel('Product Name').fill('Second Thread');
  const second = await preview(page);
  await expect(second.getByRole('heading', { level: 1, name: 'Second Thread' })).toBeVisible();
  await form.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await rowOf(page, 'Second Thread').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Second Thread')).toHaveCount(0);
});

test.describe('with messages of refused requests', () => {
  test.use({ expectedMessages: [/Failed to load resource|^Connecting to 'blob:/] });

  test('a refusal of the server is shown at its field, and no tab opens', async ({
    admin: page,
    context,
  }) => {
    await page.goto('/admin/products');
    const taken = await page.locator('[data-header="Slug"]').first().innerText();
    const form = await beginProduct(page, 'Refused Thread');
    await form.getByLabel('Slug').fill(taken.trim());
    await form.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(form.getByText('This slug is already used by another product')).toBeVisible();
    await expect(form.getByLabel('Slug')).toBeFocused();
    expect(context.pages()).toHaveLength(1);
  });
});

test('a link is created, copied, opened by an anonymous visitor and revoked', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await beginProduct(page, 'Shared Thread');
  await expect(form).toBeVisible();
  const tab = await preview(page);
  await tab.getByRole('link', { name: 'Links to this preview' }).click();
  await tab.getByRole('button', { name: 'Create a Link' }).click();
  await tab.getByRole('button', { name: 'Copy' }).click();
  await expect(tab.getByText('Link copied')).toBeVisible();
  await expect(tab.getByText('Opened 0 times')).toBeVisible();
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(tab);
  const link = await tab.getByLabel('The new link. It will not be shown again.').inputValue();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(link).toMatch(new RegExp(`^${baseURL}/preview/`));

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Shared Thread' })).toBeVisible();
  await tab.getByRole('button', { name: 'Revoke' }).click();
  await expect(tab.getByText('There are no links yet.')).toBeVisible();
  expect((await stranger.reload())?.status()).toBe(404);
  await stranger.close();
});
