import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { former_slugs } from '#database/schema/former-slugs.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { pages } from '#database/schema/pages.ts';
import { products } from '#database/schema/products.ts';
import { isPublic } from '../records/is-public.server.ts';

const addressed = { products, gallery_items, news_items, pages };

/** The current slug of the Active record that had this slug before, for a redirect; undefined if there is none. A trigger keeps former slugs. */
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
      and(eq(former_slugs.entity_type, entity), eq(former_slugs.slug, formerSlug), isPublic(table)),
    );
  return found?.slug ?? undefined;
}
