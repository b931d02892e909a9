import { expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import { newsFormValues, openNewsAdmin } from '#tests/admin/news-admin.ts';

const path = '/admin/news-items';
const newPath = `${path}?new=yes`;
const { admin, db, picture, items, itemOf, add, storedFiles } = await openNewsAdmin();

test('pinning sets 999 and unpinning 0, each with its toast, and repeating either changes nothing', async () => {
  const { id } = await add({ display_order: 3 });
  expect((await admin.send(path, 'pin', { id })).text).toContain('News item pinned successfully');
  expect(await itemOf(id)).toMatchObject({ is_pinned: true, display_order: 999 });
  await db.update(news_items).set({ display_order: 2 });
  await admin.send(path, 'pin', { id });
  expect(await itemOf(id)).toMatchObject({ is_pinned: true, display_order: 2 });
  expect((await admin.send(path, 'unpin', { id })).text).toContain(
    'News item unpinned successfully',
  );
  expect(await itemOf(id)).toMatchObject({ is_pinned: false, display_order: 0 });
});

test('the button and the form refuse a fourth pin with a text', async () => {
  for (let n = 0; n < 3; n++) await add({ is_pinned: true });
  const { id, version } = await add();
  const pinned = await admin.send(path, 'pin', { id });
  expect(pinned.status).toBe(409);
  expect(pinned.text).toContain('Error\nCannot pin more than 3 items');
  const before = await storedFiles();
  const forms: Record<string, number>[] = [{}, { id, version }];
  for (const edit of forms) {
    const saved = await admin.send(newPath, 'save', {
      ...{ ...newsFormValues, ...edit, is_pinned: 'on' },
      primary_image: picture,
    });
    expect(saved.status).toBe(422);
    expect(saved.text).toContain('Cannot pin more than 3 items');
  }
  expect(await storedFiles()).toEqual(before);
  expect((await items()).filter((item) => item.is_pinned)).toHaveLength(3);
});

test('of ten pins at the same time three succeed, and the others are refused without an error', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 10; n++) ids.push((await add()).id);
  const outcomes = await Promise.all(ids.map((id) => setPinned(db, id, true)));
  expect(outcomes.toSorted()).toEqual([
    ...Array(3).fill('changed'),
    ...Array(7).fill('too many pins'),
  ]);
  expect((await items()).filter((item) => item.is_pinned)).toHaveLength(3);
});

test('concurrent pins and unpins by button and form never leave more than three', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 6; n++) ids.push((await add({ slug: `item-${n}` })).id);
  const answers = await Promise.all(
    ids.flatMap((id, n) => [
      admin.send(path, 'pin', { id }),
      admin.send(path, 'save', {
        ...newsFormValues,
        slug: `item-${n}`,
        id,
        version: 1,
        is_pinned: 'on',
      }),
      admin.send(path, n % 2 ? 'unpin' : 'pin', { id }),
    ]),
  );
  const pinned = (await items()).filter((item) => item.is_pinned).length;
  expect(pinned).toBeLessThanOrEqual(3);
  for (const { text } of answers) expect(text).not.toContain('Failed to');
});

test('a form that pins sets 999 or the given place, and a form that unpins sets 0', async () => {
  const item = await add({ display_order: 0 });
  const save = async (values: Record<string, string | number>) => {
    const { version = 0 } = (await itemOf(item.id)) ?? {};
    await admin.send(path, 'save', { ...newsFormValues, id: item.id, version, ...values });
    return itemOf(item.id);
  };
  expect(await save({ is_pinned: 'on' })).toMatchObject({ is_pinned: true, display_order: 999 });
  const given = { is_pinned: 'on', display_order: 2, display_order_before: 999 };
  expect(await save(given)).toMatchObject({ display_order: 2 });
  await db.update(news_items).set({ display_order: 1 });
  const untouched = { is_pinned: 'on', display_order: 2, display_order_before: 2 };
  expect(await save(untouched)).toMatchObject({ display_order: 1 });
  const emptied = { is_pinned: 'on', display_order: '', display_order_before: 2 };
  expect(await save(emptied)).toMatchObject({ display_order: 999 });
  expect(await save({ is_pinned: '' })).toMatchObject({ is_pinned: false, display_order: 0 });
});

test('a display order below 0 is refused at its field', async () => {
  const item = await add({ is_pinned: true });
  const answer = await admin.send(`${path}?edit=${item.id}`, 'save', {
    ...{
      ...newsFormValues,
      id: item.id,
      version: item.version,
      is_pinned: 'on',
      display_order: -1,
    },
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Display order must be 0 or more');
});

test('pinned items are listed in their order and can be reordered, and an outdated order is refused', async () => {
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const a = (await add({ title: 'Alpha', is_pinned: true, display_order: 1 })).id;
  const b = (await add({ title: 'Beta', is_pinned: true, display_order: 999, created_at: on(1) }))
    .id;
  const c = (await add({ title: 'Gamma', is_pinned: true, display_order: 999, created_at: on(2) }))
    .id;
  const other = (await add({ title: 'Other', display_order: 7 })).id;
  // Among items that were pinned last, the newest comes first, as on the public page.
  expect((await admin.read(path)).text).toMatch(
    /Pinned Items \(3\/3\)\nReorder Items\nAlpha\nGamma\nBeta\n/,
  );
  const order = (before: number[], after: number[]) =>
    admin.send(path, 'order', { order: JSON.stringify({ before, after }) });
  expect((await order([a, c, b], [b, a, c])).status).toBe(200);
  expect((await order([a, c, b], [c, b, a])).status).toBe(409);
  const orders = await Promise.all([a, b, c, other].map(itemOf));
  expect(orders.map((item) => item?.display_order)).toEqual([2, 1, 3, 7]);
});

test('Pin is offered if fewer than three items are pinned, Unpin at each pinned item', async () => {
  await add();
  for (let n = 0; n < 2; n++) await add({ is_pinned: true });
  const { text } = await admin.read(path);
  expect(text.match(/^Pin$/gm)).toHaveLength(1);
  expect(text.match(/^Unpin$/gm)).toHaveLength(2);
  await add({ is_pinned: true });
  const full = (await admin.read(path)).text;
  expect(full).not.toMatch(/^Pin$/m);
  expect(full.match(/^Unpin$/gm)).toHaveLength(3);
});
