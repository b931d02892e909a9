import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** Deletions that meet wait for each other, and each answers what it has done. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test('gallery items and their category can be deleted at the same time', async () => {
  const { db } = admin.world;
  for (let round = 1; round <= 6; round++) {
    await db.execute(
      sql`insert into gallery_items (name, slug) select 'n', 'r' || ${round}::int || '-' || n from generate_series(1, 25) n`,
    );
    const [category] = await db.insert(gallery_categories).values({ name: 'Gowns' }).returning();
    // The links lie in the opposite order of the items, so that the two deletions lock them crosswise.
    await db.execute(
      sql`insert into gallery_item_categories select id, ${category?.id ?? 0} from gallery_items order by id desc`,
    );
    const items = await db.select().from(gallery_items);
    const rows = items.map(({ id, version }) => `${id}:${version}`).join();
    const answers = await Promise.all([
      admin.send('/admin/bulk/gallery_items', 'delete', { rows }),
      admin.send('/admin/gallery-categories', 'delete', { id: category?.id ?? 0 }),
    ]);
    // Deleting the category first changes the items: then they are left alone, and that is said.
    expect([200, 409]).toContain(answers[0].status);
    expect(answers[1].status).toBe(200);
    expect(await db.$count(gallery_categories)).toBe(0);
    expect(await db.$count(gallery_items)).toBe(answers[0].status === 200 ? 0 : items.length);
    await db.delete(gallery_items);
  }
});
