import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  item_codes,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { samplePdf } from '#tests/world/files/sample-files.ts';

const path = '/admin/products';
const newPath = `${path}?new=yes`;
const { admin, db, picture, rows, add, addCategory, categoriesOf, storedFiles } =
  await openProductsAdmin();

test('a new product is stored with its files, links and the next display order, and recorded in the history', async () => {
  await add({ display_order: 41 });
  const categories = [await addCategory('Embroidery'), await addCategory('Effects')];
  const answer = await admin.send(newPath, 'save', {
    name: '  Glow  ',
    slug: 'glow',
    description: 'Shines',
    detailed_description: 'one\r\ntwo',
    status: 'Inactive',
    category_ids: categories,
    uses: ['lace', 'machine-embroidery'],
    image: picture,
    catalogue_pdf: samplePdf,
    additional_images: [picture, picture],
  });
  expect(answer.text).toContain('Product created successfully');
  const [, glow] = await rows();
  expect(glow).toMatchObject({
    name: 'Glow',
    slug: 'glow',
    description: 'Shines',
    detailed_description: 'one\ntwo',
    status: 'Inactive',
    uses: ['lace', 'machine-embroidery'],
    display_order: 42,
  });
  expect(glow?.image_url).toMatch(/^\/media\/products\/.+\.png$/);
  expect(glow?.catalogue_pdf).toMatch(/^\/media\/pdf\/.+\.pdf$/);
  expect(await categoriesOf(glow?.id ?? 0)).toEqual(categories);
  const images = await db.select().from(product_images);
  expect(images.map(({ product_id }) => product_id)).toEqual([glow?.id, glow?.id]);
});

test('name and slug are required, each with one error', async () => {
  const incomplete: Record<string, string>[] = [{}, { name: 'Glow' }, { slug: 'glow' }];
  for (const values of incomplete) {
    const answer = await admin.send(newPath, 'save', values);
    expect(answer.status).toBe(422);
    expect(answer.text.split('Product name and slug are required')).toHaveLength(2);
  }
  expect(await rows()).toEqual([]);
});

