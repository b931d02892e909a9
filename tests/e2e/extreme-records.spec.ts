import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type SQL, sql } from 'drizzle-orm';
import { withAlteredSite } from './altered-site.ts';
import type { ServedSite } from './served-site.ts';
import { expectNoSidewaysScroll, signIn } from './site-fixture.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe';
const long = `${word}${word} ${word}`;

/** Rows as another client may write them: nothing but names, empty texts, words as wide as a screen. */
const rows: SQL[] = [
  sql`insert into products (name, slug, display_order) values ('Bare thread', 'bare', null)`,
  sql`insert into products (name, slug, description, detailed_description, image_url, catalogue_pdf)
      values (${long}, 'long', ${long}, ${long}, 'no address at all', ''),
             ('<b>Markup</b> & more', 'markup', '', '<p>para</p>', '', ''),
             ('Odd address', 'a b/c?d#e%20ü', '日本語', '', '/media/products/gone.jpg', null)`,
  sql`insert into item_codes (product_id, item_code, composition, type)
      select id, ${word} || n, ${long}, '' from products, generate_series(1, 30) n where slug = 'long'`,
  sql`insert into product_categories (name, description) values (${long}, ${long}), ('Empty', '')`,
  sql`insert into product_category_mappings select p.id, c.id from products p, product_categories c
      where p.slug = 'long'`,
  sql`insert into gallery_items (name, slug) values ('Bare item', 'bare')`,
  sql`insert into gallery_items (name, slug, is_pdf) values ('Book without a file', 'no-file', true)`,
  sql`insert into gallery_items (name, slug, description, detailed_description, project_details)
      values (${long}, 'long', ${long}, ${long}, ${`${long}<table><tr><td>${long}</td></tr></table>`})`,
  sql`insert into gallery_categories (name) values (${long})`,
  sql`insert into gallery_items (name, slug, display_order) select 'One of many ' || n, 'many-' || n, 7
      from generate_series(1, 300) n`,
  sql`insert into news_items (title, slug) values ('Bare news', 'bare')`,
  sql`insert into news_items (title, slug, description, article_body, likes)
      values (${long}, 'long', ${long}, ${long}, 2147483646)`,
  sql`insert into news_media (news_item_id, media_url, media_type)
      select id, url, 'image' from news_items, unnest(array['', '/x.webm', 'https://youtu.be/dQw4w9WgXcQ']) url
      where slug = 'long'`,
  sql`insert into news_items (title, slug, display_order) select 'One of many ' || n, 'many-' || n, 7
      from generate_series(1, 300) n`,
  sql`insert into general_settings (type, image_url, alt_text, title, display_order, is_active)
      values ('carousel', null, null, null, null, null), ('carousel', '', 'x', 'y', null, null)`,
  sql`insert into general_settings (type, image_url, alt_text, title)
      select 'carousel', '/media/carousel/gone-' || n || '.jpg', null, ${long} from generate_series(1, 20) n`,
  sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
      select 'products', id, 'name', 'ja', ${long} from products where slug = 'long'`,
  sql`update administrators set name = ${long}`,
  sql`insert into newsletter_subscription (email) values (${`${word}${word}@example.com`})`,
  sql`insert into contact_messages (name, email, subject, message, message_id, delivery, last_error)
      values (${long}, ${`${word}${word}@example.com`}, ${long}, ${long}, 'long', 'failed', ${long})`,
];

const test = base.extend<object, { extreme: ServedSite }>({
  extreme: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) =>
      withAlteredSite(async (db, dataDir) => {
        for (const row of rows) await db.execute(row);
        const file = join(dataDir, 'files', 'carousel', `${word}${word}.jpg`);
        await writeFile(file, '');
        // A younger one may belong to a save under way: it is not listed.
        const hoursAgo = Date.now() / 1000 - 2 * 60 * 60;
        await utimes(file, hoursAgo, hoursAgo);
      }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ extreme }, use) => use(extreme.origin),
});

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

test('rows of every shape have a proper screen, narrow and wide', async ({ page }) => {
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

/** Where one looks at the longest of each kind, and whether its form is opened, too. */
const screens: [path: string, form?: 'form'][] = [
  [''],
  ['/products?q=Donau', 'form'],
  ['/categories', 'form'],
  [`/item-codes?q=${word}`, 'form'],
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

test('the back-office, too, has a proper screen for rows of every shape, at every width', async ({
  page,
}) => {
  await signIn(page);
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

test('hundreds of records are paged: first, last, the current page and its neighbours', async ({
  page,
}) => {
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

test('a product of an odd address is reached from the list, without losing a letter', async ({
  page,
}) => {
  await page.goto('/products?q=odd');
  await page.getByRole('link', { name: 'Learn more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odd address' })).toBeVisible();
});
