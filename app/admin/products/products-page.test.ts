import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change_log } from '#database/schema/change-log.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { databaseWords, type FileToSend, type Office, openOffice } from '#tests/office.ts';

const path = '/admin/products';
const newPath = `${path}?new=yes`;
let office: Office;
let picture: FileToSend;

beforeAll(async () => {
  office = await openOffice();
  const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b08d4a' } })
    .png()
    .toBuffer();
  picture = { name: 'spool.png', type: 'image/png', bytes: new Uint8Array(made) };
});
afterAll(() => office.close());

const pdf: FileToSend = {
  name: 'catalogue.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'),
};

beforeEach(async () => {
  const { db } = office.world;
  await db.delete(products);
  await db.delete(product_categories);
  await db.delete(change_log);
});
afterEach(() => vi.restoreAllMocks());

const rows = () => office.world.db.select().from(products).orderBy(asc(products.id));

async function storedFiles(): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of office.world.files.list()) paths.push(path);
  return paths.sort();
}

async function makeProduct(values: Partial<typeof products.$inferInsert> = {}) {
  const [row] = await office.world.db
    .insert(products)
    .values({ name: 'ST Viscose', slug: `st-${Math.random()}`, ...values })
    .returning();
  if (!row) throw new Error('no product');
  return row;
}

async function makeCategory(name: string): Promise<number> {
  const [row] = await office.world.db.insert(product_categories).values({ name }).returning();
  return row?.id ?? 0;
}

const mappings = async (product_id: number) =>
  (
    await office.world.db
      .select()
      .from(product_category_mappings)
      .where(eq(product_category_mappings.product_id, product_id))
  )
    .map(({ category_id }) => category_id)
    .sort((a, b) => a - b);

test('a new product is stored with its files, links and the next display order, and written down', async () => {
  await makeProduct({ display_order: 41 });
  const categories = [await makeCategory('Embroidery'), await makeCategory('Effects')];
  const answer = await office.send(newPath, 'save', {
    name: '  Glow  ',
    slug: 'glow',
    description: 'Shines',
    detailed_description: 'one\r\ntwo',
    status: 'Inactive',
    category_ids: categories,
    image: picture,
    catalogue_pdf: pdf,
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
    display_order: 42,
  });
  expect(glow?.image_url).toMatch(/^\/media\/products\/.+\.png$/);
  expect(glow?.catalogue_pdf).toMatch(/^\/media\/pdf\/.+\.pdf$/);
  expect(await mappings(glow?.id ?? 0)).toEqual(categories);
  const images = await office.world.db.select().from(product_images);
  expect(images.map(({ product_id }) => product_id)).toEqual([glow?.id, glow?.id]);
  expect(await office.world.db.select().from(change_log)).toMatchObject([
    { actor: 'admin@example.com', action: 'created', entity_type: 'products', label: 'Glow' },
  ]);
});

test('name and slug are required, said once', async () => {
  const incomplete: Record<string, string>[] = [{}, { name: 'Glow' }, { slug: 'glow' }];
  for (const values of incomplete) {
    const answer = await office.send(newPath, 'save', values);
    expect(answer.status).toBe(422);
    expect(answer.text.split('Product name and slug are required')).toHaveLength(2);
  }
  expect(await rows()).toEqual([]);
});

