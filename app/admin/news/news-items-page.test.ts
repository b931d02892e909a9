import { expect, test } from 'vitest';
import { news_items, news_media } from '#database/schema/news.ts';
import { newsFormValues, openNewsAdmin } from '#tests/admin/news-admin.ts';
import { sampleVideo } from '#tests/world/files/sample-files.ts';

const path = '/admin/news-items';
const newPath = `${path}?new=yes`;
const { admin, db, picture, items, itemOf, media, add, storedFiles } = await openNewsAdmin();

test('a new item is stored with its picture and media in the folder news, and recorded in the history', async () => {
  const answer = await admin.send(newPath, 'save', {
    ...newsFormValues,
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
});

test.each([
  [{ title: 'A' }, 'Title must be at least 2 characters'],
  [{ slug: 'a' }, 'Slug must be at least 2 characters'],
  [{ slug: 'Yarn-Expo' }, 'Slug must be lowercase and hyphen-separated'],
  [{ slug: 'yarn--expo' }, 'Slug must be lowercase and hyphen-separated'],
  [{ slug: '-yarn' }, 'Slug must be lowercase and hyphen-separated'],
  [{ description: 'too short' }, 'Description must be at least 10 characters'],
  [{ article_body: 'nineteen characters' }, 'Article body must be at least 20 characters'],
])('each rule of the form has the specified text: %o', async (wrong, text) => {
  const answer = await admin.send(newPath, 'save', {
    ...newsFormValues,
    ...wrong,
    primary_image: picture,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(text);
  expect(await items()).toEqual([]);
});

test('a new item requires a picture, an existing one does not', async () => {
  const answer = await admin.send(newPath, 'save', newsFormValues);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Primary image is required');
  const item = await add();
  const edited = await admin.send(path, 'save', {
    ...{ ...newsFormValues, id: item.id, version: item.version },
  });
  expect(edited.text).toContain('News item updated successfully');
});

test('an empty slug is filled from the title on creation, but not on an edit', async () => {
  await admin.send(newPath, 'save', {
    ...{ ...newsFormValues, title: ' 40 Years:  Thread & Light! ', slug: '' },
    primary_image: picture,
  });
  expect(await items()).toMatchObject([{ slug: '40-years-thread-light' }]);
  const [item] = await items();
  const answer = await admin.send(`${path}?edit=${item?.id}`, 'save', {
    ...{ ...newsFormValues, id: item?.id ?? 0, version: item?.version ?? 0, slug: '' },
  });
  expect(answer.text).toContain('Slug must be at least 2 characters');
});

test('a slug of another item is refused at its field, and the new files are removed', async () => {
  await add({ slug: 'yarn-expo' });
  const before = await storedFiles();
  const answer = await admin.send(newPath, 'save', { ...newsFormValues, primary_image: picture });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('This slug is already used by another news item');
  expect(await storedFiles()).toEqual(before);
});

test('an edit removes the marked media and appends new ones', async () => {
  const item = await add();
  const [old] = await db
    .insert(news_media)
    .values([
      { news_item_id: item.id, media_url: 'a.png', display_order: 1 },
      { news_item_id: item.id, media_url: 'b.png', display_order: 5 },
    ])
    .returning();
  await admin.send(path, 'save', {
    ...{ ...newsFormValues, id: item.id, version: item.version },
    removed_media_ids: old?.id ?? 0,
    media: picture,
  });
  expect(await media()).toMatchObject([
    { media_url: 'b.png', display_order: 5 },
    { display_order: 6 },
  ]);
});

test('the filter offers each category once and no blank one', async () => {
  for (const category of ['Fairs', 'Fairs', null, '', '  ']) await add({ category });
  const { text } = await admin.read(path);
  expect(text).toMatch(/\nAll\nFairs\n(?!Fairs)/);
});

test('the list has pages of ten, newest first, with search by title, filters and sorting by each column', async () => {
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
    [...(await admin.read(path + query)).text.matchAll(/^Item (\d+)\.$/gm)].map(([, n]) =>
      Number(n),
    );
  expect(await shown('')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await shown('?page=2')).toEqual([2, 1]);
  expect(await shown('?sort=created_at&dir=asc&page=2')).toEqual([11, 12]);
  expect(await shown('?sort=likes&dir=desc')).toEqual([11, 8, 5, 2, 10, 7, 4, 1, 12, 9]);
  expect(await shown('?q=ITEM+7')).toEqual([7]);
  expect(await shown('?status=Inactive')).toEqual([5]);
  expect(await shown('?category=Fairs')).toEqual([7]);
  expect((await admin.read(`${path}?q=nothing`)).text).toContain('No data found');
});

test('the status toggles with its toast, and deleting an item removes its media', async () => {
  const { id } = await add();
  expect((await admin.send(path, 'status', { id, status: 'Inactive' })).text).toContain(
    'News item deactivated successfully',
  );
  expect((await admin.send(path, 'status', { id, status: 'Active' })).text).toContain(
    'News item activated successfully',
  );
  await db.insert(news_media).values({ news_item_id: id, media_url: 'a.png' });
  await admin.send(path, 'delete', { id });
  expect(await items()).toEqual([]);
  expect(await media()).toEqual([]);
});

test('saving over a newer change, even a pin, is refused and shows the differences', async () => {
  const item = await add({ slug: 'yarn-expo', likes: 4 });
  await db.update(news_items).set({ likes: 9 });
  const edit = { ...newsFormValues, id: item.id, version: item.version };
  await admin.send(path, 'pin', { id: item.id });
  const answer = await admin.send(`${path}?edit=${item.id}`, 'save', {
    ...{ ...edit, title: 'Mine', is_pinned: '' },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/Title\nYarn Expo\nMine\n[\s\S]*Pin this item\nYes\nNo\n/);
  expect(await itemOf(item.id)).toMatchObject({ title: 'Yarn Expo', is_pinned: true, likes: 9 });
  const gone = await admin.send(newPath, 'save', { ...edit, id: 999_999 });
  expect(gone.text).toContain('This news item no longer exists.');
});

test('the form is in the page of its address, with its hints', async () => {
  const { id } = await add({ is_pinned: true, display_order: 2 });
  const edit = (await admin.read(`${path}?edit=${id}`)).text;
  expect(edit).toContain('Edit News Item');
  expect(edit).toContain('Update News Item');
  expect(edit.match(/^Display Order$/gm)).toHaveLength(1);
  const added = (await admin.read(newPath)).text;
  for (const text of [
    ...['Add News Item', 'Create News Item', 'Pin this item', 'Primary Image', 'Upload Image'],
    'Pinned items appear first on the news page (max 3)',
    ...['JPEG, PNG, WebP, GIF up to 5MB', 'Images or videos up to 5MB'],
  ]) {
    expect(added).toContain(text);
  }
  expect(added).not.toContain('Display Order');
});

test('an article preview shows the HTML of the public page, to administrators only', async () => {
  const body = new URLSearchParams();
  body.set('article_body', 'one\n<b>two</b><script>alert(1)</script><img src=x onerror=alert(1)>');
  const ask = (cookie: string) =>
    admin.site.fetch(`${path}/article-preview`, { method: 'POST', headers: { cookie }, body });
  const answer = await (await ask(admin.cookie)).text();
  expect(JSON.parse(answer)).toEqual({
    html: 'one<br />\n<b>two</b><img alt="" src="x" loading="lazy" />',
  });
  expect((await ask('')).status).toBe(401);
});
