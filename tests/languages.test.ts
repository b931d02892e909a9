import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { headOf, textsOf } from './head-of-page.ts';
import { addProduct, translate } from './world/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** What one row in the languages table is enough for, and what a record's translations change. */

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  await world.db.insert(languages).values({ code: 'ja', name: '日本語', display_order: 3 });
  site = await openSite(world);
  const whole = await addProduct(world.db, {
    name: 'Flat thread',
    slug: 'flat',
    description: 'Bright film',
    detailed_description: 'All of it',
  });
  await translate(world.db, 'products', whole.id, { name: '平糸', description: '　' }, 'ja');
  const blank = await addProduct(world.db, { name: 'Round thread', slug: 'round' });
  await translate(world.db, 'products', blank.id, { name: '\n　' }, 'ja');
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const textOf = async (path: string, host?: string) =>
  (await site.fetch(path, host ? { host } : {})).text();
const hostOf = (code: string) => site.origin.replace('//', `//${code}.`);
const langOf = (html: string, text: string) =>
  textsOf(html).find((shown) => shown.text === text)?.lang;

test('a field with a missing or empty translation shows the original, marked as English', async () => {
  const html = await textOf('/products/flat', 'ja');
  expect(langOf(html, '平糸')).toBe('ja');
  expect(langOf(html, 'Bright film')).toBe('en');
  expect(langOf(html, 'All of it')).toBe('en');
});

test('a record with a translated name counts as translated and is its own canonical', async () => {
  const translated = headOf(await textOf('/products/flat', 'ja'));
  expect(translated.title).toMatch(/^平糸 \| /);
  expect(translated.canonical).toBe(`${hostOf('ja')}/products/flat`);
  expect(Object.keys(translated.alternates)).toEqual(['en', 'zh-Hant', 'ja', 'x-default']);
  const untranslated = headOf(await textOf('/products/round', 'ja'));
  expect(untranslated.canonical).toBe(`${site.origin}/products/round`);
  expect(Object.keys(untranslated.alternates)).toEqual(['en', 'zh-Hant', 'x-default']);
  expect(await textOf('/sitemap.xml', 'ja')).not.toContain('/products/round</loc>');
});

test('search reads the texts that are shown, in any width and case', async () => {
  expect(await textOf(`/products?q=${encodeURIComponent('平糸')}`, 'ja')).toContain(
    'href="/products/flat"',
  );
  expect(await textOf('/products?q=flat', 'ja')).not.toContain('href="/products/flat"');
  const wide = encodeURIComponent('ＲＯＵＮＤ');
  expect(await textOf(`/products?q=${wide}`, 'ja')).toContain('href="/products/round"');
});

test('a language without a catalogue of messages needs one row and shows English, marked as such', async () => {
  expect((await site.fetch('/', { host: 'fr' })).status).toBe(302);
  await world.db.insert(languages).values({ code: 'fr', name: 'Français', display_order: 4 });
  await expect.poll(async () => (await site.fetch('/about', { host: 'fr' })).status).toBe(200);
  const about = await textOf('/about', 'fr');
  expect(headOf(about).lang).toBe('fr');
  expect(langOf(about, 'About Us')).toBe('en');
  expect(headOf(about).canonical).toBe(`${site.origin}/about`);
  expect(await textOf('/about')).toContain(`href="${hostOf('fr')}/about"`);
  const { alternates } = headOf(await textOf('/products/flat'));
  expect(Object.keys(alternates)).not.toContain('fr');
});

test('a translated record on such a host is marked with its language, and the texts around it are not', async () => {
  const product = await addProduct(world.db, { name: 'Gold', slug: 'gold' });
  await translate(world.db, 'products', product.id, { name: 'Fil d’or' }, 'fr');
  await expect.poll(() => textOf('/products/gold', 'fr')).toContain('Fil d’or');
  const html = await textOf('/products/gold', 'fr');
  expect(langOf(html, 'Fil d’or')).toBe('fr');
  expect(headOf(html).canonical).toBe(`${hostOf('fr')}/products/gold`);
  expect(Object.keys(headOf(html).alternates)).toContain('fr');
});

test('links lead from one language host to another, with path and query, and prefixes never stack', async () => {
  const html = await textOf('/products?category=1&q=thread', 'ja');
  const links = [...html.matchAll(/<a href="([^"]+)" lang="[\w-]+" hrefLang/g)].map(([, to]) => to);
  const path = '/products?category=1&amp;q=thread';
  expect([...new Set(links)]).toEqual([
    site.origin + path,
    hostOf('zh-hant') + path,
    hostOf('ja') + path,
    hostOf('fr') + path,
  ]);
});

test('a deleted language disappears from the pickers, and its host is unknown', async () => {
  await world.db.delete(languages).where(eq(languages.code, 'fr'));
  await expect.poll(async () => (await site.fetch('/', { host: 'fr' })).status).toBe(302);
  const gone = await site.fetch('/products?q=gold', { host: 'fr' });
  expect(gone.headers.get('location')).toBe(`${site.origin}/products?q=gold`);
  expect(await textOf('/about')).not.toContain('Français');
});
