import { afterEach, expect, test, vi } from 'vitest';
import { gallery_images } from '#database/schema/gallery.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { expectFriendly } from '#tests/admin/admin-site.ts';
import { openGalleryAdmin } from '#tests/admin/gallery-admin.ts';
import { addGalleryItem } from '#tests/world/content/catalogue-rows.ts';
import { falsePicture } from '#tests/world/files/sample-files.ts';
import { storeRefusals } from '#tests/world/files/stored-files.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';

const path = '/admin/gallery-items';
const newPath = `${path}?new=yes`;
const { admin, db, picture, items, images, addCategory, storedFiles } = await openGalleryAdmin();
afterEach(() => vi.restoreAllMocks());

test.each([
  ['save', 'update', 'gallery_items', 'Failed to save gallery item'],
  ['save', 'insert', 'gallery_item_categories', 'Failed to save gallery item'],
  ['save', 'insert', 'gallery_images', 'Failed to save gallery item'],
  ['save', 'delete', 'gallery_images', 'Failed to remove image'],
  ['status', 'update', 'gallery_items', 'Failed to update gallery item status'],
  ['delete', 'delete', 'gallery_items', 'Failed to delete gallery item'],
  ['order', 'update', 'gallery_items', 'Failed to update display order'],
] as const)(
  'a failing query: %s shows its text, changes nothing and keeps no file (%s on %s)',
  async (intent, kind, table, text) => {
    const item = await addGalleryItem(db, { name: 'Old', slug: 'old', display_order: 5 });
    const category = await addCategory('A');
    const [image] = await db
      .insert(gallery_images)
      .values({ gallery_item_id: item.id, image_url: 'a.png' })
      .returning();
    const before = await storedFiles();
    await admin.breakTable(table, kind);
    const answer = await admin.send(path, intent, {
      ...{ id: item.id, version: item.version, name: 'New', slug: 'new', status: 'Inactive' },
      ...{ category_ids: category, removed_media_ids: image?.id ?? 0, media: picture },
      order: JSON.stringify({ offset: 0, before: [item.id], after: [item.id] }),
    });
    await admin.mendTable(table);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(text);
    expectFriendly(answer.text);
    expect(await items()).toMatchObject([{ name: 'Old', status: 'Active', display_order: 5 }]);
    expect(await images()).toHaveLength(1);
    expect(await storedFiles()).toEqual(before);
  },
);

test('media with false content are left out and named, and the rest is saved', async () => {
  const before = await storedFiles();
  const answer = await admin.send(newPath, 'save', {
    ...{ name: 'A', slug: 'a' },
    media: [picture, falsePicture, { ...falsePicture, name: 'other.png' }],
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('Gallery item created successfully');
  expect(answer.text).toContain('Saved, but some files were left out');
  expect(answer.text).toContain('File "false.png" must be an image or video');
  expect(answer.text).toContain('File "other.png" must be an image or video');
  expect(await items()).toMatchObject([{ name: 'A' }]);
  expect(await images()).toHaveLength(1);
  expect(await storedFiles()).toHaveLength(before.length + 1);
});

test.each(storeRefusals)(
  'a store that responds with %i leads to the specified text',
  async (status, text) => {
    vi.spyOn(admin.world.files, 'put').mockRejectedValue(
      new StorageError(status, 'the bucket is on fire'),
    );
    const answer = await admin.send(newPath, 'save', {
      ...{ name: 'A', slug: 'a' },
      primary_image: picture,
    });
    expect(answer.text).toContain('Failed to save gallery item');
    expect(answer.text).toContain(text);
    expect(await items()).toEqual([]);
  },
);

test('a list that cannot be read shows an error with Try Again', async () => {
  const answer = await withoutTables(db, ['gallery_items'], () => admin.read(path));
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('Failed to load gallery data');
  expect(answer.text).toContain('Try Again');
  expectFriendly(answer.text);
});
