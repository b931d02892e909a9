import type { Page } from '@playwright/test';
import { expect, test } from '../../world/site-fixture.ts';
import { beginProduct, rowOf } from '../product-form.ts';

/** Lists can be scanned: at 1280 px every column can be read, on a telephone a row is a short card. */

/** The texts in a column that are as long as the demo's and do not fit into their cells. */
const cutTexts = (page: Page, header: string) =>
  page.getByRole('table').evaluate((table, name) => {
    const headers = [...table.querySelectorAll('thead tr > *')];
    const at = headers.findIndex(({ textContent }) => textContent === name);
    const texts = [...table.querySelectorAll(`tbody td:nth-child(${at + 1}) > span`)];
    return texts
      .filter(({ textContent }) => (textContent?.length ?? 0) <= 30)
      .filter(
        (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight,
      )
      .map(({ textContent }) => textContent);
  }, header);

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('lists and menu can be scanned on a wide screen', async ({ admin: page }) => {
    await test.step('slugs are whole and descriptions can be read', async () => {
      await page.goto('/admin/products');
      expect(await cutTexts(page, 'Slug')).toEqual([]);
      const description = page.getByRole('columnheader', { name: 'Description' });
      expect((await description.boundingBox())?.width).toBeGreaterThan(170);
      await page.goto('/admin/news-items');
      expect(await cutTexts(page, 'Slug')).toEqual([]);
    });
    await test.step('the bar of an unsaved order covers neither the head of the table nor its first row', async () => {
      await page.goto('/admin/products');
      await page
        .getByRole('button', { name: /^Drag to reorder/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Move Down' }).click();
      const bar = page.getByRole('region', { name: 'Display order' });
      const head = page.getByRole('columnheader', { name: 'Product Name' });
      for (const by of [0, 300]) {
        await page.evaluate((top) => scrollTo(0, top), by);
        const [barBox, headBox] = [await bar.boundingBox(), await head.boundingBox()];
        const barEnd = (barBox?.y ?? 0) + (barBox?.height ?? 0);
        expect(headBox?.y, `scrolled by ${by}`).toBeGreaterThanOrEqual(barEnd - 1);
      }
      await bar.getByRole('button', { name: 'Discard' }).click();
    });
    await test.step('a new record is in view and marked, its message names it, and a reload does not mark it again', async () => {
      const form = await beginProduct(page, 'Lumen Cord');
      await form.getByRole('button', { name: 'Create Product' }).click();
      const message = page.getByRole('region', { name: 'Messages' });
      await expect(
        message.getByText('Product created successfully', { exact: true }),
      ).toBeVisible();
      await expect(message.getByText('Lumen Cord', { exact: true })).toBeVisible();
      const row = rowOf(page, 'Lumen Cord');
      await expect(row).toHaveAttribute('data-created');
      await expect(row).toBeInViewport({ ratio: 1 });
      await page.reload();
      await expect(row).toBeVisible();
      await expect(row).not.toHaveAttribute('data-created');
    });
    await test.step('the whole menu fits into the window', async () => {
      await page.goto('/admin');
      const menu = page.getByRole('navigation', { name: 'Back-office' });
      const left = await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
      expect(left).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('lists and menu can be scanned on a telephone', async ({ admin: page }) => {
    await test.step('39 item codes take at most 3,500 px', async () => {
      await page.goto('/admin/item-codes');
      const { rows, list, whole } = await page.evaluate(() => {
        const body = document.querySelector('tbody');
        return {
          rows: body?.rows.length ?? 0,
          list: body?.clientHeight ?? 0,
          whole: document.documentElement.scrollHeight,
        };
      });
      expect(rows).toBeGreaterThanOrEqual(39);
      expect(whole - list + (list / rows) * 39).toBeLessThanOrEqual(3500);
    });
    await test.step('a card shows its name, its state and Edit; More opens the rest at the same place', async () => {
      await page.goto('/admin/products');
      const row = rowOf(page, 'ST Viscose');
      await expect(row.getByText('Active')).toBeVisible();
      await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
      await expect(row.getByRole('button', { name: 'Delete' })).toBeHidden();
      await expect(row.getByText(/^\d{4}-/).first()).toBeHidden();
      const more = row.getByRole('button', { name: 'More' });
      // The click would scroll to a row below the fold; what opens needs room below the row.
      await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      const place = await more.boundingBox();
      await more.click();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      expect(await more.boundingBox()).toEqual(place);
      await expect(row.getByRole('button', { name: 'Delete' })).toBeInViewport();
      await expect(row.getByText(/^\d{4}-/).first()).toBeVisible();
    });
    await test.step('the product of a shade and its state share a line', async () => {
      await page.goto('/admin/shades');
      const shade = page.getByRole('row').filter({ hasText: 'Japan Gold' }).first();
      const product = await shade.getByText('Japan Gold').boundingBox();
      const state = await shade.getByText('Active').boundingBox();
      expect(state?.x).toBeGreaterThanOrEqual((product?.x ?? 0) + (product?.width ?? 0));
    });
    await test.step('head and account of the menu stay in view while its links scroll', async () => {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const links = page.getByRole('navigation', { name: 'Back-office' });
      await links.evaluate((nav) => nav.scrollTo(0, nav.scrollHeight));
      const close = page.getByRole('button', { name: 'Close', exact: true });
      await expect(close).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
      await expect(links.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(links).toBeHidden();
    });
  });
});
