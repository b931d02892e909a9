import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageKeys } from '#app/i18n/catalogues.server.ts';
import { interface_words, languages } from '#database/schema/languages.ts';
import { wordsVersion } from '#domain/changed-words/interface-words.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addGalleryItem } from '#tests/world/content/catalogue-rows.ts';

let admin: AdminSite;
let translator: string;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db.insert(languages).values([
    { code: 'fr', name: 'Français', is_public: true },
    { code: 'ja', name: '日本語' },
  ]);
  const { accounts } = admin.site.site.services;
  const account = { email: 't@example.com', password: 'gold and silver thread' };
  await accounts.create({
    ...{ ...account, name: 'T' },
    rights: { role: 'translator', languages: ['fr'] },
  });
  const headers = await accounts.signIn({ ...account, headers: new Headers() });
  translator = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
});
afterAll(() => admin.close());

const stored = () =>
  admin.world.db
    .select({ key: interface_words.key, value: interface_words.value })
    .from(interface_words)
    .orderBy(interface_words.key);
const unchanged = (...keys: string[]) => wordsVersion(keys, {});

test('all words are listed with their English, and the built-in ones are filled in', async () => {
  const french = await admin.read('/admin/words?language=fr');
  for (const key of messageKeys) expect(french.text).toContain(`\n${key}\n`);
  expect(french.text).toContain(
    `: ${messageKeys.length} of ${messageKeys.length} words are missing.`,
  );
  const japanese = await admin.read('/admin/words?language=ja');
  expect(japanese.text).toContain(`: all ${messageKeys.length} words are there.`);
  expect(japanese.text).toContain('お問い合わせ');
});

test('the search finds English and translated words, and a filter keeps the missing ones', async () => {
  const found = await admin.read('/admin/words?language=ja&q=skip+to');
  expect(found.text).toContain('layout.skipToContent');
  expect(found.text).not.toContain('layout.home');
  const missing = await admin.read('/admin/words?language=ja&missing=yes');
  expect(missing.text).toContain('No words found.');
});

test('a saved word is on the site at once; an empty one and the built-in one are not stored', async () => {
  const answer = await admin.send('/admin/words?language=fr', 'save', {
    ...{ language: 'fr', version: unchanged('layout.home', 'layout.about') },
    ...{ 'layout.home': 'Accueil', 'layout.about': '' },
  });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Accueil')]);
  expect(await stored()).toEqual([{ key: 'layout.home', value: 'Accueil' }]);
  expect(await (await admin.site.fetch('/about', { host: 'fr' })).text()).toContain('Accueil');
  const page = await (await admin.site.fetch('/about', { host: 'ja' })).text();
  const [, home = ''] = /<nav[^>]*>.*?<a[^>]*href="\/"[^>]*>([^<]+)</s.exec(page) ?? [];
  expect(home).not.toBe('');
  await admin.send('/admin/words?language=ja', 'save', {
    ...{ language: 'ja', version: unchanged('layout.home'), 'layout.home': home },
  });
  expect(await stored()).toHaveLength(1);
});

test('a lost or foreign placeholder is refused at its field', async () => {
  for (const [key, value, text] of [
    ['products.count', 'des produits', 'Please keep {n}'],
    ['layout.home', 'Accueil {n}', 'This text has no place for a value in braces'],
  ] as const) {
    const answer = await admin.send('/admin/words?language=fr', 'save', {
      ...{ language: 'fr', version: 0, [key]: value },
    });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(text)]);
  }
  expect(await stored()).toHaveLength(1);
});

test('a word that someone else has changed is not overwritten', async () => {
  const answer = await admin.send('/admin/words?language=fr', 'save', {
    ...{ language: 'fr', version: unchanged('layout.home'), 'layout.home': 'Début' },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Home\nAccueil\nDébut/);
});

test('missing words are counted on the dashboard and beside the translations', async () => {
  const missing = String(messageKeys.length - 1);
  expect((await admin.read('/admin')).text).toContain(`${missing}\nFrançais\n: missing words`);
  expect((await admin.read('/admin/translations')).text).toContain(
    `\nFrançais\n1 of ${messageKeys.length}\n`,
  );
});

test('the history of the language has its words', async () => {
  const [{ id } = { id: 0 }] = await admin.world.db
    .select({ id: languages.id })
    .from(languages)
    .orderBy(languages.id)
    .offset(2)
    .limit(1);
  const answer = await admin.site.fetch(`/admin/history/languages/${id}.data`, {
    headers: { cookie: admin.cookie },
  });
  expect(await answer.text()).toContain('layout.home: Accueil');
});

test('a translator edits the words of their own languages only', async () => {
  const headers = { cookie: translator };
  const text = await (await admin.site.fetch('/admin/words', { headers })).text();
  expect(text).toContain('Français');
  expect(text).not.toContain('日本語');
  expect((await admin.site.fetch('/admin/words?language=ja', { headers })).status).toBe(404);
  const save = (language: string, value: string) =>
    admin.site.fetch('/admin/words', {
      ...{ method: 'POST', headers },
      body: new URLSearchParams({
        ...{ intent: 'save', language, 'layout.close': value },
        version: String(unchanged('layout.close')),
      }),
    });
  expect((await save('ja', '閉')).status).toBe(403);
  expect((await save('fr', 'Fermer')).status).toBe(200);
  expect(await stored()).toContainEqual({ key: 'layout.close', value: 'Fermer' });
  expect(await stored()).not.toContainEqual({ key: 'layout.close', value: '閉' });
});

test('a changed English word replaces the built-in one, also where it stands in for a missing one', async () => {
  const key = 'gallery.question';
  const english = await admin.read('/admin/words?language=en&q=gallery.question');
  expect(english.text).toContain('Want to use these threads');
  const item = await addGalleryItem(admin.world.db, {});
  const shown = async (host: string) =>
    (await admin.site.fetch(`/resources/${item.slug}`, { host })).text();
  await admin.send('/admin/words?language=en', 'save', {
    ...{ language: 'en', version: unchanged(key), [key]: 'Want to use this linen?' },
  });
  expect(await (await admin.site.fetch(`/resources/${item.slug}`)).text()).toContain('this linen?');
  expect(await shown('fr')).toContain('this linen?');
  expect(await shown('ja')).not.toContain('this linen?');
  const headers = { cookie: translator };
  expect((await admin.site.fetch('/admin/words?language=en', { headers })).status).toBe(404);
});
