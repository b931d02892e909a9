import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { bin } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { products } from '#database/schema/products.ts';
import { editInBulk } from '#domain/bulk/bulk-edit.server.ts';
import { undoBulkEdit } from '#domain/bulk/undo-bulk-edit.server.ts';
import { erasePerson } from '#domain/erasure/erase-person.server.ts';
import { deleteRecord } from '#domain/history/bin/bin.server.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { subscriberKind } from '#domain/newsletter/subscription-editing.server.ts';
import { productKind } from '#domain/products/product-kind.server.ts';
import { changeTranslation } from '#domain/translations/translation-editing.server.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { runConcurrently } from '#tests/world/postgres/run-concurrently.ts';
import { openWorld, type World } from '#tests/world/world.ts';

/** Concurrent operations return what they would return in sequence; random histories found these cases. */

let world: World;
let db: Database;
beforeAll(async () => {
  world = await openWorld();
  db = world.db;
  await db.delete(translations);
  await db.insert(languages).values({ code: 'ja', name: '日本語' });
});
afterAll(() => world.close());

test('the undo of a bulk delete reports a record as restored if another person has just restored it', async () => {
  const { id, version } = await addProduct(db);
  const done = await editInBulk(db, 'products', [{ id, version }], { delete: true });
  const [entry] = await db.select().from(bin);
  const undone = await runConcurrently(
    db,
    (tx) => restoreFromBin(tx, administrator, entry?.id ?? 0),
    () => undoBulkEdit(db, administrator, 'products', done?.undo ?? ''),
  );
  expect(undone).toMatchObject({ asked: 1, done: 0, already: 1, gone: 0 });
});

test('it reports a record as changed if another person is just deleting it again', async () => {
  const rows = [await addProduct(db), await addProduct(db)];
  const [first, second] = rows;
  const chosen = rows.map(({ id, version }) => ({ id, version }));
  const done = await editInBulk(db, 'products', chosen, { delete: true });
  const entryOf = async (record: number | undefined) =>
    (await db.select().from(bin)).find(({ record_id }) => record_id === record)?.id ?? 0;
  await restoreFromBin(db, administrator, await entryOf(second?.id));
  const entry = await entryOf(first?.id);
  const undone = await runConcurrently(
    db,
    async (tx) => {
      await restoreFromBin(tx, administrator, entry);
      await deleteRecord(tx, productKind, second?.id ?? 0);
    },
    () => undoBulkEdit(db, administrator, 'products', done?.undo ?? ''),
  );
  expect(undone).toMatchObject({ asked: 2, done: 0, already: 1, changed: 1, gone: 0 });
});

test('changing a deleted translation reports it as gone, even if its original has changed', async () => {
  const { id } = await addProduct(db, { name: 'Glow' });
  await translate(db, 'products', id, { name: '光' }, 'ja');
  const [japanese = { id: 0, version: 0 }] = await db.select().from(translations);
  const answer = await runConcurrently(
    db,
    async (tx) => {
      await tx.update(products).set({ name: 'Gleam' }).where(eq(products.id, id));
      await tx.delete(translations);
    },
    () => changeTranslation(db, administrator, japanese, '輝', 'Glow'),
  );
  expect(answer).toBe('gone');
});

test('a person is erased even if another person is just restoring the subscription', async () => {
  const email = 'reader@example.com';
  const added = await db.insert(newsletter_subscription).values({ email }).returning();
  const deleted = await deleteRecord(db, subscriberKind, added[0]?.id ?? 0);
  const outbox = { countFrom: async () => 0, eraseFrom: async () => 0, eraseBefore: async () => 0 };
  const erased = await runConcurrently(
    db,
    (tx) => restoreFromBin(tx, administrator, deleted?.binned ?? 0),
    () => erasePerson({ db, outbox }, email),
  );
  expect(erased).toMatchObject({ subscriptions: 1, binned: 0 });
  expect(await db.$count(newsletter_subscription)).toBe(0);
});
