import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '#database/schema/history.ts';
import { languages } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { record_drafts } from '#database/schema/previews.ts';
import { products } from '#database/schema/products.ts';
import {
  type AdminSite,
  type FileToSend,
  formFrom,
  openAdminSite,
} from '#tests/admin/admin-site.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
  translate,
} from '#tests/world/content/catalogue-rows.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';

let admin: AdminSite;
let picture: FileToSend;

beforeAll(async () => {
  admin = await openAdminSite();
  picture = await samplePicture();
  await admin.world.db.insert(languages).values([{ code: 'ja', name: '日本語', display_order: 3 }]);
});
afterAll(() => admin.close());

type Values = Parameters<AdminSite['send']>[2];

/** Presses Preview in a form of this screen; returns what the administrator's browser gets. */
async function draft(screen: string, values: Values): Promise<{ status: number; text: string }> {
  const answer = await admin.site.fetch(`${screen}.data`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: formFrom(screen, { intent: 'preview', ...values }),
  });
  return { status: answer.status, text: await answer.text() };
}

const addressIn = ({ text }: { text: string }) =>
  /\/admin\/preview\/\w+\/\w+\?draft=\d+/.exec(text)?.[0] ?? expect.fail(text);

const see = (path: string) => admin.site.fetch(path, { headers: { cookie: admin.cookie } });
const htmlOf = async (path: string) => (await see(path)).text();

const form = { name: 'Typed Gold', slug: 'typed-gold', status: 'Inactive' };

test('the form’s content is shown in each language, but not saved, announced or recorded', async () => {
  const { world, site } = admin;
  const { db } = world;
  const product = await addProduct(db, { name: 'Saved Gold', slug: 'saved-gold' });
  await translate(db, 'products', product.id, { description: '金の糸' }, 'ja');
  const category = await addProductCategory(db, { name: 'Metallics' });
  await world.announced();
  const before = await (await site.fetch('/products/saved-gold')).text();
  const written = await db.$count(history);
  const heard: string[] = [];
  const stop = await world.connection.listen(
    'content_changed',
    (payload) => heard.push(payload),
    () => heard.push('gap'),
  );

  const answer = await draft('/admin/products', {
    ...form,
    ...{ id: product.id, version: product.version, description: 'A typed text' },
    category_ids: category.id,
    image: picture,
  });
  const address = addressIn(answer);
  const english = await htmlOf(address);
  expect(english).toContain('<html lang="en"');
  for (const text of ['Typed Gold', 'A typed text', 'Metallics']) expect(english).toContain(text);
  expect(english).not.toContain('Saved Gold');
  const shown = /\/media\/products\/[\w.-]+/.exec(english)?.[0] ?? '';
  expect((await site.fetch(shown)).status).toBe(200);
  const [kept] = await db.select().from(record_drafts).where(eq(record_drafts.kind, 'products'));
  expect(kept?.files).toEqual([shown]);
  const japanese = await htmlOf(`${address}&language=ja`);
  expect(japanese).toContain('<html lang="ja"');
  for (const text of ['Typed Gold', '金の糸']) expect(japanese).toContain(text);

  await world.announced();
  await stop();
  // The one entry is the mark that announced() sends.
  expect(heard).toHaveLength(1);
  expect(await db.$count(history)).toBe(written);
  const [now] = await db.select().from(products).where(eq(products.id, product.id));
  expect(now).toEqual(product);
  expect(await (await site.fetch('/products/saved-gold')).text()).toBe(before);
  expect((await site.fetch('/products/typed-gold')).status).toBe(404);
});

test('a missing form field is shown as it is saved', async () => {
  const product = await addProduct(admin.world.db, { description: 'A saved text' });
  const { id, version } = product;
  const html = await htmlOf(
    addressIn(await draft('/admin/products', { id, version, name: 'Typed alone' })),
  );
  expect(html).toContain('Typed alone');
  expect(html).toContain('A saved text');
});

test('a preview is for administrators only, and is not cached, indexed or sent as a referrer', async () => {
  const { id } = await addProduct(admin.world.db, { status: 'Inactive' });
  const path = `/admin/preview/products/${id}`;
  const stranger = await admin.site.fetch(path);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/admin/login']);
  const { status, headers } = await see(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('etag')).toBeNull();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain(`connect-src ${admin.site.origin}/likes;`);
  expect(policy).toContain("script-src 'self'");
});

test('a preview never comes from a cache, so it shows each change', async () => {
  const { db } = admin.world;
  const { id } = await addProduct(db, { name: 'First name', status: 'Inactive' });
  const path = `/admin/preview/products/${id}`;
  expect(await htmlOf(path)).toContain('First name');
  await db.update(products).set({ name: 'Second name' }).where(eq(products.id, id));
  expect(await htmlOf(path)).toContain('Second name');
});

