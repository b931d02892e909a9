import { asc, eq, notInArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gallery_item_products, gallery_items } from '#database/schema/gallery.ts';
import { bin } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  products,
} from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { ensureDemoContent } from '#demo/load.ts';
import { countDemoRecords } from '#domain/demo-removal/demo-records.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, addProductCategory } from '#tests/world/content/catalogue-rows.ts';
import { openMailServer } from '#tests/world/mail/mail-server.ts';
import { openSite } from '#tests/world/world.ts';
import { removeDemo } from './demo-content-texts.ts';

/** The first run: removing the demo content, and the first steps of an empty site. */

let admin: AdminSite;
beforeEach(async () => {
  admin = await openAdminSite();
});
afterEach(() => admin.close());

const loadDemo = () =>
  ensureDemoContent({ db: admin.world.db, files: admin.world.files, wanted: true });

/** Every row of the catalogue, without the version and time that a restore changes. */
async function catalogue() {
  const { db } = admin.world;
  const all = await Promise.all([
    db.select().from(products).orderBy(asc(products.id)),
    db.select().from(item_codes).orderBy(asc(item_codes.id)),
    db.select().from(product_categories).orderBy(asc(product_categories.id)),
    db.select().from(product_category_mappings),
    db.select().from(gallery_items).orderBy(asc(gallery_items.id)),
    db.select().from(gallery_item_products),
    db.select().from(news_items).orderBy(asc(news_items.id)),
    db.select().from(general_settings).orderBy(asc(general_settings.id)),
    db
      .select()
      .from(translations)
      .where(notInArray(translations.entity_type, ['company', 'pages']))
      .orderBy(asc(translations.id)),
  ]);
  return all.map((rows) =>
    rows.map((row) => JSON.stringify({ ...row, version: 0, updated_at: 0 })).sort(),
  );
}

/** Sends an operation as the browser's script does, and answers the values of its Undo. */
async function operate(path: string, values: Record<string, string>) {
  const { site, cookie } = admin;
  const answer = await site.fetch(`${path}.data`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(values),
  });
  const text = await answer.text();
  const set = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0] ?? '';
  return { status: answer.status, text, set };
}

const remove = (changed = 'keep') => operate('/admin/demo-content', { intent: 'remove', changed });
const undo = (set: string) => operate('/admin/demo-content', { intent: 'undo', set });

test('the demo content is removed in one step and restored by one undo; languages stay', async () => {
  const { db } = admin.world;
  await loadDemo();
  const before = await catalogue();
  const languagesBefore = await db.$count(languages);
  const counts = await countDemoRecords(db);
  expect(counts?.changed).toBe(0);
  const total = counts?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
  expect(total).toBeGreaterThan(80);
  const { text: dashboard } = await admin.read('/admin');
  expect(dashboard).toContain(removeDemo);
  expect(dashboard).toContain('12 products');
  // The demo content itself is not listed as a change: only people's changes are.
  expect(dashboard).not.toContain('by Demo content');

  const removed = await remove();
  expect(removed.text).toContain(`${total} records of the demo content removed`);
  expect((await catalogue()).flat()).toEqual([]);
  expect(await db.$count(languages)).toBe(languagesBefore);
  expect((await admin.read('/admin')).text).not.toContain(removeDemo);
  const activity = await admin.read('/admin/activity');
  expect(activity.text).toContain('Undo Removal of Demo Content');
  await ensureDemoContent({ db, files: admin.world.files, wanted: true });
  expect(await db.$count(products)).toBe(0);

  const restored = await undo(removed.set);
  expect(restored.text).toContain('The demo content was restored.');
  expect(await catalogue()).toEqual(before);
  expect(await db.$count(bin)).toBe(0);
  expect((await countDemoRecords(db))?.changed).toBe(0);
  expect((await undo(removed.set)).text).toContain('had already been restored');
});