test('a slug of another product is refused at its field, and the new files are removed', async () => {
  await add({ slug: 'glow' });
  const before = await storedFiles();
  const answer = await admin.send(newPath, 'save', {
    name: 'Glow',
    slug: 'glow',
    image: picture,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('This slug is already used by another product');
  expect(await rows()).toHaveLength(1);
  expect(await storedFiles()).toEqual(before);
});

test('an edit replaces the links, removes the marked images, adds the new ones and raises the version', async () => {
  const product = await add({ slug: 'st' });
  const [first, second] = [await addCategory('A'), await addCategory('B')];
  await db.insert(product_category_mappings).values({ product_id: product.id, category_id: first });
  const images = await db
    .insert(product_images)
    .values(
      ['/media/products/a.png', '/media/products/b.png'].map((image_url) => ({
        product_id: product.id,
        image_url,
      })),
    )
    .returning();
  const version = (await rows())[0]?.version ?? 0;
  const answer = await admin.send(`${path}?edit=${product.id}`, 'save', {
    ...{ id: product.id, version, name: 'ST', slug: 'st', status: 'Active' },
    category_ids: second,
    removed_image_ids: images[0]?.id ?? 0,
    additional_images: picture,
  });
  expect(answer.text).toContain('Product updated successfully');
  expect(await categoriesOf(product.id)).toEqual([second]);
  const left = await db.select().from(product_images).orderBy(asc(product_images.id));
  expect(left.map(({ image_url }) => image_url)).toEqual([
    '/media/products/b.png',
    expect.stringMatching(/^\/media\/products\/\d+-/),
  ]);
  expect((await rows())[0]?.version).toBe(version + 1);
});

test('saving over a newer change is refused and shows the differences', async () => {
  const product = await add({ slug: 'st', description: 'old' });
  await db.update(products).set({ description: 'theirs', uses: ['weaving', 'of another client'] });
  const answer = await admin.send(`${path}?edit=${product.id}`, 'save', {
    ...{ id: product.id, version: product.version, name: 'ST Viscose', slug: 'st' },
    ...{ description: 'mine', uses: ['lace', 'goldwork'] },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Someone else saved this[\s\S]*Description\ntheirs\nmine\n/);
  expect(answer.text).toContain('Uses\nWeaving, of another client\nGoldwork, Lace\n');
  expect((await rows())[0]?.description).toBe('theirs');
});

test('uses are ticked, changed, cleared and restored; a form without them leaves them', async () => {
  const { id, slug } = await add({ slug: 'st', uses: ['weaving', 'of another client'] });
  const edit = `${path}?edit=${id}`;
  const html = await (await admin.site.fetch(edit, { headers: { cookie: admin.cookie } })).text();
  expect(html).toContain('>Weaving</p>');
  // The form does not send uses until the checkboxes are shown, so that a save keeps what another client wrote.
  expect(html).not.toContain('name="uses"');
  const save = async (values: object) =>
    admin.send(edit, 'save', {
      ...{ id, slug, version: (await rows())[0]?.version ?? 0, name: 'ST', ...values },
    });
  const stored = async () => (await rows())[0]?.uses;
  await save({ description: 'Shines' });
  expect(await stored()).toEqual(['weaving', 'of another client']);
  await save({ uses: ['weaving', 'lace'] });
  expect(await stored()).toEqual(['weaving', 'lace']);
  expect((await save({ uses: ['stapling'] })).status).toBe(422);
  await save({ uses: '' });
  expect(await stored()).toEqual([]);
  const history = `/admin/history/products/${id}`;
  expect((await admin.read(`${history}.data`)).text).toContain('The uses changed');
  const { rows: entries } = await db.execute<{ id: number; uses: string[] }>(
    sql`select id, after -> 'uses' as uses from history where kind = 'products' and record_id = ${id}
        and operation = 'update' and after ? 'uses' order by id`,
  );
  expect(entries.map(({ uses }) => uses)).toEqual([['weaving', 'lace'], []]);
  await admin.send(history, 'restore', {
    ...{ version: entries[0]?.id ?? 0, seen: (await rows())[0]?.version ?? 0 },
  });
  expect(await stored()).toEqual(['weaving', 'lace']);
});

test('an edit of a deleted product is refused with a text', async () => {
  const answer = await admin.send(newPath, 'save', {
    id: 999_999,
    version: 1,
    name: 'A',
    slug: 'a',
  });
  expect(answer.text).toContain('This product no longer exists.');
});

test('the status toggles with its toast', async () => {
  const { id } = await add();
  expect((await admin.send(path, 'status', { id, status: 'Inactive' })).text).toContain(
    'Product deactivated successfully',
  );
  expect((await rows())[0]?.status).toBe('Inactive');
  expect((await admin.send(path, 'status', { id, status: 'Active' })).text).toContain(
    'Product activated successfully',
  );
});

test('deleting a product removes its item codes, images and links', async () => {
  const { id } = await add();
  await db.insert(item_codes).values({ product_id: id, item_code: 'ST100' });
  await db.insert(product_images).values({ product_id: id, image_url: '/media/products/a.png' });
  await admin.send(path, 'delete', { id });
  expect(await rows()).toEqual([]);
  expect(await db.$count(item_codes)).toBe(0);
  expect(await db.$count(product_images)).toBe(0);
});

test('an order is numbered from 1 and saved, and an order based on an outdated list is refused', async () => {
  const ids: number[] = [];
  for (const [at, name] of ['A', 'B', 'C'].entries()) {
    ids.push((await add({ name, slug: name, display_order: at * 10 })).id);
  }
  const [a = 0, b = 0, c = 0] = ids;
  const order = (before: number[], after: number[]) =>
    admin.send(path, 'order', { order: JSON.stringify({ before, after }) });
  expect((await order([a, b, c], [c, a, b])).status).toBe(200);
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([2, 3, 1]);
  const late = await order([a, b, c], [b, a, c]);
  expect(late.status).toBe(409);
  expect(late.text).toContain('Someone else has reordered this list');
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([2, 3, 1]);
  expect((await order([c, a], [a, c])).status).toBe(200);
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([1, 3, 2]);
});

test('an order keeps concurrent deletions and additions, and one row moves from any place', async () => {
  const put = async (name: string, display_order: number) =>
    (await add({ name, slug: name, display_order })).id;
  const [a, b, c] = [await put('A', 1), await put('B', 2), await put('C', 3)];
  await admin.send(path, 'delete', { id: b });
  const d = await put('D', 2);
  const order = (reordering: object) =>
    admin.send(path, 'order', { order: JSON.stringify(reordering) });
  const shown = async () =>
    (await rows())
      .toSorted((one, other) => (one.display_order ?? 0) - (other.display_order ?? 0))
      .map(({ id, display_order }) => [id, display_order]);
  expect((await order({ before: [a, b, c], after: [c, b, a] })).status).toBe(200);
  expect(await shown()).toEqual([
    [c, 1],
    [d, 2],
    [a, 3],
  ]);
  expect((await order({ id: a, to: 1 })).status).toBe(200);
  expect(await shown()).toEqual([
    [a, 1],
    [c, 2],
    [d, 3],
  ]);
  const gone = await order({ id: b, to: 1 });
  expect(gone.status).toBe(409);
  expect(gone.text).toContain('A record that you moved is not in this list.');
});

test('the list searches by name, filters by status and sorts with nulls last in both directions', async () => {
  await add({ name: 'Alpha 100%', slug: 'a', description: 'x', display_order: 2 });
  await add({ name: 'beta', slug: 'b', description: null, display_order: 1 });
  await add({
    name: 'Gamma',
    slug: 'c',
    description: 'a',
    status: 'Inactive',
    display_order: 3,
  });
  const order = async (query: string) =>
    [...(await admin.read(path + query)).text.matchAll(/^(Alpha 100%|beta|Gamma)$/gm)].map(
      ([name]) => name,
    );
  expect(await order('')).toEqual(['beta', 'Alpha 100%', 'Gamma']);
  expect(await order('?sort=name&dir=asc')).toEqual(['Alpha 100%', 'beta', 'Gamma']);
  expect(await order('?sort=description&dir=asc')).toEqual(['Gamma', 'Alpha 100%', 'beta']);
  expect(await order('?sort=description&dir=desc')).toEqual(['Alpha 100%', 'Gamma', 'beta']);
  expect(await order('?q=ALPHA')).toEqual(['Alpha 100%']);
  expect(await order('?q=%25')).toEqual(['Alpha 100%']);
  expect(await order('?status=Inactive')).toEqual(['Gamma']);
  expect((await admin.read(`${path}?q=nothing`)).text).toContain('No data found');
});

test('without JavaScript, the form of a product is in the page of its address', async () => {
  const { id } = await add({ name: 'ST', description: 'Supple' });
  const { text } = await admin.read(`${path}?edit=${id}`);
  expect(text).toContain('Edit Product');
  expect(text).toContain('Supple');
  expect((await admin.read(`${path}?new=yes`)).text).toContain('Add Product');
});
