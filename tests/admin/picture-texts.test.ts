import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { bin, history } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { item_codes, product_images, products } from '#database/schema/products.ts';
import { carryOutDue } from '#domain/planned/carry-out.server.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  translate,
} from '../world/content/catalogue-rows.ts';
import { falsePicture, samplePicture } from '../world/files/sample-files.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** What the pictures of a record show: forms, public pages, history, copies, plans, previews, counts. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  const ja = { code: 'ja', name: '日本語' };
  await admin.world.db.insert(languages).values(ja).onConflictDoNothing();
});
beforeEach(async () => {
  for (const table of [products, gallery_items, news_items, bin, history])
    await admin.world.db.delete(table);
});
afterAll(() => admin.close());

const path = '/admin/products';

/** The alternative texts of the large pictures of a page, and the language of each that has one. */
async function shown(address: string, host?: string): Promise<string[]> {
  await admin.world.announced();
  const html = await (await admin.site.fetch(address, host ? { host } : {})).text();
  return viewerTexts(html);
}

function viewerTexts(html: string): string[] {
  const viewer = /<section[^>]* class="viewer"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  const large = viewer.replace(/<ul class="thumbs">[\s\S]*?<\/ul>/, '');
  return [...large.matchAll(/<img [^>]*?alt="([^"]*)"(?: lang="([^"]*)")?/g)].map(
    ([, alt, lang]) => `${alt}${lang ? ` [${lang}]` : ''}`,
  );
}

/** A product with a main picture and two further ones, described as given. */
async function picturedProduct(
  texts: [main: string | null, ...further: (string | null)[]] = [null, null, null],
  values: Partial<typeof products.$inferInsert> = {},
) {
  const { db } = admin.world;
  const product = await addProduct(db, {
    ...{ name: 'ST Viscose', slug: 'st', image_url: '/media/products/1.png', alt_text: texts[0] },
    ...values,
  });
  const [, ...further] = texts;
  const images = await db
    .insert(product_images)
    .values(
      further.map((alt_text, at) => ({
        ...{ product_id: product.id, image_url: `/media/products/${at + 2}.png`, alt_text },
      })),
    )
    .returning();
  return { ...product, images: images.map(({ id }) => id) };
}

const imagesOf = (product: number) =>
  admin.world.db
    .select()
    .from(product_images)
    .where(eq(product_images.product_id, product))
    .orderBy(asc(product_images.id));

const productNow = async (id: number) => {
  const [product] = await admin.world.db.select().from(products).where(eq(products.id, id));
  if (!product) throw new Error(`there is no product ${id}`);
  return product;
};

/** Saves some fields of a product as its form does. */
const save = async (id: number, fields: Parameters<AdminSite['send']>[2] & object) =>
  admin.send(`${path}?edit=${id}`, 'save', {
    ...{ id, version: (await productNow(id)).version },
    ...fields,
  });

/** The entries of a form for the text of a further picture. */
const textOf = (key: number | string, alt_text: string) => ({
  pictures: '',
  [`pictures.${key}.alt_text`]: alt_text,
});

test('the text of a picture is saved with its upload, and stays with it if another file is left out', async () => {
  const answer = await admin.send(`${path}?new=yes`, 'save', {
    ...{ name: 'ST Viscose', slug: 'st', image: await samplePicture() },
    ...{ alt_text: ' A gold cone ', is_decorative: '' },
    additional_images: [await samplePicture('a.png'), falsePicture, await samplePicture('c.png')],
    ...{ ...textOf('new-0', ''), 'pictures.new-0.is_decorative': 'on' },
    ...{ ...textOf('new-1', 'Refused'), ...textOf('new-2', 'Its turns') },
  });
  expect(answer.text).toContain('Product created successfully');
  const [product] = await admin.world.db.select().from(products);
  expect(product).toMatchObject({ alt_text: 'A gold cone', is_decorative: false });
  expect(await imagesOf(product?.id ?? 0)).toMatchObject([
    { alt_text: null, is_decorative: true },
    { alt_text: 'Its turns', is_decorative: false },
  ]);
  expect(await shown('/products/st')).toEqual(['A gold cone', '', 'Its turns']);
});

