import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { former_slugs, gallery_items, news_items, products } from '#database/schema.ts';

const addressed = { products, gallery_items, news_items };

/** The present slug of the Active record that once had this one; undefined when there is none. */
export async function findPresentSlug(
  db: Database,
  entity: keyof typeof addressed,
  formerSlug: string,
): Promise<string | undefined> {
  const table = addressed[entity];
  const [found] = await db
    .select({ slug: table.slug })
    .from(former_slugs)
    .innerJoin(table, eq(table.id, former_slugs.entity_id))
    .where(
      and(
        eq(former_slugs.entity_type, entity),
        eq(former_slugs.slug, formerSlug),
        eq(table.status, 'Active'),
      ),
    );
  return found?.slug;
}