test('a slug of another product is refused at its field, and the new files go again', async () => {
  await makeProduct({ slug: 'glow' });
  const before = await storedFiles();
  const answer = await office.send(newPath, 'save', {
    name: 'Glow',
    slug: 'glow',
    image: picture,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('This slug is already used by another product');
  expect(await rows()).toHaveLength(1);
  expect(await storedFiles()).toEqual(before);
});

test('an edit replaces the links, removes the marked images, adds the new ones, and raises the version', async () => {
  const product = await makeProduct({ slug: 'st' });
  const [first, second] = [await makeCategory('A'), await makeCategory('B')];
  await office.world.db
    .insert(product_category_mappings)
    .values({ product_id: product.id, category_id: first });
  const images = await office.world.db
    .insert(product_images)
    .values(
      ['/media/products/a.png', '/media/products/b.png'].map((image_url) => ({
        product_id: product.id,
        image_url,
      })),
    )
    .returning();
  const answer = await office.send(`${path}?edit=${product.id}`, 'save', {
    ...{ id: product.id, version: product.version, name: 'ST', slug: 'st', status: 'Active' },
    category_ids: second,
    removed_image_ids: images[0]?.id ?? 0,
    additional_images: picture,
  });
  expect(answer.text).toContain('Product updated successfully');
  expect(await mappings(product.id)).toEqual([second]);
  const left = await office.world.db.select().from(product_images).orderBy(asc(product_images.id));
  expect(left.map(({ image_url }) => image_url)).toEqual([
    '/media/products/b.png',
    expect.stringMatching(/^\/media\/products\/\d+-/),
  ]);
  expect((await rows())[0]?.version).toBeGreaterThan(product.version);
});

test('saving over a newer change is refused, and shows what differs', async () => {
  const product = await makeProduct({ slug: 'st', description: 'old' });
  await office.world.db.update(products).set({ description: 'theirs' });
  const answer = await office.send(`${path}?edit=${product.id}`, 'save', {
    ...{ id: product.id, version: product.version, name: 'ST Viscose', slug: 'st' },
    description: 'mine',
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Somebody else saved this[\s\S]*Description\ntheirs\nmine\n/);
  expect((await rows())[0]?.description).toBe('theirs');
});

test('an edit of a deleted product is refused in words', async () => {
  const answer = await office.send(newPath, 'save', {
    id: 999_999,
    version: 1,
    name: 'A',
    slug: 'a',
  });
  expect(answer.text).toContain('Somebody else has deleted this product meanwhile.');
});

test('the status toggles with its toast', async () => {
  const { id } = await makeProduct();
  expect((await office.send(path, 'status', { id, status: 'Inactive' })).text).toContain(
    'Product deactivated successfully',
  );
  expect((await rows())[0]?.status).toBe('Inactive');
  expect((await office.send(path, 'status', { id, status: 'Active' })).text).toContain(
    'Product activated successfully',
  );
});

test('deleting takes item codes, images and links along', async () => {
  const { id } = await makeProduct();
  const { db } = office.world;
  await db.insert(item_codes).values({ product_id: id, item_code: 'ST100' });
  await db.insert(product_images).values({ product_id: id, image_url: '/media/products/a.png' });
  await office.send(path, 'delete', { id });
  expect(await rows()).toEqual([]);
  expect(await db.$count(item_codes)).toBe(0);
  expect(await db.$count(product_images)).toBe(0);
});

test('an order is numbered from 1 and saved; one that began from another order is refused', async () => {
  const ids: number[] = [];
  for (const [at, name] of ['A', 'B', 'C'].entries()) {
    ids.push((await makeProduct({ name, slug: name, display_order: at * 10 })).id);
  }
  const [a = 0, b = 0, c = 0] = ids;
  const order = (before: number[], after: number[]) =>
    office.send(path, 'order', { order: JSON.stringify({ offset: 0, before, after }) });
  expect((await order([a, b, c], [c, a, b])).status).toBe(200);
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([2, 3, 1]);
  const late = await order([a, b, c], [b, a, c]);
  expect(late.status).toBe(409);
  expect(late.text).toContain('Somebody else has changed this list meanwhile');
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([2, 3, 1]);
  expect((await order([c, a], [a, c])).status).toBe(200);
  expect((await rows()).map(({ display_order }) => display_order)).toEqual([1, 3, 2]);
});

test('the list searches by name, filters by status, and sorts with nulls last in both directions', async () => {
  await makeProduct({ name: 'Alpha 100%', slug: 'a', description: 'x', display_order: 2 });
  await makeProduct({ name: 'beta', slug: 'b', description: null, display_order: 1 });
  await makeProduct({
    name: 'Gamma',
    slug: 'c',
    description: 'a',
    status: 'Inactive',
    display_order: 3,
  });
  const order = async (query: string) =>
    [...(await office.read(path + query)).text.matchAll(/^(Alpha 100%|beta|Gamma)$/gm)].map(
      ([name]) => name,
    );
  expect(await order('')).toEqual(['beta', 'Alpha 100%', 'Gamma']);
  expect(await order('?sort=name&dir=asc')).toEqual(['Alpha 100%', 'beta', 'Gamma']);
  expect(await order('?sort=description&dir=asc')).toEqual(['Gamma', 'Alpha 100%', 'beta']);
  expect(await order('?sort=description&dir=desc')).toEqual(['Alpha 100%', 'Gamma', 'beta']);
  expect(await order('?q=ALPHA')).toEqual(['Alpha 100%']);
  expect(await order('?q=%25')).toEqual(['Alpha 100%']);
  expect(await order('?status=Inactive')).toEqual(['Gamma']);
  expect((await office.read(`${path}?q=nothing`)).text).toContain('No data found');
});

const friendly = (text: string) => {
  expect(text).not.toContain(databaseWords);
  expect(text).not.toMatch(/insert into|update "|select /i);
};

test.each([
  [
    'save',
    'update',
    'products',
    /Failed to save product\. Please check error details\.[\s\S]*Failed to update product: /,
  ],
  ['save', 'insert', 'product_category_mappings', /Failed to update category mappings: /],
  ['status', 'update', 'products', /Failed to update product status/],
  ['delete', 'delete', 'products', /Failed to delete product/],
  ['order', 'update', 'products', /Failed to update product order/],
] as const)(
  'a failing query: %s answers its text (%s on %s)',
  async (intent, kind, table, text) => {
    const product = await makeProduct({ slug: 'st', display_order: 5 });
    const category = await makeCategory('A');
    await office.breakTable(table, kind);
    const open = intent === 'save' ? `?edit=${product.id}` : '';
    const answer = await office.send(path + open, intent, {
      ...{ id: product.id, version: product.version, name: 'New', slug: 'new', status: 'Inactive' },
      category_ids: category,
      order: JSON.stringify({ offset: 0, before: [product.id], after: [product.id] }),
    });
    await office.mendTable(table);
    expect(answer.status).toBe(500);
    expect(answer.text).toMatch(text);
    friendly(answer.text);
    expect(await rows()).toMatchObject([
      { name: 'ST Viscose', status: 'Active', display_order: 5 },
    ]);
  },
);

test('a failing insert reads Failed to create product, and the files go again', async () => {
  const before = await storedFiles();
  await office.breakTable('products', 'insert');
  const answer = await office.send(newPath, 'save', { name: 'A', slug: 'a', image: picture });
  await office.mendTable('products');
  expect(answer.text).toMatch(/Failed to create product: /);
  friendly(answer.text);
  expect(await storedFiles()).toEqual(before);
});

test('links that cannot be stored with a new product are only logged', async () => {
  const category = await makeCategory('A');
  await office.breakTable('product_category_mappings', 'insert');
  const answer = await office.send(newPath, 'save', {
    name: 'A',
    slug: 'a',
    category_ids: category,
  });
  await office.mendTable('product_category_mappings');
  expect(answer.text).toContain('Product created successfully');
  const [product] = await rows();
  expect(await mappings(product?.id ?? 0)).toEqual([]);
});

test('images that cannot be removed are only logged; the rest is saved', async () => {
  const product = await makeProduct({ slug: 'st' });
  const [image] = await office.world.db
    .insert(product_images)
    .values({ product_id: product.id, image_url: '/media/products/a.png' })
    .returning();
  await office.breakTable('product_images', 'delete');
  const answer = await office.send(newPath, 'save', {
    ...{ id: product.id, version: product.version, name: 'New', slug: 'st' },
    removed_image_ids: image?.id ?? 0,
  });
  await office.mendTable('product_images');
  expect(answer.text).toContain('Product updated successfully');
  expect((await rows())[0]?.name).toBe('New');
});

test.each([
  [
    400,
    'image',
    'Failed to upload product image: Storage upload failed: Invalid file or request. Please check file format and size.',
  ],
  [403, 'image', 'Failed to upload product image: Storage upload failed: Permission denied.'],
  [
    413,
    'catalogue_pdf',
    'Failed to upload catalogue PDF: File too large: The file you are trying to upload exceeds the maximum allowed size.',
  ],
  [
    500,
    'additional_images',
    'Failed to upload product image: Storage upload failed: the bucket is on fire',
  ],
] as const)('a store that answers %i to %s is told in its words', async (status, field, text) => {
  vi.spyOn(office.world.files, 'put').mockRejectedValue(
    new StorageError(status, 'the bucket is on fire'),
  );
  const file = field === 'catalogue_pdf' ? pdf : picture;
  const answer = await office.send(newPath, 'save', { name: 'A', slug: 'a', [field]: file });
  expect(answer.text).toContain(text);
  expect(answer.text.includes('Storage permission denied')).toBe(status === 403);
  expect(await rows()).toEqual([]);
});

test('a database that refuses by row-level security is explained in the error panel', async () => {
  const { db } = office.world;
  await db.execute(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'new row violates row-level security policy' using errcode = '42501'; end $$`);
  await db.execute(
    'create trigger refuse before insert on products for each row execute function refuse()',
  );
  const answer = await office.send(newPath, 'save', { name: 'A', slug: 'a' });
  await db.execute('drop trigger refuse on products');
  expect(answer.text).toMatch(/A row-level security rule of the database does not allow this/);
});

test('an insert that answers nothing is told as such', async () => {
  const { db } = office.world;
  await db.execute(`create or replace function swallow() returns trigger language plpgsql as
    $$ begin return null; end $$`);
  await db.execute(
    'create trigger swallow before insert on products for each row execute function swallow()',
  );
  const answer = await office.send(newPath, 'save', { name: 'A', slug: 'a', image: picture });
  await db.execute('drop trigger swallow on products');
  expect(answer.text).toContain('Failed to create product - no data returned');
});

test('a file that is not what it claims is refused at its field and stored nowhere', async () => {
  const before = await storedFiles();
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const answer = await office.send(newPath, 'save', {
    ...{ name: 'A', slug: 'a' },
    image: { name: 'x.png', type: 'image/png', bytes: svg },
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('File must be an image (JPEG, PNG, WebP, GIF)');
  expect(await storedFiles()).toEqual(before);
  expect(await rows()).toEqual([]);
});

test.each([
  ['products', 'Failed to load products'],
  ['product_categories', 'Failed to load categories'],
])('a list that cannot be read says so, with Try Again (%s)', async (table, text) => {
  const { db } = office.world;
  await db.execute(`alter table ${table} rename to hidden`);
  const answer = await office.read(path);
  await db.execute(`alter table hidden rename to ${table}`);
  expect(answer.status).toBe(503);
  expect(answer.text).toContain(text);
  expect(answer.text).toContain('Try Again');
  friendly(answer.text);
});

test('the form of a product is in the page of its address, without JavaScript', async () => {
  const { id } = await makeProduct({ name: 'ST', description: 'Supple' });
  const { text } = await office.read(`${path}?edit=${id}`);
  expect(text).toContain('Edit Product');
  expect(text).toContain('Supple');
  expect((await office.read(`${path}?new=yes`)).text).toContain('Add Product');
});
