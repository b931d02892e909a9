import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import {
  gallery_categories,
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { products } from '#database/schema/products.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { storedFiles } from '../world/files/stored-files.ts';
import { openAdminSite } from './admin-site.ts';

/** An admin site with an empty gallery before each test, closed after the last test, and helpers for the tests. */
export async function openGalleryAdmin() {
  const admin = await openAdminSite();
  const { db, files } = admin.world;
  afterAll(() => admin.close());
  beforeEach(async () => {
    await db.delete(gallery_items);
    await db.delete(gallery_categories);
    await db.delete(products);
  });
  return {
    admin,
    db,
    picture: await samplePicture(),
    items: () => db.select().from(gallery_items).orderBy(asc(gallery_items.id)),
    images: () => db.select().from(gallery_images).orderBy(asc(gallery_images.display_order)),
    async addCategory(name: string): Promise<number> {
      const [row] = await db.insert(gallery_categories).values({ name }).returning();
      return row?.id ?? 0;
    },
    async linksOf(id: number) {
      const categories = await db
        .select({ id: gallery_item_categories.gallery_category_id })
        .from(gallery_item_categories)
        .where(eq(gallery_item_categories.gallery_item_id, id));
      const related = await db
        .select({ id: gallery_item_products.product_id })
        .from(gallery_item_products)
        .where(eq(gallery_item_products.gallery_item_id, id));
      return {
        categories: categories.map((one) => one.id),
        products: related.map((one) => one.id),
      };
    },
    storedFiles: () => storedFiles(files),
  };
}
