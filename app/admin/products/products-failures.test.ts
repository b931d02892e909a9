import { afterEach, expect, test, vi } from 'vitest';
import { product_images } from '#database/schema/products.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { expectFriendly } from '#tests/admin/admin-site.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { falsePicture, samplePdf } from '#tests/world/files/sample-files.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';

const path = '/admin/products';
const newPath = `${path}?new=yes`;
const { admin, db, picture, rows, add, addCategory, categoriesOf, storedFiles } =
  await openProductsAdmin();
afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'save',
    'update',
    'products',
    /Failed to save product\. Please check error details\.\nFailed to update product: (.+)\n[\s\S]*Error details\nFailed to update product: \1/,
  ],
  [
    'save',
    'insert',
    'product_category_mappings',
    /details\.\nFailed to update category mappings: (.+)\n[\s\S]*Error details\nFailed to update category mappings: \1/,
  ],
  ['status', 'update', 'products', /Failed to update product status/],
  ['delete', 'delete', 'products', /Failed to delete product/],
  ['order', 'update', 'products', /Failed to update product order/],
] as const)(
  'a failing query: %s answers its text (%s on %s)',
  async (intent, kind, table, text) => {
    const product = await add({ slug: 'st', display_order: 5 });
    const category = await addCategory('A');
    await admin.breakTable(table, kind);
    const open = intent === 'save' ? `?edit=${product.id}` : '';
    const answer = await admin.send(path + open, intent, {
      ...{ id: product.id, version: product.version, name: 'New', slug: 'new', status: 'Inactive' },
      category_ids: category,
      order: JSON.stringify({ offset: 0, before: [product.id], after: [product.id] }),
    });
    await admin.mendTable(table);
    expect(answer.status).toBe(500);
    expect(answer.text).toMatch(text);
    expectFriendly(answer.text);
    expect(await rows()).toMatchObject([
      { name: 'ST Viscose', status: 'Active', display_order: 5 },
    ]);
  },
);

test('a failing insert reads Failed to create product, and the files are removed', async () => {
  const before = await storedFiles();
  await admin.breakTable('products', 'insert');
  const answer = await admin.send(newPath, 'save', { name: 'A', slug: 'a', image: picture });
  await admin.mendTable('products');
  expect(answer.text).toMatch(
    /^Failed to create product: [\s\S]*Error details\nFailed to create product: /m,
  );
  expectFriendly(answer.text);
  expect(await storedFiles()).toEqual(before);
});

test('links that cannot be stored with a new product are only logged', async () => {
  const category = await addCategory('A');
  await admin.breakTable('product_category_mappings', 'insert');
  const answer = await admin.send(newPath, 'save', {
    name: 'A',
    slug: 'a',
    category_ids: category,
  });
  await admin.mendTable('product_category_mappings');
  expect(answer.text).toContain('Product created successfully');
  const [product] = await rows();
  expect(await categoriesOf(product?.id ?? 0)).toEqual([]);
});

test('a new product gets the chosen categories that exist, and the response names the missing ones', async () => {
  const [kept, gone, second] = [
    await addCategory('Kept'),
    await addCategory('Gone by then'),
    await addCategory('Second'),
  ];
  await admin.send('/admin/categories', 'delete', { id: gone });
  const answer = await admin.send(newPath, 'save', {
    ...{ name: 'New', slug: 'new', category_ids: [kept, gone, second] },
  });
  expect(answer.text).toContain('Product created successfully');
  expect(answer.text).toContain('Saved, but some categories were left out\nDeleted: Gone by then');
  const [product] = await rows();
  expect(await categoriesOf(product?.id ?? 0)).toEqual([kept, second]);
});

test('images that cannot be removed are only logged; the rest is saved', async () => {
  const product = await add({ slug: 'st' });
  const [image] = await db
    .insert(product_images)
    .values({ product_id: product.id, image_url: '/media/products/a.png' })
    .returning();
  await admin.breakTable('product_images', 'delete');
  const answer = await admin.send(newPath, 'save', {
    ...{ id: product.id, version: product.version, name: 'New', slug: 'st' },
    removed_image_ids: image?.id ?? 0,
  });
  await admin.mendTable('product_images');
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
] as const)(
  'a store that responds with %i to %s leads to the specified text',
  async (status, field, text) => {
    vi.spyOn(admin.world.files, 'put').mockRejectedValue(
      new StorageError(status, 'the bucket is on fire'),
    );
    const file = field === 'catalogue_pdf' ? samplePdf : picture;
    const answer = await admin.send(newPath, 'save', { name: 'A', slug: 'a', [field]: file });
    // Both the toast and the form show the text.
    expect(answer.text).toContain(`Please check error details.\n${text}`);
    expect(answer.text).toContain(`Error details\n${text}`);
    expect(answer.text.includes('Storage permission denied')).toBe(status === 403);
    expect(await rows()).toEqual([]);
  },
);

test('a refusal by row-level security is explained in the error panel', async () => {
  await db.execute(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'new row violates row-level security policy' using errcode = '42501'; end $$`);
  await db.execute(
    'create trigger refuse before insert on products for each row execute function refuse()',
  );
  const answer = await admin.send(newPath, 'save', { name: 'A', slug: 'a' });
  await db.execute('drop trigger refuse on products');
  expect(answer.text).toMatch(/A row-level security rule of the database does not allow this/);
});

test('an insert that returns nothing leads to the specified text', async () => {
  await db.execute(`create or replace function swallow() returns trigger language plpgsql as
    $$ begin return null; end $$`);
  await db.execute(
    'create trigger swallow before insert on products for each row execute function swallow()',
  );
  const answer = await admin.send(newPath, 'save', { name: 'A', slug: 'a', image: picture });
  await db.execute('drop trigger swallow on products');
  expect(answer.text).toContain('Failed to create product - no data returned');
});

test('a file with false content is refused at its field and not stored', async () => {
  const before = await storedFiles();
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const answer = await admin.send(newPath, 'save', {
    ...{ name: 'A', slug: 'a' },
    image: { name: 'x.png', type: 'image/png', bytes: svg },
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('File must be an image (JPEG, PNG, WebP, GIF)');
  expect(await storedFiles()).toEqual(before);
  expect(await rows()).toEqual([]);
});

test('additional images with false content are left out and named, and the rest is saved', async () => {
  const answer = await admin.send(newPath, 'save', {
    ...{ name: 'A', slug: 'a' },
    additional_images: [falsePicture, picture],
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('Product created successfully');
  expect(answer.text).toContain('Saved, but some files were left out');
  expect(answer.text).toContain('false.png: File must be an image (JPEG, PNG, WebP, GIF)');
  expect(await rows()).toHaveLength(1);
  expect(await db.$count(product_images)).toBe(1);
});

test('a list that cannot be read shows an error with Try Again', async () => {
  const answer = await withoutTables(db, ['products'], () => admin.read(path));
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('Failed to load products');
  expect(answer.text).toContain('Try Again');
  expectFriendly(answer.text);
});
