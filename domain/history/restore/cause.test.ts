import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { bin, history } from '#database/schema/history.ts';
import { products } from '#database/schema/products.ts';
import { ensureDemoContent } from '#demo/load.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { signUp } from '#tests/world/people/sign-up.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { editInBulk } from '../../bulk/bulk-edit.server.ts';
import { undoBulkEdit } from '../../bulk/undo-bulk-edit.server.ts';
import { moveToBin } from '../bin/bin.server.ts';
import { restoreVersion } from './restore.server.ts';
import { restoreFromBin } from './restore-from-bin.server.ts';

/** The history stores the cause of a change, so that a restored record is not shown as created. */

let world: World;
let db: Database;
let mei: Database;
beforeAll(async () => {
  world = await openWorld();
  db = world.db;
  mei = world.connection.actingAs('mei@example.com');
});
beforeEach(() => db.execute(sql`truncate products, bin, history restart identity cascade`));
afterAll(() => world.close());

const newest = async () => {
  const [entry] = await db.select().from(history).orderBy(desc(history.id)).limit(1);
  return entry;
};
const versionOf = async (id: number) => {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row?.version ?? 0;
};

test('a save and a change by SQL have no cause', async () => {
  const { id } = await addProduct(db);
  expect(await newest()).toMatchObject({ actor: null, cause: null, cause_at: null });
  await mei.update(products).set({ name: 'Saved' }).where(eq(products.id, id));
  expect(await newest()).toMatchObject({ actor: 'mei@example.com', cause: null });
});

test('a restore from the bin names the deletion as its cause, with its time', async () => {
  const { id } = await addProduct(db);
  const deleted = await moveToBin(mei, products, id, products.name);
  const [entry] = await db.select().from(bin);
  await restoreFromBin(mei, administrator, deleted?.binned ?? 0);
  expect(await newest()).toMatchObject({
    ...{ operation: 'insert', actor: 'mei@example.com' },
    ...{ cause: 'bin restore', cause_at: entry?.deleted_at },
  });
});

test('a restored version names the restore as its cause, with the time of the version', async () => {
  const { id } = await addProduct(db);
  const first = await newest();
  await db.update(products).set({ name: 'Later' }).where(eq(products.id, id));
  const record = { kind: 'products', id, seen: await versionOf(id) };
  await restoreVersion(mei, administrator, record, first?.id ?? 0);
  expect(await newest()).toMatchObject({ cause: 'version restore', cause_at: first?.at });
});

test('a bulk edit, its undo and the undo of a bulk delete each name their cause', async () => {
  const { id, version } = await addProduct(db, { status: 'Active' });
  const edited = await editInBulk(mei, 'products', [{ id, version }], { status: 'Inactive' });
  const edit = await newest();
  expect(edit).toMatchObject({ cause: 'bulk edit' });
  await undoBulkEdit(mei, administrator, 'products', edited?.undo ?? '');
  expect(await newest()).toMatchObject({ cause: 'bulk undo', cause_at: edit?.at });
  const seen = [{ id, version: await versionOf(id) }];
  const deleted = await editInBulk(mei, 'products', seen, { delete: true });
  const deletion = await newest();
  expect(deletion).toMatchObject({ operation: 'delete', cause: 'bulk edit' });
  await undoBulkEdit(mei, administrator, 'products', deleted?.undo ?? '');
  expect(await newest()).toMatchObject({
    ...{ operation: 'insert', cause: 'bulk undo', cause_at: deletion?.at },
  });
});

test('a visitor’s sign-up and the demo content name their cause', async () => {
  await signUp(db, 'buyer@example.com');
  expect(await newest()).toMatchObject({ kind: 'newsletter_subscription', cause: 'sign-up' });
  await db.execute(sql`truncate history`);
  await ensureDemoContent({ db, files: world.files, wanted: true });
  const found = await db.selectDistinct({ cause: history.cause }).from(history);
  expect(found).toEqual([{ cause: 'demo content' }]);
});