test('a form asks for the text of each picture, by a name of its own', async () => {
  const { id } = await picturedProduct(['Cone', 'Turns', null]);
  const html = await (
    await admin.site.fetch(`${path}?edit=${id}`, { headers: { cookie: admin.cookie } })
  ).text();
  for (const picture of ['the main picture', 'picture 2', 'picture 3'])
    expect(html.split(`Alternative text of ${picture}<`).length - 1).toBe(1);
  for (const box of ['The main picture', 'Picture 2', 'Picture 3'])
    expect(html.split(`${box} is decorative<`).length - 1).toBe(1);
  expect(html).toMatch(/<textarea[^>]*>Turns<\/textarea>/);
});

test.each([
  ['en', undefined, ['ST Viscose', 'ST Viscose, picture 2', 'ST Viscose, picture 3']],
  ['zh-Hant', 'zh-hant', ['ST Viscose', 'ST Viscose，圖片2', 'ST Viscose，圖片3']],
  ['ja', 'ja', ['ST Viscose', 'ST Viscose　写真2', 'ST Viscose　写真3']],
])('without texts, pictures are called by name and number in %s', async (_, host, expected) => {
  await picturedProduct();
  expect(await shown('/products/st', host)).toEqual(expected);
});

test('no two pictures of a record are called the same', async () => {
  await picturedProduct(['A cone', 'A cone', null, 'ST Viscose, picture 3']);
  const texts = await shown('/products/st');
  expect(texts.slice(0, 3)).toEqual(['A cone', 'A cone, picture 2', 'ST Viscose, picture 3']);
  expect(new Set(texts).size).toBe(4);
});

test('a text is translated as a field of its record, and is English with its language otherwise', async () => {
  const { db } = admin.world;
  const { id, images } = await picturedProduct(['A cone', 'Its turns', 'A motif']);
  await db.insert(item_codes).values({
    ...{ product_id: id, item_code: 'ST1', image_url: '/media/item-code-images/1.png' },
    alt_text: 'A silver cone',
  });
  const field = `picture_${images[0]}_alt_text`;
  await translate(db, 'products', id, { alt_text: '寶塔筒', [field]: '纏繞' });
  expect(await shown('/products/st', 'zh-hant')).toEqual([
    ...['寶塔筒', '纏繞', 'A motif [en]', 'A silver cone [en]'],
  ]);
  const listed = (await admin.read(`/admin/translations?type=products&id=${id}`)).text;
  expect(listed).toContain('Alternative text of the main picture');
  expect(listed).toContain('Picture 2: Alternative text');

  await save(id, textOf(images[0] ?? 0, 'Its turns, close'));
  const [{ outdated_since } = { outdated_since: null }] = await db
    .select()
    .from(translations)
    .where(eq(translations.field_name, field));
  expect(outdated_since).not.toBeNull();
  await save(id, { removed_image_ids: images[0] ?? 0 });
  expect(await db.$count(translations, eq(translations.field_name, field))).toBe(0);
});

test('gallery items and news items have texts for their pictures and videos', async () => {
  const { db } = admin.world;
  const item = await addGalleryItem(db, { slug: 'gown', primary_image_url: '/media/g/1.png' });
  const news = await addNewsItem(db, { slug: 'fair', primary_image_url: '/media/n/1.png' });
  const [image] = await db
    .insert(gallery_images)
    .values({ gallery_item_id: item.id, image_url: '/media/g/2.png' })
    .returning();
  const [medium] = await db
    .insert(news_media)
    .values({ news_item_id: news.id, media_url: '/media/n/2.png' })
    .returning();
  for (const [screen, record, key] of [
    ['gallery-items', item, image?.id],
    ['news-items', news, medium?.id],
  ] as const)
    await admin.send(`/admin/${screen}?edit=${record.id}`, 'save', {
      ...{ id: record.id, version: record.version, alt_text: 'A <gown>' },
      ...textOf(key ?? 0, 'Its back'),
    });
  await translate(db, 'gallery_items', item.id, { [`picture_${image?.id}_alt_text`]: '背面' });
  await translate(db, 'news_items', news.id, { alt_text: '禮服' });
  expect(await shown('/resources/gown')).toEqual(['A &lt;gown&gt;', 'Its back']);
  expect(await shown('/resources/gown', 'zh-hant')).toEqual(['A &lt;gown&gt; [en]', '背面']);
  expect(await shown('/news/fair', 'zh-hant')).toEqual(['禮服', 'Its back [en]']);
});

