import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { history } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { pages } from '#database/schema/pages.ts';
import { product_categories, products } from '#database/schema/products.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';
import { translatorInto } from '#tests/world/people/rights.ts';
import { notYourLanguage } from '../translations/translation-texts.ts';
import {
  changedByOther,
  complete,
  nothingChanged,
  onlyThisOne,
  originalChanged,
  translationsSaved,
} from './side-by-side-texts.ts';

/** One record is translated into several languages in one form. */

let admin: AdminSite;
let translator: string;
let id: number;
beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  await db.insert(languages).values([
    { code: 'ja', name: '日本語', display_order: 3 },
    { code: 'fr', name: 'Français', display_order: 4 },
  ]);
  await db.delete(news_items);
  await db.delete(pages);
  const { accounts } = admin.site.site.services;
  const person = { email: 'aki@example.com', password: 'gold and silver thread' };
  await accounts.create({ ...person, name: 'Aki', rights: translatorInto('ja') });
  const headers = await accounts.signIn({ ...person, headers: new Headers() });
  translator = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  await db.delete(products);
  await db.delete(product_categories);
  await db.delete(translations);
  const texts = { name: 'Glow', description: 'Embroidery threads that glow' };
  id = (await addProduct(db, texts)).id;
});

const address = (languages = 'zh-Hant,ja', record = id) =>
  `/admin/translations/products/${record}?languages=${languages}`;

/** The values of the form's fields as the page shows them, by name. */
async function open(path = address(), cookie = admin.cookie) {
  const html = await (await admin.site.fetch(path, { headers: { cookie } })).text();
  const unescaped = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const attribute = (tag: string, name: string) =>
    unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([tag]): [string, string] => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  const areas = [...html.matchAll(/(<textarea [^>]*>)([^<]*)/g)].map(
    ([, tag = '', text]): [string, string] => [attribute(tag, 'name'), unescaped(text)],
  );
  const form = Object.fromEntries(
    [...inputs, ...areas].filter(
      ([name]) =>
        name === 'intent' ||
        name.startsWith('entity_') ||
        (name.includes(':') && !name.endsWith(':fits')),
    ),
  );
  return { html, form };
}

const post = async (values: Record<string, string>, cookie = admin.cookie) => {
  const response = await admin.site.fetch(address(), {
    method: 'POST',
    headers: { cookie, accept: 'text/html' },
    body: new URLSearchParams(values),
  });
  return { status: response.status, text: await response.text() };
};

/** Sends the form as JavaScript does, and reads the answer as data. */
const postForData = async (values: Record<string, string>) => {
  const response = await admin.site.fetch(address().replace('?', '.data?'), {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams(values),
  });
  return { status: response.status, text: await response.text() };
};

const stored = async () =>
  Object.fromEntries(
    (await admin.world.db.select().from(translations)).map((row) => [
      `${row.field_name}:${row.language_code}`,
      row.translated_value,
    ]),
  );
const versions = async () =>
  new Set((await admin.world.db.select().from(history)).map(({ change_set }) => change_set)).size;

test('one save stores all texts in all languages, as one change that one undo takes back', async () => {
  await translate(admin.world.db, 'products', id, { name: '光' }, 'ja');
  const { html, form } = await open();
  expect(html).toMatch(/<textarea [^>]*rows="3"[^>]*name="description:ja"/);
  expect(html).toMatch(
    /lang="zh-Hant"[^>]*name="name:zh-Hant"|name="name:zh-Hant"[^>]*lang="zh-Hant"/,
  );
  const before = await versions();
  const answer = await postForData({
    ...form,
    'name:ja': '光る',
    'name:zh-Hant': '夜光',
    'description:zh-Hant': '夜光\r\n繡花線',
  });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(translationsSaved) });
  const all = { 'name:ja': '光る', 'name:zh-Hant': '夜光', 'description:zh-Hant': '夜光\n繡花線' };
  expect(await stored()).toEqual(all);
  expect(await versions()).toBe(before + 1);
  const [last] = await admin.world.db.select().from(history).orderBy(desc(history.id)).limit(1);
  const undone = await admin.send('/admin/translations', 'undo', { set: last?.change_set ?? '' });
  expect(undone.text).toContain('Change undone');
  expect(await stored()).toEqual({ 'name:ja': '光' });
});

test('an undo is refused if someone has changed one of the texts since', async () => {
  const { form } = await open();
  await post({ ...form, 'name:ja': '光', 'name:zh-Hant': '夜光' });
  const [last] = await admin.world.db.select().from(history).orderBy(desc(history.id)).limit(1);
  await admin.world.db.execute(
    sql`update translations set translated_value = '輝' where language_code = 'ja'`,
  );
  const undone = await admin.send('/admin/translations', 'undo', { set: last?.change_set ?? '' });
  expect(undone.text).toContain('Someone else has changed these translations since.');
  expect(await stored()).toEqual({ 'name:ja': '輝', 'name:zh-Hant': '夜光' });
});

