import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interface_words, languages, translations } from '#database/schema/languages.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { binKeepsIt } from '../../deletion/deletion-texts.ts';
import { deleteQuestion } from './languages-texts.ts';

const path = '/admin/general-settings/languages';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const find = async (code: string) => {
  const rows = await admin.world.db.select().from(languages).where(eq(languages.code, code));
  return rows[0];
};
const idOf = async (code: string) => (await find(code))?.id ?? 0;
const hostStatus = async (host: string) => (await admin.site.fetch('/', { host })).status;

test('a language made here is not public until someone says so', async () => {
  const added = await admin.send(`${path}?new=yes`, 'save', { code: 'FR', name: '' });
  expect(added.text).toContain('Language created successfully');
  expect(await find('fr')).toMatchObject({ name: 'Français', is_public: false });
  expect(await hostStatus('fr')).toBe(302);
  const answer = await admin.send(path, 'public', { id: await idOf('fr') });
  expect(answer.text).toContain('Français is public');
  expect(await hostStatus('fr')).toBe(200);
});

test('the question before a deletion says how long the bin keeps the language', () => {
  expect(deleteQuestion(2, 1)).toContain('2 translations and 1 interface word');
  expect(deleteQuestion(2, 1)).toContain(binKeepsIt);
});

test('a language written by SQL is public at once', async () => {
  await admin.world.db.insert(languages).values({ code: 'ko', name: '한국어' });
  await expect.poll(() => hostStatus('ko')).toBe(200);
});

test.each([
  ['', 'Code is required'],
  ['french', 'Please enter a language code, such as fr, de, ko, pt-BR or zh-Hans'],
  ['fr_FR', 'Please enter a language code'],
  ['www', 'Please enter a language code'],
  ['zh-hant', 'There is already a language with this code'],
])('the code %j is refused', async (code, text) => {
  const answer = await admin.send(`${path}?new=yes`, 'save', { code, name: 'Name' });
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(text)]);
});

test('a language is renamed and put in order, and its code stays', async () => {
  const before = await find('fr');
  const edit = { id: before?.id ?? 0, version: before?.version ?? 0 };
  await admin.send(path, 'save', { ...edit, name: 'Le français', code: 'it' });
  expect(await find('fr')).toMatchObject({ name: 'Le français', id: edit.id });
  const shown = await admin.world.db
    .select()
    .from(languages)
    .orderBy(languages.display_order, languages.code);
  const ids = shown.map(({ id }) => id);
  const order = JSON.stringify({ before: ids, after: ids.toReversed() });
  expect((await admin.send(path, 'order', { order })).text).toContain('Order updated');
});

test('a retired language has no host and keeps its texts', async () => {
  const { id } = await addProduct(admin.world.db, { name: 'Gold' });
  await translate(admin.world.db, 'products', id, { name: 'Or' }, 'fr');
  const answer = await admin.send(path, 'retire', { id: await idOf('fr') });
  expect(answer.text).toContain('Le français is retired');
  expect(await hostStatus('fr')).toBe(302);
  expect(await admin.world.db.$count(translations, eq(translations.language_code, 'fr'))).toBe(1);
  const again = await admin.send(path, 'retire', { id: await idOf('fr') });
  expect(again.text).toContain('This language is not public. Nothing was changed.');
});

test('a language that is not public lacks nothing on the dashboard, and stays under Translations', async () => {
  expect(await find('fr')).toMatchObject({ is_public: false });
  const lacking = 'Le français\n: missing words';
  expect((await admin.read('/admin')).text).not.toContain(lacking);
  expect((await admin.read('/admin/translations')).text).toContain('Le français');
  await admin.send(path, 'public', { id: await idOf('fr') });
  expect((await admin.read('/admin')).text).toContain(lacking);
  await admin.send(path, 'retire', { id: await idOf('fr') });
});

test('a deleted language comes back from the bin with its translations and words', async () => {
  const { db } = admin.world;
  const language_id = await idOf('fr');
  await db.insert(interface_words).values({ language_id, key: 'layout.home', value: 'Accueil' });
  const deleted = await admin.send(path, 'delete', { id: language_id });
  expect(deleted.text).toContain('Language deleted successfully');
  expect(await find('fr')).toBeUndefined();
  const { rows } = await db.execute<{ id: number }>(`select id from bin where kind = 'languages'`);
  await admin.send('/admin/bin', 'restore', { id: rows[0]?.id ?? 0 });
  expect(await find('fr')).toMatchObject({ id: language_id, is_public: false });
  expect(await db.$count(translations, eq(translations.language_code, 'fr'))).toBe(1);
  expect(await db.select().from(interface_words)).toEqual([
    { language_id, key: 'layout.home', value: 'Accueil' },
  ]);
});

test('a public language must be retired first, and the original can be neither retired nor deleted', async () => {
  const ko = await admin.send(path, 'delete', { id: await idOf('ko') });
  expect(ko.text).toContain('Retire it before you delete it.');
  for (const intent of ['retire', 'delete']) {
    const answer = await admin.send(path, intent, { id: await idOf('en') });
    expect(answer.text).toContain('it can be neither retired nor deleted');
  }
  expect(await find('en')).toMatchObject({ is_public: true });
});

test('the tab says what a host needs, and checks it on demand', async () => {
  const { text } = await admin.read(path);
  expect(text).toContain('needs a DNS record');
  expect(text).toContain(`ko.${new URL(admin.site.origin).host}`);
  const answer = await admin.send(path, 'check', { id: await idOf('ko') });
  expect(answer.text).toContain('ko.localhost works only on this machine');
});
