import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change_log } from '#database/schema/change-log.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import { addNewsItem } from '#tests/catalogue-rows.ts';
import { databaseWords, type FileToSend, type Office, openOffice } from '#tests/office.ts';
import { falsePicture, samplePicture, sampleVideo } from '#tests/sample-files.ts';

const path = '/admin/news-items';
const newPath = `${path}?new=yes`;
const written = {
  title: 'Yarn Expo',
  slug: 'yarn-expo',
  description: 'A fair in autumn',
  article_body: 'We are in hall 4.1 again.',
};
let office: Office;
let picture: FileToSend;

beforeAll(async () => {
  office = await openOffice();
  picture = await samplePicture();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.world.db.delete(news_items);
  await office.world.db.delete(change_log);
});
afterEach(() => vi.restoreAllMocks());

const items = () => office.world.db.select().from(news_items).orderBy(asc(news_items.id));
const itemOf = async (id: number) =>
  (await office.world.db.select().from(news_items).where(eq(news_items.id, id)))[0];
const media = () =>
  office.world.db.select().from(news_media).orderBy(asc(news_media.display_order));
const add = (values: Parameters<typeof addNewsItem>[1] = {}) =>
  addNewsItem(office.world.db, { ...written, slug: `news-${Math.random()}`, ...values });

async function storedFiles(): Promise<string[]> {
  const paths: string[] = [];
  for await (const file of office.world.files.list()) paths.push(file.path);
  return paths.sort();
}

test('a new item is stored with its picture and media in the folder news, and written down', async () => {
  const answer = await office.send(newPath, 'save', {
    ...written,
    article_body: 'We are in hall 4.1\r\nagain, come and see.',
    category: 'Fairs',
    primary_image: picture,
    media: [picture, sampleVideo],
  });
  expect(answer.text).toContain('News item created successfully');
  const [item] = await items();
  expect(item).toMatchObject({
    title: 'Yarn Expo',
    article_body: 'We are in hall 4.1\nagain, come and see.',
    category: 'Fairs',
    status: 'Active',
    is_pinned: false,
    display_order: 0,
    likes: 0,
    primary_image_url: expect.stringMatching(/^\/media\/news\/.+\.png$/),
  });
  expect(await media()).toMatchObject([
    { media_type: 'image', display_order: 1, media_url: expect.stringMatching(/^\/media\/news\//) },
    { media_type: 'video', display_order: 2, media_url: expect.stringMatching(/\.mp4$/) },
  ]);
  expect(await office.world.db.select().from(change_log)).toMatchObject([
    { action: 'created', entity_type: 'news_items', label: 'Yarn Expo' },
  ]);
});

test.each([
  [{ title: 'A' }, 'Title must be at least 2 characters'],
  [{ slug: 'a' }, 'Slug must be at least 2 characters'],
  [{ slug: 'Yarn-Expo' }, 'Slug must be lowercase and hyphen-separated'],
  [{ slug: 'yarn--expo' }, 'Slug must be lowercase and hyphen-separated'],
  [{ slug: '-yarn' }, 'Slug must be lowercase and hyphen-separated'],
  [{ description: 'too short' }, 'Description must be at least 10 characters'],
  [{ article_body: 'nineteen characters' }, 'Article body must be at least 20 characters'],
])('each rule of the form has its words: %o', async (wrong, text) => {
  const answer = await office.send(newPath, 'save', {
    ...written,
    ...wrong,
    primary_image: picture,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(text);
  expect(await items()).toEqual([]);
});

test('a new item needs its picture, an old one does not', async () => {
  const answer = await office.send(newPath, 'save', written);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Primary image is required');
  const item = await add();
  const edited = await office.send(path, 'save', {
    ...{ ...written, id: item.id, version: item.version },
  });
  expect(edited.text).toContain('News item updated successfully');
});

test('an empty slug is made from the title on creation, never on an edit', async () => {
  await office.send(newPath, 'save', {
    ...{ ...written, title: ' 40 Years:  Thread & Light! ', slug: '' },
    primary_image: picture,
  });
  expect(await items()).toMatchObject([{ slug: '40-years-thread-light' }]);
  const [item] = await items();
  const answer = await office.send(`${path}?edit=${item?.id}`, 'save', {
    ...{ ...written, id: item?.id ?? 0, version: item?.version ?? 0, slug: '' },
  });
  expect(answer.text).toContain('Slug must be at least 2 characters');
});

test('a slug of another item is refused at its field, and the new files go again', async () => {
  await add({ slug: 'yarn-expo' });
  const before = await storedFiles();
  const answer = await office.send(newPath, 'save', { ...written, primary_image: picture });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('This slug is already used by another news item');
  expect(await storedFiles()).toEqual(before);
});

test('an edit removes the marked media and adds new ones behind the rest', async () => {
  const item = await add();
  const [old] = await office.world.db
    .insert(news_media)
    .values([
      { news_item_id: item.id, media_url: 'a.png', display_order: 1 },
      { news_item_id: item.id, media_url: 'b.png', display_order: 5 },
    ])
    .returning();
  await office.send(path, 'save', {
    ...{ ...written, id: item.id, version: item.version },
    removed_media_ids: old?.id ?? 0,
    media: picture,
  });
  expect(await media()).toMatchObject([
    { media_url: 'b.png', display_order: 5 },
    { display_order: 6 },
  ]);
});

test('pinning sets 999, unpinning 0, each with its toast; what is so already keeps its place', async () => {
  const { id } = await add({ display_order: 3 });
  expect((await office.send(path, 'pin', { id })).text).toContain('News item pinned successfully');
  expect(await itemOf(id)).toMatchObject({ is_pinned: true, display_order: 999 });
  await office.world.db.update(news_items).set({ display_order: 2 });
  await office.send(path, 'pin', { id });
  expect(await itemOf(id)).toMatchObject({ is_pinned: true, display_order: 2 });
  expect((await office.send(path, 'unpin', { id })).text).toContain(
    'News item unpinned successfully',
  );
  expect(await itemOf(id)).toMatchObject({ is_pinned: false, display_order: 0 });
});

test('a fourth pin is refused in words, by the button and by the form', async () => {
  for (let n = 0; n < 3; n++) await add({ is_pinned: true });
  const { id, version } = await add();
  const pinned = await office.send(path, 'pin', { id });
  expect(pinned.status).toBe(500);
  expect(pinned.text).toContain('Error\nCannot pin more than 3 items');
  const before = await storedFiles();
  const forms: Record<string, number>[] = [{}, { id, version }];
  for (const edit of forms) {
    const saved = await office.send(newPath, 'save', {
      ...{ ...written, ...edit, is_pinned: 'on' },
      primary_image: picture,
    });
    expect(saved.status).toBe(422);
    expect(saved.text).toContain('Cannot pin more than 3 items');
  }
  expect(await storedFiles()).toEqual(before);
  expect((await items()).filter((item) => item.is_pinned)).toHaveLength(3);
});

test('of ten pins at the same time three win, and the others are refused, not failed', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 10; n++) ids.push((await add()).id);
  const outcomes = await Promise.all(ids.map((id) => setPinned(office.world.db, id, true)));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(3);
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(
    Array(7).fill({ ok: false, refusal: 'too many pins' }),
  );
  expect((await items()).filter((item) => item.is_pinned)).toHaveLength(3);
});

test('pins and unpins raced by button and form never leave more than three', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 6; n++) ids.push((await add({ slug: `item-${n}` })).id);
  const answers = await Promise.all(
    ids.flatMap((id, n) => [
      office.send(path, 'pin', { id }),
      office.send(path, 'save', { ...written, slug: `item-${n}`, id, version: 1, is_pinned: 'on' }),
      office.send(path, n % 2 ? 'unpin' : 'pin', { id }),
    ]),
  );
  const pinned = (await items()).filter((item) => item.is_pinned).length;
  expect(pinned).toBeLessThanOrEqual(3);
  for (const { text } of answers) expect(text).not.toContain('Failed to');
});