test('the texts of another record are not changed', async () => {
  const one = await picturedProduct(['A', 'B']);
  const other = await picturedProduct(['C', 'D'], { slug: 'other' });
  expect((await save(one.id, textOf(other.images[0] ?? 0, 'Stolen'))).status).toBe(200);
  expect((await imagesOf(other.id)).map(({ alt_text }) => alt_text)).toEqual(['D']);
});

test('a text that is too long is refused at its own field', async () => {
  const { id, images } = await picturedProduct(['A', 'B']);
  const answer = await save(id, textOf(images[0] ?? 0, 'x'.repeat(501)));
  expect([answer.status, answer.text]).toEqual([
    422,
    expect.stringContaining('Please enter at most 500 characters'),
  ]);
  expect((await imagesOf(id)).map(({ alt_text }) => alt_text)).toEqual(['B']);
});

test('the history shows and restores texts, also those of a picture removed since', async () => {
  const { db } = admin.world;
  const { id, images } = await picturedProduct(['A cone', 'Its turns']);
  const field = `picture_${images[0]}_alt_text`;
  await translate(db, 'products', id, { [field]: '纏繞' });
  const before = [await productNow(id), await imagesOf(id)] as const;
  const [version] = await db.select().from(history).orderBy(desc(history.id)).limit(1);
  await save(id, { alt_text: 'A reel', ...textOf(images[0] ?? 0, 'Wound') });
  const changes = (await admin.read(`/admin/history/products/${id}`)).text;
  for (const words of ['The alt text changed; 1 picture changed', 'Picture: Alt text', 'Wound'])
    expect(changes).toContain(words);
  await save(id, { removed_image_ids: images[0] ?? 0 });
  const restored = await admin.send(`/admin/history/products/${id}`, 'restore', {
    ...{ version: version?.id ?? 0, seen: (await productNow(id)).version },
  });
  expect(restored.status).toBe(200);
  expect(await productNow(id)).toMatchObject({ alt_text: before[0].alt_text });
  expect(await imagesOf(id)).toEqual(before[1]);
  expect(await shown('/products/st', 'zh-hant')).toEqual(['A cone [en]', '纏繞']);
});

test('a deleted record comes back from the bin with its texts, also one of an earlier release', async () => {
  const { db } = admin.world;
  const { id, images } = await picturedProduct(['A cone', 'Its turns']);
  await translate(db, 'products', id, { [`picture_${images[0]}_alt_text`]: '纏繞' });
  const remove = async () => {
    expect((await admin.send(path, 'delete', { id })).status).toBe(200);
    const [entry] = await db.select().from(bin);
    return entry?.id ?? 0;
  };
  await admin.send('/admin/bin', 'restore', { id: await remove() });
  expect(await shown('/products/st', 'zh-hant')).toEqual(['A cone [en]', '纏繞']);
  const entry = await remove();
  await db.update(history).set({
    before: sql`${history.before} - 'alt_text' - 'is_decorative'`,
  });
  expect((await admin.send('/admin/bin', 'restore', { id: entry })).status).toBe(200);
  expect(await imagesOf(id)).toMatchObject([{ alt_text: null, is_decorative: false }]);
});

