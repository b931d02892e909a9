import { afterEach, expect, test, vi } from 'vitest';
import { news_media } from '#database/schema/news.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { expectFriendly, type FileToSend } from '#tests/admin/admin-site.ts';
import { newsFormValues, openNewsAdmin } from '#tests/admin/news-admin.ts';
import { falsePicture } from '#tests/world/files/sample-files.ts';
import { storeRefusals } from '#tests/world/files/stored-files.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';

const path = '/admin/news-items';
const newPath = `${path}?new=yes`;
const { admin, db, picture, items, media, add, storedFiles } = await openNewsAdmin();
afterEach(() => vi.restoreAllMocks());

test.each([
  ['save', 'update', 'news_items', 'Failed to save news item'],
  ['save', 'insert', 'news_media', 'Failed to save news item'],
  ['save', 'delete', 'news_media', 'Failed to save news item'],
  ['status', 'update', 'news_items', 'Failed to update news status'],
  ['pin', 'update', 'news_items', 'Failed to update pin status'],
  ['delete', 'delete', 'news_items', 'Failed to delete news item'],
  ['order', 'update', 'news_items', 'Failed to save display order'],
] as const)(
  'a failing query: %s has the title Error, shows its text, changes nothing and keeps no file (%s on %s)',
  async (intent, kind, table, text) => {
    const item = await add({ title: 'Old title', is_pinned: intent === 'order', display_order: 5 });
    const [image] = await db
      .insert(news_media)
      .values({ news_item_id: item.id, media_url: 'a.png' })
      .returning();
    const before = await storedFiles();
    await admin.breakTable(table, kind);
    const answer = await admin.send(path, intent, {
      ...{ ...newsFormValues, id: item.id, version: item.version, status: 'Inactive' },
      ...{ removed_media_ids: image?.id ?? 0, media: picture },
      order: JSON.stringify({ offset: 0, before: [item.id], after: [item.id] }),
    });
    await admin.mendTable(table);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(`Error\n${text}`);
    expectFriendly(answer.text);
    expect(await items()).toMatchObject([
      { title: 'Old title', status: 'Active', display_order: 5 },
    ]);
    expect(await media()).toHaveLength(1);
    expect(await storedFiles()).toEqual(before);
  },
);

test('media with false content are left out and named, and a false picture is refused at its field', async () => {
  const before = await storedFiles();
  const send = (files: Record<string, FileToSend | FileToSend[]>) =>
    admin.send(newPath, 'save', { ...newsFormValues, primary_image: picture, ...files });
  const primary = await send({ primary_image: falsePicture });
  expect(primary.text).toContain('File must be an image (JPEG, PNG, WebP, GIF)');
  const large = { ...picture, bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
  expect((await send({ primary_image: large })).text).toContain('Image must be less than 5MB');
  expect(await storedFiles()).toEqual(before);
  expect(await items()).toEqual([]);
  const saved = await send({
    media: [falsePicture, picture, { ...falsePicture, name: 'b.mp4' }, large],
  });
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('News item created successfully');
  expect(saved.text).toContain('File "false.png" must be an image or video');
  expect(saved.text).toContain('File "b.mp4" must be an image or video');
  expect(saved.text).toContain('File "spool.png" must be less than 5MB');
  expect(await items()).toHaveLength(1);
  expect(await media()).toHaveLength(1);
});

test.each(storeRefusals)(
  'a store that responds with %i leads to the specified text',
  async (status, text) => {
    vi.spyOn(admin.world.files, 'put').mockRejectedValue(
      new StorageError(status, 'the bucket is on fire'),
    );
    const answer = await admin.send(newPath, 'save', { ...newsFormValues, primary_image: picture });
    expect(answer.text).toContain('Error\nFailed to save news item');
    expect(answer.text).toContain(text);
    expect(await items()).toEqual([]);
  },
);

test('a list that cannot be read shows an error with Try Again, and unreadable details show one beside the list', async () => {
  const { id } = await add({ title: 'Still listed' });
  const list = await withoutTables(db, ['news_items'], () => admin.read(path));
  expectFriendly(list.text);
  expect(list.status).toBe(503);
  expect(list.text).toContain('Error loading news items');
  expect(list.text).toContain('Try Again');
  const details = await withoutTables(db, ['news_media'], () => admin.read(`${path}?edit=${id}`));
  expectFriendly(details.text);
  expect(details.text).toContain('Failed to load news item details');
  expect(details.text).toContain('Try Again');
  expect(details.text).toContain('Still listed');
  expect(details.text).not.toContain('Edit News Item');
});
