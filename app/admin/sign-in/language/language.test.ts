import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { allTranslations } from '#domain/admin-words/all-translations.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { testAdministrator } from '#tests/world/world.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const [, , japanese] = allTranslations.Language;

/** Signs in on a page in this language; returns the cookie headers of the answer. */
async function signInWith(search: string) {
  const { email, password } = testAdministrator;
  const body = new URLSearchParams({ email, password });
  const answer = await admin.site.fetch(`/admin/login${search}`, { method: 'POST', body });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
}

const languageOf = async () => {
  const [row] = await admin.world.db
    .select({ language: administrators.staff_language })
    .from(administrators)
    .where(eq(administrators.email, testAdministrator.email));
  return row?.language;
};

test('the sign-in is English, or in the language that is chosen there', async () => {
  const english = await (await admin.site.fetch('/admin/login')).text();
  expect(english).toContain('<html lang="en"');
  const answer = await admin.site.fetch('/admin/login?language=ja');
  const html = await answer.text();
  expect(html).toContain('<html lang="ja"');
  expect(html).toContain(japanese);
  const script = /src="(\/admin\/reader-words\/ja\?v=\w+)"/.exec(html)?.[1] ?? '';
  const words = await admin.site.fetch(script);
  expect(words.headers.get('cache-control')).toContain('immutable');
  expect(await words.text()).toContain(japanese);
  const [remembered = ''] = answer.headers.getSetCookie();
  const cookie = remembered.split(';', 1)[0] ?? '';
  const again = await admin.site.fetch('/admin/login', { headers: { cookie } });
  expect(await again.text()).toContain('<html lang="ja"');
});

test('an account keeps the language that was chosen at its sign-in', async () => {
  const cookies = await signInWith('?language=zh-Hant');
  expect(await languageOf()).toBe('zh-Hant');
  const screen = await admin.site.fetch('/admin', { headers: { cookie: cookies.join('; ') } });
  expect(await screen.text()).toContain('<html lang="zh-Hant"');
  // The language of the account is used, not that of the browser.
  const later = await signInWith('');
  expect(later).toContainEqual(expect.stringMatching(/language=zh-Hant$/));
  await signInWith('?language=en');
  expect(await languageOf()).toBe('en');
});

test('an account changes its language on the screen Accounts', async () => {
  await admin.send('/admin/accounts', 'language', { language: 'ja' });
  expect(await languageOf()).toBe('ja');
  await admin.send('/admin/accounts', 'language', { language: 'de' });
  expect(await languageOf()).toBe('ja');
});

test('what staff named is not translated, and lists say that it is English', async () => {
  const { db } = admin.world;
  await addProduct(db, { name: 'Technical', slug: 'technical' });
  await admin.send('/admin/accounts', 'language', { language: 'ja' });
  const { text } = await admin.read('/admin/item-codes?new=yes');
  expect(text).toContain('Technical');
  const list = await admin.site.fetch('/admin/products', { headers: { cookie: admin.cookie } });
  expect(await list.text()).toMatch(/<span lang="en"[^>]*>Technical</);
  await admin.send('/admin/accounts', 'language', { language: 'en' });
});

test('words of another version are not kept', async () => {
  const answer = await admin.site.fetch('/admin/reader-words/ja?v=other');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
