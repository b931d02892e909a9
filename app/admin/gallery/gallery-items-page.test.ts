import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { openGalleryAdmin } from '#tests/admin/gallery-admin.ts';
import { addGalleryItem, addProduct } from '#tests/world/content/catalogue-rows.ts';
import { samplePdf, sampleVideo } from '#tests/world/files/sample-files.ts';

const path = '/admin/gallery-items';
const newPath = `${path}?new=yes`;
const { admin, db, picture, items, images, addCategory, linksOf, storedFiles } =
  await openGalleryAdmin();

test('a new item is stored with links, pictures and videos, each file in its folder', async () => {
  const category = await addCategory('Books');
  const product = await addProduct(db);
  const answer = await admin.send(newPath, 'save', {
    name: ' Gown ',
    slug: 'gown',
    description: 'Lace',
    detailed_description: 'one\r\ntwo',
    project_details: '<b>x</b>',
    display_order: 7,
    category_ids: category,
    product_ids: product.id,
    primary_image: picture,
    media: [picture, sampleVideo],
  });
  expect(answer.text).toContain('Gallery item created successfully');
  const [gown] = await items();
  expect(gown).toMatchObject({
    name: 'Gown',
    slug: 'gown',
    description: 'Lace',
    detailed_description: 'one\ntwo',
    project_details: '<b>x</b>',
    display_order: 7,
    is_pdf: false,
    pdf_url: null,
    status: 'Active',
  });
  expect(gown?.primary_image_url).toMatch(/^\/media\/gallery-items\/.+\.png$/);
  expect(await linksOf(gown?.id ?? 0)).toEqual({
    categories: [category],
    products: [product.id],
  });
  expect(await images()).toMatchObject([
    {
      media_type: 'image',
      display_order: 1,
      image_url: expect.stringMatching(/^\/media\/gallery-items\//),
    },
    {
      media_type: 'video',
      display_order: 2,
      image_url: expect.stringMatching(/^\/media\/gallery-videos\/.+\.mp4$/),
    },
  ]);
});

test('a PDF item stores its file in the documents folder and accepts no further media', async () => {
  const guide = { name: 'Care guide', slug: 'care', is_pdf: 'on', pdf: samplePdf };
  expect((await admin.send(newPath, 'save', { ...guide, media: picture })).status).toBe(422);
  expect(await items()).toEqual([]);
  await admin.send(newPath, 'save', guide);
  const [item] = await items();
  expect(item).toMatchObject({ is_pdf: true, display_order: 0 });
  expect(item?.pdf_url).toMatch(/^\/media\/documents\/.+\.pdf$/);
  expect(await images()).toEqual([]);
  const list = await admin.read(path);
  expect(list.text).toMatch(/Care guide\nNo image\nPDF\nActive\n/);
});

test('name and slug are required with the specified texts, and a slug must fit an address', async () => {
  const answer = await admin.send(newPath, 'save');
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Name is required');
  expect(answer.text).toContain('Slug is required');
  expect((await admin.send(newPath, 'save', { name: 'A', slug: 'a b' })).text).toContain(
    'A slug may contain letters, digits, hyphens',
  );
  expect(await items()).toEqual([]);
});

test('a slug of another item is refused at its field, and the new files are removed', async () => {
  await addGalleryItem(db, { slug: 'gown' });
  const before = await storedFiles();
  const answer = await admin.send(newPath, 'save', {
    ...{ name: 'Gown', slug: 'gown' },
    primary_image: picture,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('This slug is already used by another gallery item');
  expect(await storedFiles()).toEqual(before);
});

test('an edit replaces the links, removes the marked media and appends new ones', async () => {
  const item = await addGalleryItem(db, { slug: 'gown' });
  const [first, second] = [await addCategory('A'), await addCategory('B')];
  await db
    .insert(gallery_item_categories)
    .values({ gallery_item_id: item.id, gallery_category_id: first });
  const [old] = await db
    .insert(gallery_images)
    .values([
      { gallery_item_id: item.id, image_url: 'a.png', display_order: 1 },
      { gallery_item_id: item.id, image_url: 'b.png', display_order: 5 },
    ])
    .returning();
  const version = (await items())[0]?.version ?? 0;
  const answer = await admin.send(`${path}?edit=${item.id}`, 'save', {
    ...{ id: item.id, version, name: 'Gown', slug: 'gown' },
    category_ids: second,
    removed_media_ids: old?.id ?? 0,
    media: picture,
  });
  expect(answer.text).toContain('Gallery item updated successfully');
  expect((await linksOf(item.id)).categories).toEqual([second]);
  expect(await images()).toMatchObject([
    { image_url: 'b.png', display_order: 5 },
    { display_order: 6 },
  ]);
  expect((await items())[0]?.version).toBe(version + 1);
});

test('media of another item cannot be removed through this one', async () => {
  const item = await addGalleryItem(db, { slug: 'gown' });
  const other = await addGalleryItem(db);
  const [image] = await db
    .insert(gallery_images)
    .values({ gallery_item_id: other.id, image_url: 'a.png' })
    .returning();
  await admin.send(path, 'save', {
    ...{ id: item.id, version: item.version, name: 'Gown', slug: 'gown' },
    removed_media_ids: image?.id ?? 0,
  });
  expect(await images()).toHaveLength(1);
});

test('an edit that does not touch the display order keeps a concurrent reordering', async () => {
  const item = await addGalleryItem(db, { slug: 'gown', display_order: 4 });
  await db.update(gallery_items).set({ display_order: 1 });
  const edit = { id: item.id, version: item.version, name: 'Gown', slug: 'gown' };
  await admin.send(path, 'save', { ...edit, display_order: 4, display_order_before: 4 });
  const [kept] = await items();
  expect(kept).toMatchObject({ name: 'Gown', display_order: 1 });
  await admin.send(path, 'save', {
    ...{ ...edit, version: kept?.version ?? 0 },
    ...{ display_order: 9, display_order_before: 4 },
  });
  expect(await items()).toMatchObject([{ display_order: 9 }]);
});

test('saving over a newer change is refused with the differences, and saving a deleted item is refused', async () => {
  const item = await addGalleryItem(db, { slug: 'gown', description: 'old' });
  await db.update(gallery_items).set({ description: 'theirs' });
  const answer = await admin.send(`${path}?edit=${item.id}`, 'save', {
    ...{ id: item.id, version: item.version, name: item.name, slug: 'gown' },
    description: 'mine',
    is_pdf: 'on',
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(
    /Someone else saved this[\s\S]*Description\ntheirs\nmine\n[\s\S]*This item is a PDF\nNo\nYes\n/,
  );
  expect(await items()).toMatchObject([{ description: 'theirs', is_pdf: false }]);
  const gone = await admin.send(newPath, 'save', {
    id: 999_999,
    version: 1,
    name: 'A',
    slug: 'a',
  });
  expect(gone.text).toContain('This gallery item no longer exists.');
});

test('among many products, a form without JavaScript adds the named product and keeps the others', async () => {
  await db.execute(sql`insert into products (name, slug)
    select 'Thread ' || n, 'p-' || n from generate_series(1, 600) n`);
  const related = await addProduct(db, { name: 'Zari' });
  const added = await addProduct(db, { name: 'Zephyr' });
  const item = await addGalleryItem(db, { name: 'Gown', slug: 'gown' });
  await db
    .insert(gallery_item_products)
    .values({ gallery_item_id: item.id, product_id: related.id });
  const form = await admin.site.fetch(`${path}?edit=${item.id}`, {
    headers: { cookie: admin.cookie },
  });
  const html = await form.text();
  expect(html).toMatch(new RegExp(`name="product_ids"[^>]*checked=""[^>]*value="${related.id}"`));
  expect(html).toContain('name="product_ids_written"');
  expect(html).toMatch(/<noscript><p[^>]*>Enter a full name or a slug above to add another\./);
  expect(html.replaceAll('<!-- -->', '')).toContain('551 more: search to find them.');
  expect(html).not.toContain('Thread 599');
  const version = (await items())[0]?.version ?? 0;
  const save = (product_ids_written: string) =>
    admin.send(`${path}?edit=${item.id}`, 'save', {
      ...{ id: item.id, version, name: 'Gown', slug: 'gown' },
      ...{ product_ids: related.id, product_ids_written },
    });
  expect((await save('Zep')).text).toContain('No product has this name or slug');
  expect((await linksOf(item.id)).products).toEqual([related.id]);
  expect((await save('zephyr')).text).toContain('Gallery item updated successfully');
  expect((await linksOf(item.id)).products).toEqual([related.id, added.id]);
});

test('the status toggles with its toast, and deleting an item removes its links and media', async () => {
  const { id } = await addGalleryItem(db);
  expect((await admin.send(path, 'status', { id, status: 'Inactive' })).text).toContain(
    'Gallery item deactivated successfully',
  );
  expect(await items()).toMatchObject([{ status: 'Inactive' }]);
  expect((await admin.send(path, 'status', { id, status: 'Active' })).text).toContain(
    'Gallery item activated successfully',
  );
  await db.insert(gallery_images).values({ gallery_item_id: id, image_url: 'a.png' });
  expect((await admin.send(path, 'delete', { id })).text).toContain('successfully');
  expect(await items()).toEqual([]);
  expect(await images()).toEqual([]);
});

test('the list searches by name, filters by status, sorts, and shows when it is empty', async () => {
  await addGalleryItem(db, { name: 'Alpha', display_order: 2, is_pdf: true });
  await addGalleryItem(db, { name: 'beta', display_order: 1, status: 'Inactive' });
  await addGalleryItem(db, { name: 'Gamma', display_order: null, primary_image_url: '/a.png' });
  const shown = async (query: string) =>
    [...(await admin.read(path + query)).text.matchAll(/^(Alpha|beta|Gamma)$/gm)].map(
      ([name]) => name,
    );
  expect(await shown('')).toEqual(['beta', 'Alpha', 'Gamma']);
  expect(await shown('?sort=name&dir=desc')).toEqual(['Gamma', 'beta', 'Alpha']);
  expect(await shown('?sort=type&dir=desc')).toEqual(['Alpha', 'Gamma', 'beta']);
  expect(await shown('?sort=display_order&dir=desc')).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await shown('?sort=image&dir=desc')).toEqual(['Gamma', 'Alpha', 'beta']);
  expect(await shown('?q=ALPHA')).toEqual(['Alpha']);
  expect(await shown('?status=Inactive')).toEqual(['beta']);
  expect((await admin.read(`${path}?q=nothing`)).text).toContain('No gallery items found');
});

test('an order is numbered from 1, and an order based on an outdated list is refused', async () => {
  const a = (await addGalleryItem(db, { display_order: 0 })).id;
  const b = (await addGalleryItem(db, { display_order: 10 })).id;
  const order = (before: number[], after: number[]) =>
    admin.send(path, 'order', { order: JSON.stringify({ before, after }) });
  expect((await order([a, b], [b, a])).status).toBe(200);
  expect(await items()).toMatchObject([{ display_order: 2 }, { display_order: 1 }]);
  expect((await order([a, b], [b, a])).status).toBe(409);
});

test('the form is in the page of its address, and shows the PDF field only for PDF items', async () => {
  const { id } = await addGalleryItem(db, { is_pdf: true, slug: 'guide' });
  const edit = (await admin.read(`${path}?edit=${id}`)).text;
  expect(edit).toContain('Edit Gallery Item');
  expect(edit).toContain('The item URL is /resources/guide');
  expect(edit).toContain('PDF File');
  expect(edit).not.toContain('Additional Media');
  const added = (await admin.read(newPath)).text;
  expect(added).toContain('Create New Gallery Item');
  expect(added).not.toContain('PDF File');
  expect(added).toContain('Additional Media');
});