test('inactive records of each kind are shown as on their public page, a PDF item as in the gallery', async () => {
  const { db } = admin.world;
  const status = 'Inactive';
  const product = await addProduct(db, { name: 'Hidden product', status });
  const item = await addGalleryItem(db, { name: 'Hidden item', status });
  const news = await addNewsItem(db, { title: 'Hidden news', status, is_pinned: true });
  const pdf = await addGalleryItem(db, {
    ...{ name: 'Hidden card', status, is_pdf: true },
    pdf_url: '/media/documents/card.pdf',
  });
  await translate(db, 'gallery_items', pdf.id, { name: '色見本' }, 'ja');
  expect(await htmlOf(`/admin/preview/products/${product.id}`)).toContain('Hidden product</h1>');
  expect(await htmlOf(`/admin/preview/gallery_items/${item.id}`)).toContain('Hidden item');
  expect(await htmlOf(`/admin/preview/news_items/${news.id}`)).toContain('Hidden news');
  for (const [language, name] of [
    ['en', 'Hidden card'],
    ['ja', '色見本'],
  ]) {
    const html = await htmlOf(`/admin/preview/gallery_items/${pdf.id}?language=${language}`);
    expect(html).toContain(name);
    expect(html).toContain('href="/media/documents/card.pdf"');
  }
});

test('an unsaved record can be previewed, even if its slug is taken', async () => {
  const { db } = admin.world;
  const answer = await draft('/admin/news-items', {
    ...{ title: 'Never saved', slug: 'never-saved', status: 'Active' },
    ...{
      description: 'Of a fair in autumn',
      article_body: 'We are <b>there</b> again.',
      primary_image: picture,
    },
  });
  await addNewsItem(db, { title: 'Another one', slug: 'never-saved' });
  for (const language of ['en', 'ja']) {
    const html = await htmlOf(`${addressIn(answer)}&language=${language}`);
    expect(html).toContain('Never saved');
    expect(html).toContain('<b>there</b>');
    expect(html).not.toMatch(/<h1[^>]*>Another one/);
  }
  const item = await draft('/admin/gallery-items', {
    ...{ name: 'A new gown', slug: 'a-new-gown', status: 'Active', display_order: 0 },
  });
  expect(await htmlOf(addressIn(item))).toContain('A new gown');
  expect(await db.$count(products, eq(products.slug, 'a-new-gown'))).toBe(0);
});

test('a pinned draft is shown even if three other items are pinned', async () => {
  const { db } = admin.world;
  const answer = await draft('/admin/news-items', {
    ...{ title: 'Fourth pin', slug: 'fourth-pin', status: 'Active', is_pinned: 'on' },
    ...{
      description: 'Of a fair in autumn',
      article_body: 'We are there again this year.',
      primary_image: picture,
    },
  });
  const pinned = await db.$count(news_items, eq(news_items.is_pinned, true));
  for (let n = pinned; n < 3; n++) await addNewsItem(db, { is_pinned: true });
  expect(await htmlOf(addressIn(answer))).toContain('Fourth pin');
});

test('a preview is refused at the field that a save would refuse, and leaves no draft and no file', async () => {
  const { db, files } = admin.world;
  await addProduct(db, { slug: 'is-taken' });
  const drafts = await db.$count(record_drafts);
  const stored = (await storedFiles(files)).length;
  for (const [values, errors] of [
    [{ ...form, slug: 'is-taken', image: picture }, 'This slug is already used by another product'],
    [{ ...form, slug: 'Not a slug', image: picture }, 'slug'],
    [
      { ...form, image: { ...picture, bytes: new Uint8Array(9) } },
      'File must be an image (JPEG, PNG, WebP, GIF)',
    ],
  ] as const) {
    const answer = await draft('/admin/products', values);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(errors);
  }
  expect(await db.$count(record_drafts)).toBe(drafts);
  expect(await storedFiles(files)).toHaveLength(stored);
});

test('a preview of an outdated edit shows the edit and does not undo the newer save', async () => {
  const { db } = admin.world;
  const product = await addProduct(db, { name: 'Old', slug: 'raced' });
  await db.update(products).set({ name: 'Theirs' }).where(eq(products.id, product.id));
  const mine = { ...form, name: 'Mine', slug: 'raced', id: product.id, version: product.version };
  const address = addressIn(await draft('/admin/products', mine));
  expect(await htmlOf(address)).toContain('Mine');
  const [now] = await db.select().from(products).where(eq(products.id, product.id));
  expect(now?.name).toBe('Theirs');
});

test('a save waits for a preview only while it renders', async () => {
  const { db } = admin.world;
  const { id } = await addProduct(db, { name: 'Busy', status: 'Inactive' });
  const views = Array.from({ length: 6 }, () => htmlOf(`/admin/preview/products/${id}`));
  const saves = Array.from({ length: 6 }, (_, n) =>
    db
      .update(products)
      .set({ description: `Saved ${n}` })
      .where(eq(products.id, id)),
  );
  for (const html of await Promise.all(views)) expect(html).toContain('Busy');
  await Promise.all(saves);
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
  );
  expect(rows).toEqual([]);
});

test.each([
  ['/admin/preview/products/999999'],
  ['/admin/preview/products/new?draft=999999'],
  ['/admin/preview/products/new'],
  ['/admin/preview/administrators/1'],
  ['/admin/preview/products/x'],
])('%s responds that there is nothing to preview', async (path) => {
  const response = await see(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This preview is no longer available');
});

test('a draft is shown only under its own record', async () => {
  const { db } = admin.world;
  const [mine, other] = [await addProduct(db), await addProduct(db)];
  const values = { ...form, slug: 'mine-only', id: mine.id, version: mine.version };
  const address = addressIn(await draft('/admin/products', values));
  expect((await see(address)).status).toBe(200);
  expect((await see(address.replace(`/${mine.id}?`, `/${other.id}?`))).status).toBe(404);
});
