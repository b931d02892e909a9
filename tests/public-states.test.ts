import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { general_settings, global_settings } from '#database/schema/settings.ts';
import { addGalleryItem, addProduct } from './world/content/catalogue-rows.ts';
import { withoutTables } from './world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** What a visitor sees if there are no records, or only one. */

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const textOf = async (path: string) => (await site.fetch(path)).text();

test('an empty catalogue says so on every list, and the home page works without records', async () => {
  expect(await textOf('/products')).toContain('No products found');
  expect(await textOf('/resources')).toContain('No resources found');
  expect(await textOf('/news')).toMatch(/No news items found<.*>Clear Search</s);
  const home = await textOf('/');
  expect(home).toContain('/stock-hero-1920.webp');
  expect(home).not.toContain('>Featured Products<');
  expect(home).not.toMatch(/aria-label="(Next|Previous) slide"/);
});

const slide = (alt_text: string, display_order: number, is_active: boolean | null) => ({
  type: 'carousel',
  image_url: `/media/carousel/${alt_text}.jpg`,
  alt_text,
  display_order,
  is_active,
});

test('only active carousel images are shown, in order, and a single one has no buttons', async () => {
  await world.db
    .insert(general_settings)
    .values([slide('second', 2, null), slide('off', 1, false)]);
  await expect.poll(() => textOf('/')).toContain('alt="second"');
  const one = await textOf('/');
  expect(one).not.toContain('/media/carousel/off.jpg');
  expect(one).not.toContain('/stock-hero-1920.webp');
  expect(one).not.toMatch(/aria-label="(Next|Previous) slide"/);
  await world.db.insert(general_settings).values([slide('first', 1, true)]);
  await expect.poll(() => textOf('/')).toContain('alt="first"');
  const two = await textOf('/');
  // Hidden until a script shows it.
  expect(two).toMatch(/<template><div[^>]*><picture[^>]*>.*?alt="second"/);
  expect(two).toMatch(/aria-label="Next slide"/);
  expect(two.match(/aria-label="Slide \d"/g)).toHaveLength(2);
});

test('an invalid duration leaves the home page intact', async () => {
  await world.db.insert(global_settings).values({ type: 'duration', value: 'soon' });
  expect((await site.fetch('/')).status).toBe(200);
});

test('a product with only name and slug has a page: no images, N/A, no catalogue, no related products', async () => {
  await addProduct(world.db, { name: 'Bare', slug: 'bare' }, { codes: ['B1'] });
  await expect.poll(async () => (await site.fetch('/products/bare')).status).toBe(200);
  const text = await textOf('/products/bare');
  expect(text).toContain('No images available');
  expect(text).toContain('N/A');
  expect(text).not.toContain('href="/media/pdf');
  expect(text).not.toContain('>Related Products<');
});

test('blank texts of a product count as missing', async () => {
  const blanks = { description: '', specs: ' ', delivery: '', technical: '\n', disclaimers: ' ' };
  await addProduct(world.db, {
    name: 'Blank',
    slug: 'blank',
    ...blanks,
    detailed_description: 'Wound on paper.',
  });
  await addProduct(world.db, {
    name: 'Blanker',
    slug: 'blanker',
    ...blanks,
    detailed_description: ' ',
  });
  await expect.poll(async () => (await site.fetch('/products/blanker')).status).toBe(200);
  const text = await textOf('/products/blank');
  expect(text).toContain('Product Information');
  expect(text).not.toContain('>Disclaimers<');
  expect(text).toContain('content="Wound on paper."');
  expect(await textOf('/products/blanker')).not.toContain('>Description</h2>');
});

test('pages of the back-office have no links for search engines', async () => {
  const login = await textOf('/admin/login');
  expect(login).not.toMatch(/rel="(canonical|alternate)"/);
  expect(login).not.toContain('<footer');
});

test('the QR codes are preloaded, and the newsletter asks for an e-mail address', async () => {
  const text = await textOf('/about');
  for (const code of ['wechat', 'whatsapp']) {
    const preload = new RegExp(
      `<link rel="preload" as="image" href="/qr/${code}\\.svg\\?v=\\w+"/>`,
      'g',
    );
    expect(text.match(preload)).toHaveLength(1);
  }
  expect(text).toMatch(/<input[^>]*type="email"[^>]* required/);
});

test('a gallery item without a category shows Uncategorized', async () => {
  await addGalleryItem(world.db, { name: 'Alone' });
  await expect.poll(() => textOf('/resources')).toContain('>Uncategorized<');
});

test('languages are ordered by their display order', async () => {
  await world.db.insert(languages).values({ code: 'fr', name: 'Français', display_order: -1 });
  await expect
    .poll(async () => {
      const names = (await textOf('/about')).matchAll(
        /hrefLang="([\w-]+)"[^>]*aria|hrefLang="([\w-]+)">/g,
      );
      const [first] = names;
      return first?.[1] ?? first?.[2];
    })
    .toBe('fr');
});

test('the home page leaves out parts that cannot be read, and is complete again afterwards', async () => {
  const tables = ['products', 'general_settings', 'global_settings'];
  const failing = await withoutTables(world.db, tables, () => site.fetch('/?asked=anew'));
  expect(failing.status).toBe(200);
  const text = await failing.text();
  expect(text).toContain('/stock-hero-1920.webp');
  expect(text).not.toContain('>Featured Products<');
  expect(await textOf('/?asked=anew')).toContain('>Featured Products<');
});

test('without languages the picker is a globe and the menu says Languages', async () => {
  await world.db.delete(languages);
  await expect.poll(() => textOf('/about')).toMatch(/<p>Languages<\/p>/);
  expect(await textOf('/about')).not.toContain('hrefLang="zh-Hant"');
});