test('a form that pins puts the item last or where it says; one that unpins puts it at 0', async () => {
  const item = await add({ display_order: 0 });
  const save = async (values: Record<string, string | number>) => {
    const { version = 0 } = (await itemOf(item.id)) ?? {};
    await office.send(path, 'save', { ...written, id: item.id, version, ...values });
    return itemOf(item.id);
  };
  expect(await save({ is_pinned: 'on' })).toMatchObject({ is_pinned: true, display_order: 999 });
  const given = { is_pinned: 'on', display_order: 2, display_order_before: 999 };
  expect(await save(given)).toMatchObject({ display_order: 2 });
  await office.world.db.update(news_items).set({ display_order: 1 });
  const untouched = { is_pinned: 'on', display_order: 2, display_order_before: 2 };
  expect(await save(untouched)).toMatchObject({ display_order: 1 });
  expect(await save({})).toMatchObject({ is_pinned: false, display_order: 0 });
});

test('a display order that is no whole number is refused at its field', async () => {
  const item = await add({ is_pinned: true });
  const answer = await office.send(`${path}?edit=${item.id}`, 'save', {
    ...{ ...written, id: item.id, version: item.version, is_pinned: 'on', display_order: -1 },
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Display order must be a whole number');
});

test('pinned items are listed in their order and saved in another; a late order is refused', async () => {
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const a = (await add({ title: 'Alpha', is_pinned: true, display_order: 1 })).id;
  const b = (await add({ title: 'Beta', is_pinned: true, display_order: 999, created_at: on(1) }))
    .id;
  const c = (await add({ title: 'Gamma', is_pinned: true, display_order: 999, created_at: on(2) }))
    .id;
  const other = (await add({ title: 'Other', display_order: 7 })).id;
  // Of those pinned last the newest stands first, as on the public page.
  expect((await office.read(path)).text).toMatch(
    /Pinned Items \(3\/3\)\nReorder Items\nAlpha\nGamma\nBeta\n/,
  );
  const order = (before: number[], after: number[]) =>
    office.send(path, 'order', { order: JSON.stringify({ offset: 0, before, after }) });
  expect((await order([a, c, b], [b, a, c])).status).toBe(200);
  expect((await order([a, c, b], [c, b, a])).status).toBe(409);
  const orders = await Promise.all([a, b, c, other].map(itemOf));
  expect(orders.map((item) => item?.display_order)).toEqual([2, 1, 3, 7]);
});

test('the list is paged by ten, newest first, found by title, status and category, sorted by each column', async () => {
  for (let n = 1; n <= 12; n++) {
    await add({
      title: `Item ${n}.`,
      created_at: new Date(Date.UTC(2026, 0, n)),
      likes: n % 3,
      status: n === 5 ? 'Inactive' : 'Active',
      category: n === 7 ? 'Fairs' : null,
    });
  }
  const shown = async (query: string) =>
    [...(await office.read(path + query)).text.matchAll(/^Item (\d+)\.$/gm)].map(([, n]) =>
      Number(n),
    );
  expect(await shown('')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await shown('?page=2')).toEqual([2, 1]);
  expect(await shown('?sort=created_at&dir=asc&page=2')).toEqual([11, 12]);
  expect(await shown('?sort=likes&dir=desc')).toEqual([11, 8, 5, 2, 10, 7, 4, 1, 12, 9]);
  expect(await shown('?q=ITEM+7')).toEqual([7]);
  expect(await shown('?status=Inactive')).toEqual([5]);
  expect(await shown('?category=Fairs')).toEqual([7]);
  expect((await office.read(`${path}?q=nothing`)).text).toContain('No data found');
});

test('Pin is offered while fewer than three are pinned, Unpin at each pinned one', async () => {
  await add();
  for (let n = 0; n < 2; n++) await add({ is_pinned: true });
  const { text } = await office.read(path);
  expect(text.match(/^Pin$/gm)).toHaveLength(1);
  expect(text.match(/^Unpin$/gm)).toHaveLength(2);
  await add({ is_pinned: true });
  const full = (await office.read(path)).text;
  expect(full).not.toMatch(/^Pin$/m);
  expect(full.match(/^Unpin$/gm)).toHaveLength(3);
});

test('the status toggles with its toast, and deleting takes the media along', async () => {
  const { id } = await add();
  expect((await office.send(path, 'status', { id, status: 'Inactive' })).text).toContain(
    'News item deactivated successfully',
  );
  expect((await office.send(path, 'status', { id, status: 'Active' })).text).toContain(
    'News item activated successfully',
  );
  await office.world.db.insert(news_media).values({ news_item_id: id, media_url: 'a.png' });
  await office.send(path, 'delete', { id });
  expect(await items()).toEqual([]);
  expect(await media()).toEqual([]);
});

test('saving over a newer change, a pin included, is refused and shows what differs', async () => {
  const item = await add({ slug: 'yarn-expo', likes: 4 });
  await office.world.db.update(news_items).set({ likes: 9 });
  const edit = { ...written, id: item.id, version: item.version };
  await office.send(path, 'pin', { id: item.id });
  const answer = await office.send(`${path}?edit=${item.id}`, 'save', { ...edit, title: 'Mine' });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Title\nYarn Expo\nMine\n[\s\S]*Pin this item\nYes\nNo\n/);
  expect(await itemOf(item.id)).toMatchObject({ title: 'Yarn Expo', is_pinned: true, likes: 9 });
  const gone = await office.send(newPath, 'save', { ...edit, id: 999_999 });
  expect(gone.text).toContain('Somebody else has deleted this news item meanwhile.');
});

const friendly = (text: string) => {
  expect(text).not.toContain(databaseWords);
  expect(text).not.toMatch(/insert into|update "|select /i);
};

test.each([
  ['save', 'update', 'news_items', 'Failed to save news item'],
  ['save', 'insert', 'news_media', 'Failed to save news item'],
  ['save', 'delete', 'news_media', 'Failed to save news item'],
  ['status', 'update', 'news_items', 'Failed to update news status'],
  ['pin', 'update', 'news_items', 'Failed to update pin status'],
  ['delete', 'delete', 'news_items', 'Failed to delete news item'],
  ['order', 'update', 'news_items', 'Failed to save display order'],
] as const)(
  'a failing query: %s is titled Error and answers its text, changes nothing, keeps no file (%s on %s)',
  async (intent, kind, table, text) => {
    const item = await add({ title: 'Old title', is_pinned: intent === 'order', display_order: 5 });
    const [image] = await office.world.db
      .insert(news_media)
      .values({ news_item_id: item.id, media_url: 'a.png' })
      .returning();
    const before = await storedFiles();
    await office.breakTable(table, kind);
    const answer = await office.send(path, intent, {
      ...{ ...written, id: item.id, version: item.version, status: 'Inactive' },
      ...{ removed_media_ids: image?.id ?? 0, media: picture },
      order: JSON.stringify({ offset: 0, before: [item.id], after: [item.id] }),
    });
    await office.mendTable(table);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(`Error\n${text}`);
    friendly(answer.text);
    expect(await items()).toMatchObject([
      { title: 'Old title', status: 'Active', display_order: 5 },
    ]);
    expect(await media()).toHaveLength(1);
    expect(await storedFiles()).toEqual(before);
  },
);

test('files that are not what they claim are each named at their field', async () => {
  const before = await storedFiles();
  const send = (files: Record<string, FileToSend | FileToSend[]>) =>
    office.send(newPath, 'save', { ...written, primary_image: picture, ...files });
  const media = await send({ media: [falsePicture, picture, { ...falsePicture, name: 'b.mp4' }] });
  expect(media.status).toBe(422);
  expect(media.text).toContain('File "false.png" must be an image or video');
  expect(media.text).toContain('File "b.mp4" must be an image or video');
  const primary = await send({ primary_image: falsePicture });
  expect(primary.text).toContain('File must be an image (JPEG, PNG, WebP, GIF)');
  const large = { ...picture, bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
  expect((await send({ primary_image: large })).text).toContain('Image must be less than 5MB');
  expect((await send({ media: large })).text).toContain('File "spool.png" must be less than 5MB');
  expect(await storedFiles()).toEqual(before);
  expect(await items()).toEqual([]);
});

test.each([
  [403, 'Please ask your administrator to check the storage bucket permissions.'],
  [413, 'File too large: The file you are trying to upload exceeds the maximum allowed size.'],
  [500, 'Storage upload failed: the bucket is on fire'],
] as const)('a store that answers %i is told in its words', async (status, text) => {
  vi.spyOn(office.world.files, 'put').mockRejectedValue(
    new StorageError(status, 'the bucket is on fire'),
  );
  const answer = await office.send(newPath, 'save', { ...written, primary_image: picture });
  expect(answer.text).toContain('Error\nFailed to save news item');
  expect(answer.text).toContain(text);
  expect(await items()).toEqual([]);
});

test('a list that cannot be read says so with Try Again; details that cannot, beside the list', async () => {
  const { db } = office.world;
  const { id } = await add({ title: 'Still listed' });
  const without = async (table: string, query: string) => {
    await db.execute(`alter table ${table} rename to hidden`);
    const answer = await office.read(path + query);
    await db.execute(`alter table hidden rename to ${table}`);
    friendly(answer.text);
    return answer;
  };
  const list = await without('news_items', '');
  expect(list.status).toBe(503);
  expect(list.text).toContain('Error loading news items');
  expect(list.text).toContain('Try Again');
  const details = await without('news_media', `?edit=${id}`);
  expect(details.text).toContain('Failed to load news item details');
  expect(details.text).toContain('Still listed');
  expect(details.text).not.toContain('Edit News Item');
});

test('the form stands in the page of its address, with its hints', async () => {
  const { id } = await add({ is_pinned: true, display_order: 2 });
  const edit = (await office.read(`${path}?edit=${id}`)).text;
  expect(edit).toContain('Edit News Item');
  expect(edit).toContain('Update News Item');
  expect(edit.match(/^Display Order$/gm)).toHaveLength(1);
  const added = (await office.read(newPath)).text;
  for (const text of [
    ...['Add News Item', 'Create News Item', 'Pin this item', 'Primary Image', 'Upload Image'],
    'Pinned items appear first on the news page (max 3)',
    ...['JPEG, PNG, WebP, GIF up to 5MB', 'Images or videos up to 5MB'],
  ]) {
    expect(added).toContain(text);
  }
  expect(added).not.toContain('Display Order');
});

test('an article preview is what the public page makes of it, for administrators only', async () => {
  const body = new FormData();
  body.set('article_body', 'one\n<b>two</b><script>alert(1)</script><img src=x onerror=alert(1)>');
  const ask = (cookie: string) =>
    office.site.fetch(`${path}/article-preview`, { method: 'POST', headers: { cookie }, body });
  const answer = await (await ask(office.cookie)).text();
  expect(JSON.parse(answer)).toEqual({
    html: 'one<br />\n<b>two</b><img alt="" src="x" loading="lazy" />',
  });
  expect((await ask('')).status).toBe(401);
});
