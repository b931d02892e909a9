import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, translations } from '#database/schema/languages.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { translatorInto } from '#tests/world/people/rights.ts';
import { notYourLanguage } from './translation-texts.ts';

/** What a translator into Japanese sees of the translations and can do with them. */

let admin: AdminSite;
let cookie: string;
let product: number;
const chinese = '只給中文讀者';
beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  await db.insert(languages).values({ code: 'ja', name: '日本語' });
  product = (await addProduct(db, { name: 'Glow', slug: 'glow' })).id;
  await translate(db, 'products', product, { name: chinese }, 'zh-Hant');
  const { accounts } = admin.site.site.services;
  const person = { email: 'aki@example.com', password: 'gold and silver thread' };
  await accounts.create({ ...person, name: 'Aki', rights: translatorInto('ja') });
  const headers = await accounts.signIn({ ...person, headers: new Headers() });
  cookie = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
});
afterAll(() => admin.close());

const get = async (path: string) => (await admin.site.fetch(path, { headers: { cookie } })).text();
const send = (intent: string, values: Record<string, string | number>) =>
  admin.site.fetch('/admin/translations', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({
      intent,
      ...{ entity_type: 'products', entity_id: String(product), field_name: 'name' },
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    }),
  });
const rows = () => admin.world.db.select().from(translations).orderBy(translations.id);

test('no page and no data response shows another language', async () => {
  const place = `?type=products&id=${product}&field=name`;
  for (const address of [
    '/admin',
    '/admin.data',
    '/admin/translations',
    `/admin/translations${place}`,
    `/admin/translations.data${place}`,
    `/admin/translations${place}&new=yes`,
    '/admin/translations?type=products&lacks=zh-Hant',
    '/admin/accounts',
  ]) {
    // Everyone may read the back-office in any of its own languages.
    const text = (await get(address)).replace(/<option value="zh-Hant".*?<\/option>/, '');
    expect(text, address).not.toContain(chinese);
    expect(text, address).not.toContain('繁體中文');
  }
  const screen = await get(`/admin/translations${place}`);
  expect(screen).toContain('日本語');
  expect(screen).toContain('Missing');
  expect(await get('/admin')).toContain('missing in');
  expect(await get('/admin')).not.toContain('Quick Guide');
});

test('records are found by name', async () => {
  expect(JSON.parse(await get('/admin/jump?q=glow'))).toMatchObject({
    q: 'glow',
    found: [{ name: 'Glow' }],
  });
});

test('the jump dialog offers translating into the own language only', async () => {
  const offered = async (text: string, cookies: string) => {
    const path = `/admin/jump?q=${encodeURIComponent(text)}`;
    const answer = await admin.site.fetch(path, { headers: { cookie: cookies } });
    return JSON.parse(await answer.text()).translations;
  };
  const glow = { kind: 'products', id: product, name: 'Glow' };
  const japanese = { code: 'ja', name: '日本語' };
  const traditional = { code: 'zh-Hant', name: '繁體中文' };
  expect(await offered('translate glow to Japanese', cookie)).toEqual([
    { ...glow, language: japanese },
  ]);
  expect(await offered('translate glow to traditional', cookie)).toEqual([]);
  expect(await offered('translate glow to traditional', admin.cookie)).toEqual([
    { ...glow, language: traditional },
  ]);
  expect(await offered('translate glow', cookie)).toEqual([glow]);
  expect(await offered('glow ja', cookie)).toEqual([]);
});

test('writing or deleting another language is refused with a text', async () => {
  const before = await rows();
  const [row] = before;
  const theirs = { id: row?.id ?? 0, version: row?.version ?? 0, translated_value: '別' };
  for (const answer of [
    await send('add', {
      language_code: 'zh-Hant',
      translated_value: '別',
      field_name: 'description',
    }),
    await send('edit', theirs),
    await send('confirm', theirs),
    await send('delete', theirs),
  ]) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(notYourLanguage);
  }
  expect(await rows()).toEqual(before);
});

test('a translator writes, changes and deletes the own language, and the history names the translator', async () => {
  const added = await send('add', {
    ...{ language_code: 'ja', translated_value: '光', original: 'Glow' },
  });
  expect(await added.text()).toContain('Translation added successfully');
  const own = async () => (await rows()).find(({ language_code }) => language_code === 'ja');
  const { id = 0, version = 0 } = (await own()) ?? {};
  await send('edit', { id, version, translated_value: '光る', original: 'Glow' });
  expect(await own()).toMatchObject({ translated_value: '光る' });
  expect((await admin.read('/admin/activity')).text).toMatch(/by Aki\b/);
  await send('delete', { id, version: version + 1 });
  expect(await own()).toBeUndefined();
});