test('a copy has the texts of its pictures', async () => {
  const { db, files } = admin.world;
  const { bytes } = await samplePicture();
  const urls = await Promise.all([1, 2, 3].map(() => files.put('products', bytes, 'png')));
  const original = await picturedProduct(['A cone', 'Its turns', 'A motif'], {
    image_url: urls[0] ?? null,
  });
  for (const [at, image] of original.images.entries())
    await db
      .update(product_images)
      .set({ image_url: urls[at + 1] ?? '' })
      .where(eq(product_images.id, image));
  const [first = 0, second = 0] = original.images;
  const form = { name: 'Copy', slug: 'copy', copy_of: original.id, alt_text: 'A cone' };
  await admin.send(`${path}?new=yes&copy=${original.id}`, 'save', {
    ...{ ...form, additional_images: await samplePicture('own.png') },
    ...{ ...textOf(first, 'Its turns'), ...textOf(second, 'A motif'), ...textOf('new-0', 'Own') },
  });
  expect(await shown('/products/copy')).toEqual(['A cone', 'Its turns', 'A motif', 'Own']);
  expect(await shown('/products/st')).toEqual(['A cone', 'Its turns', 'A motif']);
});

test('a planned text is saved at its time, and a preview shows it before', async () => {
  const { db, files } = admin.world;
  const { id, images, version } = await picturedProduct(['A cone', 'Its turns']);
  const form = {
    ...{ id, version, name: 'ST Viscose', slug: 'st', alt_text: '', is_decorative: 'on' },
    ...textOf(images[0] ?? 0, 'Wound'),
  };
  expect((await admin.send(`${path}?edit=${id}`, 'preview', form)).status).toBe(200);
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from record_drafts`);
  const preview = await admin.site.fetch(`/admin/preview/products/${id}?draft=${rows[0]?.id}`, {
    headers: { cookie: admin.cookie },
  });
  expect(viewerTexts(await preview.text())).toEqual(['', 'Wound']);

  // The form has the time of Hong Kong.
  const plan_at = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 16);
  const planned = await admin.send(`/admin/plans/products/${id}`, 'plan', {
    ...{ ...form, plan_what: 'changes', plan_at },
  });
  expect(planned.status).toBe(200);
  expect((await admin.read(`${path}?edit=${id}`)).text).toContain('Wound');
  const onlyLogged = (what: string, error: unknown) => expect([what, error]).toEqual([]);
  await carryOutDue({ db, files, onlyLogged }, 30 * 3_600_000);
  expect(await shown('/products/st')).toEqual(['', 'Wound']);
});

test('a save over another user’s change names the texts that differ', async () => {
  const { id, images, version } = await picturedProduct(['A cone', 'Its turns']);
  await save(id, textOf(images[0] ?? 0, 'Theirs'));
  const answer = await admin.send(`${path}?edit=${id}`, 'save', {
    ...{ id, version, ...textOf(images[0] ?? 0, 'Mine') },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Alternative texts of further pictures[\s\S]*Theirs[\s\S]*Mine/);
});

test('records with undescribed pictures are counted and listed; decoration and records without a picture are not', async () => {
  const { db } = admin.world;
  await picturedProduct(['A cone', null], { name: 'Lacking' });
  await picturedProduct([null, 'Turns'], { slug: 'deco', name: 'Decoration', is_decorative: true });
  const { id: product_id } = await addProduct(db, { name: 'Unpictured' });
  await db.insert(item_codes).values([
    { product_id, item_code: 'A1', image_url: '/media/item-code-images/1.png' },
    { product_id, item_code: 'A2' },
  ]);
  await addGalleryItem(db, { name: 'Gown', primary_image_url: '/media/g/1.png' });
  await addNewsItem(db, { title: 'Fair', primary_image_url: '/media/n/1.png', alt_text: 'Hall' });
  const lacking = 'with a picture without alternative text';
  const todo = (await admin.read('/admin')).text;
  for (const words of ['product', 'item code', 'gallery item'])
    expect(todo).toMatch(new RegExp(`\\b1\\s+${words} ${lacking}`));
  expect(todo).not.toContain(`news item ${lacking}`);
  const listed = (await admin.read(`${path}?lacks=alt`)).text;
  expect(listed).toContain('Lacking');
  expect(listed).not.toMatch(/Decoration|Unpictured/);
  expect((await admin.read('/admin/item-codes?lacks=alt')).text).not.toContain('A2');
  expect((await admin.read('/admin/gallery-items?lacks=alt')).text).toContain('Gown');
  expect((await admin.read('/admin/news-items?lacks=alt')).text).not.toContain('Fair');
});