test('the same save sent twice is done once', async () => {
  const { form } = await open();
  const values = { ...form, 'name:ja': '光', save_id: 'a'.repeat(32) };
  expect((await postForData(values)).status).toBe(200);
  expect((await postForData(values)).status).toBe(200);
  expect(await stored()).toEqual({ 'name:ja': '光' });
});

test('a save without changes says so, and blank texts are not stored', async () => {
  const { form } = await open();
  expect((await postForData({ ...form, 'description:ja': ' ' })).text).toContain(nothingChanged);
  expect(await stored()).toEqual({});
});

test('a required text cannot be emptied: nothing is saved, and the field says why', async () => {
  await translate(admin.world.db, 'products', id, { name: '光' }, 'ja');
  const { form } = await open();
  const answer = await post({ ...form, 'name:ja': ' ', 'description:ja': '糸' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Translation is required');
  expect(answer.text).toMatch(/name="description:ja"[^>]*>糸/);
  expect(await stored()).toEqual({ 'name:ja': '光' });
});

test('an outdated text shows what changed in the original, and a new text or Still fits clears the mark', async () => {
  const { db } = admin.world;
  for (const code of ['ja', 'zh-Hant'])
    await translate(db, 'products', id, { name: '光', description: '糸' }, code);
  await db.update(products).set({ description: 'Embroidery threads that shine' });
  await db.update(products).set({ description: 'Yarns that shine' });
  const { html, form } = await open();
  expect(html.match(/Out of date/g)).toHaveLength(2);
  expect(html).toMatch(/<del[^>]*>Embroidery<\/del>/);
  expect(html).toMatch(/<ins[^>]*>Yarns<\/ins>/);
  const outdated = async () =>
    (await db.select().from(translations))
      .filter(({ outdated_since }) => outdated_since)
      .map(({ language_code }) => language_code);
  await post({ ...form, 'description:ja': '輝く糸' });
  expect(await outdated()).toEqual(['zh-Hant']);
  await post({ ...(await open()).form, 'description:zh-Hant:fits': 'on' });
  expect(await outdated()).toEqual([]);
  expect(await stored()).toMatchObject({ 'description:ja': '輝く糸', 'description:zh-Hant': '糸' });
});

test('the text of a part of a page shows what changed in its original', async () => {
  const { db } = admin.world;
  const { rows } = await db.execute<{ page: number; block: number }>(sql`
    with page as (insert into pages (title, slug) values ('Care', 'care') returning id)
    insert into page_blocks (page_id, kind, body) select id, 'text', 'Wash cold' from page
    returning page_id as page, id as block`);
  const { page = 0, block = 0 } = rows[0] ?? {};
  await translate(db, 'pages', page, { [`block_${block}_body`]: '冷水' }, 'ja');
  await db.execute(sql`update page_blocks set body = 'Wash warm' where id = ${block}`);
  const { html } = await open(`/admin/translations/pages/${page}?languages=ja`);
  expect(html).toMatch(/<del[^>]*>cold<\/del>/);
  expect(html).toMatch(/<ins[^>]*>warm<\/ins>/);
  await db.execute(sql`delete from pages`);
});

test('settled terms of the original are beside the field, in its language only', async () => {
  const { html } = await open(address('ja'));
  expect(html).toMatch(
    /embroidery thread: <span lang="ja">刺繍糸|embroidery thread<!-- -->: <span lang="ja">刺繍糸/,
  );
  expect(html).not.toContain('繡花線');
});

test('a text that others have changed is shown at its field, nothing is saved, and the decision can be sent', async () => {
  const { db } = admin.world;
  await translate(db, 'products', id, { name: '光', description: '糸' }, 'ja');
  const { form } = await open();
  await db.execute(
    sql`update translations set translated_value = '輝' where field_name = 'name' and language_code = 'ja'`,
  );
  await db.execute(
    sql`update translations set translated_value = '毛糸' where field_name = 'description'`,
  );
  const mine = { ...form, 'name:ja': '光る', 'name:zh-Hant': '夜光' };
  const answer = await postForData(mine);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(changedByOther);
  expect(await stored()).toEqual({ 'name:ja': '輝', 'description:ja': '毛糸' });
  // Without scripts, the page shows everything that was typed, and the next save decides.
  const { text: html } = await post(mine);
  expect(html).toContain('輝');
  expect(html).toMatch(/value="夜光"/);
  const seen = /name="name:ja:seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(seen).not.toBe(form['name:ja:seen']);
  expect((await postForData({ ...mine, 'name:ja:seen': seen })).status).toBe(200);
  // This form did not touch the description, so the text of the others stays.
  expect(await stored()).toEqual({
    ...{ 'name:ja': '光る', 'name:zh-Hant': '夜光' },
    'description:ja': '毛糸',
  });
});

test('a text whose original has changed is not saved without a look at the new original', async () => {
  const { form } = await open();
  await admin.world.db.update(products).set({ name: 'Shine' });
  const answer = await postForData({ ...form, 'name:ja': '光' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(originalChanged);
  expect(answer.text).toContain('Shine');
  expect(await stored()).toEqual({});
});

test('a translator sees and saves their own languages only', async () => {
  await translate(admin.world.db, 'products', id, { name: '只給中文讀者' });
  const { html, form } = await open(address(), translator);
  expect(html).not.toContain('只給中文讀者');
  expect(html).not.toContain('繁體中文');
  expect(html).not.toContain('Edit Product');
  expect(form).toHaveProperty('name:ja');
  expect(form).not.toHaveProperty('name:zh-Hant');
  const theirs = { ...(await open()).form, 'name:zh-Hant': '別', 'name:ja': '光' };
  const refused = await post(theirs, translator);
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining(notYourLanguage) });
  expect(await stored()).toEqual({ 'name:zh-Hant': '只給中文讀者' });
  expect((await post({ ...form, 'name:ja': '光' }, translator)).status).toBe(200);
  expect(await stored()).toEqual({ 'name:zh-Hant': '只給中文讀者', 'name:ja': '光' });
});

const next = async (after: number | '', languages: string, kind = 'products') => {
  const search = `${after === '' ? '' : `after=${after}&`}languages=${languages}`;
  const response = await admin.site.fetch(`/admin/translations/${kind}/next?${search}`, {
    headers: { cookie: admin.cookie },
    redirect: 'manual',
  });
  return response.headers.get('location') ?? (await response.text());
};

test('Next Missing leads through the records by name, over the kinds, and says when nothing is missing', async () => {
  const { db } = admin.world;
  const second = (await addProduct(db, { name: 'Shine' })).id;
  const done = (await addProduct(db, { name: 'Middle' })).id;
  await translate(db, 'products', done, { name: '中' }, 'ja');
  const category = (await addProductCategory(db, { name: 'Thread' })).id;
  await db.execute(sql`insert into translations
    (entity_type, entity_id, field_name, language_code, translated_value)
    select 'company', id, field, 'ja', 'x' from company,
      unnest(array['name', 'tagline', 'address', 'office_address', 'factory_address', 'holidays']) as field
    on conflict do nothing`);
  const others = async () => {
    const found: string[] = [];
    let at = `/admin/translations/products/next?languages=ja`;
    for (let step = 0; step < 4; step++) {
      const response = await admin.site.fetch(at, {
        headers: { cookie: admin.cookie },
        redirect: 'manual',
      });
      const to = response.headers.get('location') ?? '';
      found.push(to.replace('?languages=ja', ''));
      const [, kind, record] = /translations\/(\w+)\/(\d+)/.exec(to) ?? [];
      at = `/admin/translations/${kind}/next?after=${record}&languages=ja`;
    }
    return found.filter((to) => !to.includes('/company/'));
  };
  expect(await others()).toEqual(
    expect.arrayContaining([
      `/admin/translations/products/${id}`,
      `/admin/translations/products/${second}`,
      `/admin/translations/product_categories/${category}`,
    ]),
  );
  expect(await next(id, 'ja')).toContain(`/products/${second}?`);
  expect(await next(second, 'ja')).toContain(`/product_categories/${category}?`);
  await db.delete(product_categories).where(eq(product_categories.id, category));
  await db.delete(products).where(eq(products.id, second));
  await db.execute(sql`delete from company`);
  const only = await next(id, 'ja');
  expect(only).toContain(`/products/${id}?languages=ja&only=yes`);
  expect((await admin.read(only)).text).toContain(onlyThisOne);
  await translate(db, 'products', id, { name: '光', description: '糸' }, 'ja');
  expect(await next(id, 'ja')).toContain(complete(['日本語']));
  expect(await next(id, 'fr')).toContain(`/products/`);
});

test('records, dashboard and Translations lead here', async () => {
  const here = `/admin/translations/products/${id}`;
  for (const path of [`/admin/products?edit=${id}`, `/admin/translations?type=products&id=${id}`]) {
    const html = await (await admin.site.fetch(path, { headers: { cookie: admin.cookie } })).text();
    expect(html, path).toContain(`href="${here}"`);
  }
  const dashboard = await admin.site.fetch('/admin', { headers: { cookie: admin.cookie } });
  expect(await dashboard.text()).toContain('/admin/translations/products/next?languages=ja"');
});

test('a record that does not exist answers 404', async () => {
  for (const path of ['products/999999', 'products/x', 'nothing/1'])
    expect((await admin.read(`/admin/translations/${path}`)).status).toBe(404);
});
