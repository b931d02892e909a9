import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  translate,
} from '#tests/world/content/catalogue-rows.ts';

/** The dashboard lists open work; each line links to the list of exactly those records. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const html = async (path: string) =>
  (await admin.site.fetch(path, { headers: { cookie: admin.cookie } })).text();

/** The lines below To do, with their text and the link to their list. */
async function waiting() {
  const page = await html('/admin');
  const list = /<section aria-labelledby="work"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
  return [...list.matchAll(/<li[^>]*><a[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, to, text]) => ({
      to: to?.replaceAll('&amp;', '&') ?? '',
      text: text?.replace(/<!--.*?-->|<[^>]*>/g, '').trim(),
    }),
  );
}

const message = (subject: string, delivery: string) =>
  admin.world.db.execute(sql`insert into contact_messages (name, email, subject, message, message_id, delivery)
    values ('Ana', 'a@example.com', ${subject}, 'Ten characters', ${subject}, ${delivery})`);

test('an empty catalogue has no work, and only a new account sees the guide open', async () => {
  const { db } = admin.world;
  expect((await admin.read('/admin')).text).toContain('Nothing to do.');
  expect(await html('/admin')).toMatch(/<details open="">.*Quick Guide/s);
  await db.execute(sql`update administrators set created_at = now() - interval '8 days'`);
  expect(await html('/admin')).toMatch(/<details>.*Quick Guide/s);
});

test('each line counts the open work and links to its list', async () => {
  const { db } = admin.world;
  await db.execute(sql`insert into languages (code, name) values ('ja', '日本語')`);
  const all = { image_url: '/media/products/a.png', catalogue_pdf: '/media/pdf/a.pdf' };
  const whole = await addProduct(db, { name: 'Whole', ...all }, { codes: ['W1'] });
  await addProduct(db, { name: 'Bare', status: 'Inactive', catalogue_pdf: '' });
  await addProduct(db, { name: 'Codeless', ...all });
  await addGalleryItem(db, { name: 'Hidden gown', status: 'Inactive' });
  await addNewsItem(db, { title: 'Hidden fair', status: 'Inactive' });
  await translate(db, 'products', whole.id, { name: '全', description: '文' }, 'ja');
  await db.execute(sql`update products set name = 'Whole thread' where id = ${whole.id}`);
  await message('Sent and new', 'sent');
  await message('Never left', 'failed');
  const pageTexts = await db.$count(translations, eq(translations.entity_type, 'pages'));
  const lines = await waiting();
  expect(lines.map(({ text }) => text)).toEqual([
    '2 new messages',
    '1 failed email',
    '1 product without a picture',
    '2 products without item codes',
    '1 product without a catalogue PDF',
    '2 products with a picture without alternative text',
    '1 inactive product',
    '1 inactive gallery item',
    '1 inactive news item',
    '3 日本語: missing or out of date in Products',
    '1 日本語: missing in Gallery Items',
    '1 日本語: missing in News Items',
    '7 日本語: missing in Company',
    `${pageTexts} 日本語: missing in Pages`,
    '3 繁體中文: missing in Products',
    '1 繁體中文: missing in Gallery Items',
    '1 繁體中文: missing in News Items',
  ]);
  const rows = async (at: number) => {
    const page = await html(lines[at]?.to ?? '');
    const text = page.replace(/<script\b[\s\S]*?<\/script>/g, '');
    const names = ['Whole thread', 'Bare', 'Codeless', 'Hidden gown', 'Hidden fair'];
    return [...names, 'Sent and new', 'Never left'].filter((name) => text.includes(name));
  };
  expect(await rows(0)).toEqual(['Sent and new', 'Never left']);
  expect(await rows(1)).toEqual(['Never left']);
  expect(await rows(2)).toEqual(['Bare']);
  expect(await rows(3)).toEqual(['Bare', 'Codeless']);
  expect(await rows(4)).toEqual(['Bare']);
  expect(await rows(5)).toEqual(['Whole thread', 'Codeless']);
  expect(await rows(6)).toEqual(['Bare']);
  expect(await rows(7)).toEqual(['Hidden gown']);
  expect(await rows(8)).toEqual(['Hidden fair']);
  const [ja, hant] = (await waiting())
    .map(({ to }, at) => ({ to, at }))
    .filter(({ to }) => to.includes('type=products'));
  expect([ja?.to, hant?.to].sort()).toEqual([
    '/admin/translations?type=products&lacks=ja',
    '/admin/translations?type=products&lacks=zh-Hant',
  ]);
  expect(await rows(ja?.at ?? 0)).toEqual(['Whole thread', 'Bare', 'Codeless']);
  await db.execute(sql`update translations set outdated_since = null`);
  const japanese = '/admin/translations?type=products&lacks=ja';
  expect((await admin.read(japanese)).text).not.toContain('Whole thread');
});

test('recent changes show the newest entries of the activity', async () => {
  const { text } = await admin.read('/admin');
  const changes = text.slice(text.indexOf('Recent changes'));
  expect(changes).toContain('Whole thread');
  expect(changes).toContain('directly in the database');
  expect(await html('/admin')).toContain('href="/admin/activity"');
});

test('a message is new until it is marked as read, and the sidebar counts new messages', async () => {
  const badge = async () => /admin-badge">(\d+)/.exec(await html('/admin/bin'))?.[1];
  const { db } = admin.world;
  expect(await badge()).toBe('2');
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from contact_messages order by id`,
  );
  const ids = rows.map(({ id }) => id);
  await admin.send('/admin/messages', 'mark', { ids: ids[0] ?? 0, read: 'yes' });
  expect(await badge()).toBe('1');
  expect((await admin.read('/admin/messages?state=read')).text).not.toContain('Never left');
  await admin.send('/admin/messages', 'mark', { ids: ids.join(), read: 'yes' });
  expect(await badge()).toBeUndefined();
  expect((await waiting()).map(({ text }) => text)).not.toContain('new message');
  await admin.send('/admin/messages', 'mark', { ids: ids[0] ?? 0, read: 'no' });
  expect(await badge()).toBe('1');
});
