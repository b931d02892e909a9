import type { Page } from '@playwright/test';
import { notInArray } from 'drizzle-orm';
import { product_categories, products as productTable } from '#database/schema/products.ts';
import { productCategories } from '#demo/content/product-categories.ts';
import { products } from '#demo/content/products.ts';
import { expect, test } from '../world/site-fixture.ts';

const pages = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/resources/denim-top',
  '/contact',
];

/** The left edges of a page's columns, without those at the page's own left edge. */
function rightColumns(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const left = document.querySelector('.wrap > *')?.getBoundingClientRect().left ?? 0;
    const starts = [...document.querySelectorAll('.columns > *, .product > *')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().left)
      .filter((start) => start > left + 1);
    return [...new Set(starts.map(Math.round))].sort((a, b) => a - b);
  });
}

test('on every page the right column starts at the same line, and the scroll-to-top button covers nothing', async ({
  page,
}) => {
  const starts = new Map<string, number[]>();
  for (const path of pages) {
    await page.goto(path);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width > 1000) starts.set(`${path} at ${width}`, await rightColumns(page));
      // The columns of 1280 px are those of 1920 px.
      if (width !== 1280)
        expect.soft(await coveredByWayUp(page), `${path} at ${width}`).toEqual([]);
    }
  }
  for (const width of [1280, 1920]) {
    const [half, contact] = starts.get(`/ at ${width}`) ?? [];
    for (const path of pages) {
      // Beside the large picture of a project, a third of the page is left.
      const own = path === '/resources/denim-top' ? 1 : 0;
      const where = `${path} at ${width}`;
      expect.soft(starts.get(where), where).toHaveLength(2 + own);
      expect.soft(starts.get(where), where).toEqual(expect.arrayContaining([half, contact]));
    }
  }
});

/** What the scroll-to-top button covers, at any scroll position. */
function coveredByWayUp(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const end = document.body.scrollHeight - innerHeight;
    for (let y = 400; y < end; y += 150) {
      scrollTo({ top: y, behavior: 'instant' });
      // The button appears with the first scrolling.
      if (y === 400) await new Promise(requestAnimationFrame);
      const up = document.querySelector('.to-top');
      if (!up) return ['no way back up'];
      const { left, right, top, bottom } = up.getBoundingClientRect();
      const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
      );
      for (const [x, y] of places)
        for (const under of document.elementsFromPoint(x, y)) {
          if (under === up || up.contains(under)) continue;
          // The header covers what is below it.
          if (under.matches('.site-header')) break;
          if (under.matches('a, button, input, img, p, h1, h2, h3, li, dd, dt, td'))
            found.add(under.outerHTML.slice(0, 100));
        }
    }
    return [...found];
  });
}

test('lists and footer are compact on a telephone, and print and forced colours keep order', async ({
  page,
  db,
}) => {
  await test.step('products are shown in pairs under one row of filters on a telephone, four in a row at 1560 px, and mostly in the first screen of 1280 by 800', async () => {
    // Other tests leave products and categories on this site.
    const names = productCategories.map(({ name }) => name.en);
    await db.delete(product_categories).where(notInArray(product_categories.name, names));
    await db
      .update(productTable)
      .set({ status: 'Inactive' })
      .where(
        notInArray(
          productTable.slug,
          products.map(({ slug }) => slug),
        ),
      );
    await page.setViewportSize({ width: 360, height: 740 });
    const tiles = page.locator('.tiles > li');
    const filters = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    await expect(async () => {
      await page.goto('/products');
      expect(await tiles.count()).toBe(products.length);
      expect(await filters.count()).toBe(1 + names.length);
    }).toPass();
    const lines = await filters.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(lines).size).toBe(1);
    const [left, right] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(5500);

    await page.setViewportSize({ width: 1920, height: 1080 });
    const boxes = await Promise.all([0, 3, 4].map((n) => tiles.nth(n).boundingBox()));
    const [first, fourth, fifth] = boxes;
    if (!first || !fourth || !fifth) throw new Error('There are no five products.');
    expect(fourth.y).toBe(first.y);
    expect(fifth.y).toBeGreaterThan(first.y);
    expect(fourth.x + fourth.width - first.x).toBeCloseTo(1560, 0);

    await page.setViewportSize({ width: 1280, height: 800 });
    const search = await page.getByRole('main').getByRole('searchbox').boundingBox();
    const all = await filters.first().boundingBox();
    expect(all?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
    await expect(tiles.first().locator('.frame')).toBeInViewport({ ratio: 0.6 });
  });
  await test.step('the page links of a list are in one line on a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/resources?page=2');
    const parts = page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem');
    const lines = await parts.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines).size).toBe(1);
  });
  await test.step('the footer is less than 900 px high on a telephone, and opens the chats', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    const foot = page.getByRole('contentinfo');
    // typography.spec.ts checks the other languages.
    expect((await foot.boundingBox())?.height).toBeLessThan(900);
    await expect(foot.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
    await expect(foot.getByRole('link', { name: 'WeChat' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(foot.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
    await expect(foot.getByRole('img', { name: /WhatsApp/ })).toBeVisible();
  });
  await test.step('in print, the text of the home page is not over its picture', async () => {
    await page.goto('/');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'print' });
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.locator('.hero-slides img').first().boundingBox();
    if (!words || !picture) throw new Error('The home page has no words or no picture on paper.');
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    await expect(page.locator('.hero-controls')).toBeHidden();
  });
  await test.step('in forced colours, nothing shows through the header, and the fold of item codes keeps its sign', async () => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.goto('/products/st-viscose');
    const sign = await page
      .locator('.compare > summary')
      .evaluate((fold) => getComputedStyle(fold, '::after').backgroundImage);
    expect(sign).toContain('gradient');
  });
});
