import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageKeys } from '#app/i18n/catalogues.server.ts';
import { interface_words, languages } from '#database/schema/languages.ts';
import { products } from '#database/schema/products.ts';
import { previewAddress } from '#domain/previews/preview.ts';
import { headOf, textsOf } from './head-of-page.ts';
import { addProduct, translate } from './world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** One row in the languages table is enough for a language, and translated records change it further. */

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

const only = async (code: string) => {
  const [row] = await world.db.select().from(languages).where(eq(languages.code, code));
  if (!row) throw new Error(`no language ${code}`);
  return row;
};
const storeWords = async (code: string, words: Record<string, string>) => {
  const language_id = (await only(code)).id;
  const rows = Object.entries(words).map(([key, value]) => ({ language_id, key, value }));
  await world.db.insert(interface_words).values(rows);
};

test('a stored word replaces the built-in one on the next page, in scripts and islands too', async () => {
  await storeWords('ja', {
    'layout.skipToContent': '本文へ飛ぶ',
    'newsletter.subscribe': '申し込む',
  });
  await expect.poll(() => textOf('/about', 'ja')).toContain('本文へ飛ぶ');
  const html = await textOf('/about', 'ja');
  expect(html).toContain('申し込む');
  expect(html).toMatch(/data-props="[^"]*申し込む/);
  expect(await textOf('/about')).not.toContain('申し込む');
  await storeWords('en', { 'layout.skipToContent': 'Jump' });
  await expect.poll(() => textOf('/about')).toContain('Jump');
});

test('without a catalogue, missing words are English, and pages are translated once most are stored', async () => {
  await storeWords('fr', { 'layout.skipToContent': 'Aller au contenu' });
  await expect.poll(() => textOf('/contact', 'fr')).toContain('Aller au contenu');
  const first = await textOf('/contact', 'fr');
  expect(langOf(first, 'Aller au contenu')).toBe('fr');
  expect(langOf(first, 'Quick Links')).toBe('en');
  expect(headOf(first).canonical).toBe(`${site.origin}/contact`);
  const others = messageKeys.filter(
    (key) => !['layout.skipToContent', 'layout.home'].includes(key),
  );
  await storeWords('fr', Object.fromEntries(others.map((key) => [key, `mot ${key}`])));
  await expect.poll(() => textOf('/contact', 'fr')).toContain('mot layout.quickLinks');
  const html = await textOf('/contact', 'fr');
  expect(langOf(html, 'mot layout.quickLinks')).toBe('fr');
  expect(langOf(html, 'Home')).toBe('en');
  expect(headOf(html).canonical).toBe(`${hostOf('fr')}/contact`);
});

test('a language that is not public has no host, picker or alternates, and previews show it', async () => {
  const shown = await textOf('/products/gold');
  expect(shown).toContain('Français');
  await world.db.update(languages).set({ is_public: false }).where(eq(languages.code, 'fr'));
  await expect.poll(async () => (await site.fetch('/', { host: 'fr' })).status).toBe(302);
  const html = await textOf('/products/gold');
  expect(html).not.toContain('Français');
  expect(Object.keys(headOf(html).alternates)).not.toContain('fr');
  expect(await textOf('/sitemap.xml')).not.toContain('hreflang="fr"');
  const cookie = await site.signIn();
  const [{ id } = { id: 0 }] = await world.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, 'gold'));
  const path = previewAddress({ kind: 'products', record: id, draft: null }, 'fr');
  const preview = await (await site.fetch(path, { headers: { cookie } })).text();
  expect(headOf(preview).lang).toBe('fr');
  expect(preview).toContain('Fil d’or');
  await world.db.update(languages).set({ is_public: true }).where(eq(languages.code, 'fr'));
  await expect.poll(async () => (await site.fetch('/', { host: 'fr' })).status).toBe(200);
});

test('a deleted language disappears from the pickers, and its host is unknown', async () => {
  await world.db.delete(languages).where(eq(languages.code, 'fr'));
  await expect.poll(async () => (await site.fetch('/', { host: 'fr' })).status).toBe(302);
  const gone = await site.fetch('/products?q=gold', { host: 'fr' });
  expect(gone.headers.get('location')).toBe(`${site.origin}/products?q=gold`);
  expect(await textOf('/about')).not.toContain('Français');
});
