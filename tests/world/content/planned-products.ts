import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { connect } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import type { RowValues } from '#database/schema/history.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { products } from '#database/schema/products.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { formOf } from '#domain/planned/planned-form.server.ts';
import { planChange, plansOf } from '#domain/planned/planning.server.ts';
import type { Stores } from '#domain/records/kind.server.ts';
import { openWorld } from '../world.ts';

/** A world with two processes, an empty catalogue before each test, and helpers for plans. */
export async function openPlanWorld() {
  const world = await openWorld();
  const { db } = world;
  const account = { id: 'mei', name: 'Mei', email: 'mei@example.com' };
  await db.insert(administrators).values({ ...account, role: 'editor' });
  const mei = world.connection.actingAs(account.email);
  const other = await connect({ databaseUrl: world.databaseUrl, dataDir: world.dataDir });
  const logged = vi.fn();
  beforeEach(async () => {
    await db.execute(sql`truncate products, product_categories, news_items, bin, history cascade`);
    logged.mockClear();
  });
  afterAll(async () => {
    await other.close();
    await world.close();
  });
  const later = () => new Date(Date.now() + 3_600_000);
  return {
    db,
    /** The database, used by an administrator. */
    mei,
    /** A second process. */
    other,
    logged,
    later,
    stores: (): Stores => ({ db, files: world.files, onlyLogged: logged }),
    /** Plans a status or the product's form, and makes the plan due an hour ago, or at `at`. */
    async planned(
      id: number,
      wanted: 'Active' | 'Inactive' | RowValues,
      at = sql`now() - interval '1 hour'`,
    ) {
      const record = await kinds.products.read(db, id);
      const outcome = await planChange(
        mei,
        { kind: 'products', id },
        later(),
        typeof wanted === 'string'
          ? { status: wanted }
          : { version: record?.version ?? 0, form: formOf(wanted) },
      );
      expect(outcome).toEqual({ ok: true });
      const [plan] = (await plansOf(db, 'products', [id])).slice(-1);
      await db
        .update(planned_changes)
        .set({ at })
        .where(eq(planned_changes.id, plan?.id ?? 0));
      return plan?.id ?? 0;
    },
    product: async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0],
    plan: async (id: number) =>
      (await db.select().from(planned_changes).where(eq(planned_changes.id, id)))[0],
    /** The history of a product after its creation. */
    async changesOf(id: number) {
      const { rows } = await db.execute<{ actor: string; cause: string; after: RowValues }>(
        sql`select actor, cause, after from history
            where kind = 'products' and record_id = ${id} and operation = 'update' order by id`,
      );
      return rows;
    },
  };
}