test('changed records, their item codes and the categories of what stays are kept unless chosen', async () => {
  const { db } = admin.world;
  await loadDemo();
  const [first, second, third] = await db.select().from(products).orderBy(asc(products.id));
  const ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0] as const;
  await db.update(products).set({ name: 'Ours' }).where(eq(products.id, ids[0]));
  await db.insert(item_codes).values({ product_id: ids[1], item_code: 'OURS-1' });
  await db
    .update(translations)
    .set({ translated_value: '我們的' })
    .where(
      sql`entity_type = 'products' and entity_id = ${ids[2]} and field_name = 'name' and language_code = 'ja'`,
    );
  const [lone] = await db
    .select()
    .from(product_categories)
    .where(
      sql`id not in (select category_id from product_category_mappings where product_id in (${ids[0]}, ${ids[1]}, ${ids[2]}))`,
    );
  const own = await addProduct(db, { name: 'Own' }, { categories: [lone?.id ?? 0] });
  const ownCategory = await addProductCategory(db);
  const before = await catalogue();
  const counts = await countDemoRecords(db);
  expect((await admin.read('/admin')).text).toContain('Demo content');

  const removed = await remove();
  expect(removed.text).toContain(`${counts?.changed} were kept.`);
  expect((await remove()).text).toContain(`${counts?.changed} were kept.`);
  const left = await db.select().from(products).orderBy(asc(products.id));
  expect(left.map(({ id }) => id)).toEqual([...ids, own.id]);
  const codes = await db.select().from(item_codes);
  expect(new Set(codes.map(({ product_id }) => product_id))).toEqual(new Set(ids));
  const kept = await db.select().from(product_categories);
  const keptIds = kept.map(({ id }) => id);
  expect(keptIds).toContain(lone?.id);
  expect(keptIds).toContain(ownCategory.id);
  expect(await db.$count(gallery_items)).toBe(0);
  // The records that stay keep their links to each other.
  const mappings = await db.select().from(product_category_mappings);
  for (const id of [...ids, own.id])
    expect(mappings.some(({ product_id }) => product_id === id)).toBe(true);
  await undo(removed.set);
  expect(await catalogue()).toEqual(before);

  const all = await remove('remove');
  expect((await db.select().from(products)).map(({ id }) => id)).toEqual([own.id]);
  expect((await db.select().from(product_categories)).map(({ id }) => id)).toEqual([
    ownCategory.id,
  ]);
  expect(await db.$count(item_codes)).toBe(0);
  await undo(all.set);
  expect(await catalogue()).toEqual(before);
});

test('an editor neither sees nor removes the demo content, and a site without it offers nothing', async () => {
  const { db } = admin.world;
  expect((await admin.read('/admin')).text).not.toContain(removeDemo);
  expect((await remove()).text).toContain('No demo content was left to remove.');
  await loadDemo();
  const administrator = await db.execute(sql`select id from administrators limit 1`);
  expect(administrator.rows).toHaveLength(1);
  const { accounts } = admin.site.site.services;
  const email = 'second@example.com';
  await accounts.create({ email, password: 'correct horse battery', name: 'Second' });
  await db.execute(sql`update administrators set role = 'editor' where email <> ${email}`);
  expect((await admin.read('/admin')).text).not.toContain(removeDemo);
  expect((await remove()).status).toBe(403);
  expect(await db.$count(products)).toBe(12);
});

test('the first steps of an empty site are done by its data, can be hidden, and go when all are done', async () => {
  const { db } = admin.world;
  const steps = async (of = admin.site) => {
    const page = await of.fetch('/admin', { headers: { cookie: admin.cookie } });
    const html = (await page.text()).replace(/<!--.*?-->/g, '');
    const panel = /<section aria-labelledby="first-steps"[\s\S]*?<\/section>/.exec(html)?.[0];
    return panel
      ?.match(/<li[\s\S]*?<\/li>/g)
      ?.map((step) => (step.includes('>Done<') ? 'done' : 'to do'))
      .join();
  };
  await db.execute(sql`update company set name = null`);
  await db.delete(translations);
  expect(await steps()).toBeUndefined();
  await db.execute(
    sql`insert into site_state (key, value) values ('site_content_settled', 'left empty')
        on conflict (key) do update set value = 'left empty'`,
  );
  expect(await steps()).toBe('to do,to do,to do,to do,to do');
  const { text } = await admin.read('/admin');
  expect(text).toContain('0 of 5 done');

  expect((await operate('/admin/first-steps', { intent: 'dismiss' })).text).toContain('hidden');
  expect(await steps()).toBeUndefined();
  await operate('/admin/first-steps', { intent: 'show' });

  await db.execute(sql`update company set name = 'Acme'`);
  expect(await steps()).toBe('done,to do,to do,to do,to do');
  await db.insert(languages).values({ code: 'fr', name: 'Français' });
  expect(await steps()).toBe('done,done,to do,to do,to do');
  await addProductCategory(db);
  expect(await steps()).toBe('done,done,done,to do,to do');
  await addProduct(db);
  await db.execute(
    sql`insert into global_settings (type, value) values ('contact_email', 'us@acme.example')`,
  );
  // Without a mail server, no test mail was sent to the recipient.
  await operate('/admin/general-settings/contact', { intent: 'test' });
  expect(await steps()).toBe('done,done,done,done,to do');

  const mails = await openMailServer();
  const withMail = await openSite(admin.world, { SMTP_URL: mails.url });
  const test = () =>
    withMail.fetch('/admin/general-settings/contact.data', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: new URLSearchParams({ intent: 'test' }),
    });
  mails.behaviour = 550;
  expect(await (await test()).text()).toContain('was not sent');
  expect(await steps()).toBe('done,done,done,done,to do');
  mails.behaviour = 'accept';
  expect(await (await test()).text()).toContain('accepted a test email to us@acme.example');
  expect(await steps()).toBeUndefined();
  await db.execute(sql`update global_settings set value = 'other@acme.example'`);
  expect(await steps()).toBe('done,done,done,done,to do');
  await withMail.close();
  await mails.close();
});
