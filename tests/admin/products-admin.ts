import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import {
  product_categories,
  product_category_mappings,
  products,
} from '#database/schema/products.ts';
import { addProduct, addProductCategory } from '../world/content/catalogue-rows.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { storedFiles } from '../world/files/stored-files.ts';
import { openAdminSite } from './admin-site.ts';

/** An admin site without products before each test, closed after the last test, and helpers for the tests. */
export async function openProductsAdmin() {
  const admin = await openAdminSite();
  const { db, files } = admin.world;
  afterAll(() => admin.close());
  beforeEach(async () => {
    await db.delete(products);
    await db.delete(product_categories);
  });
  return {
    admin,
    db,
    picture: await samplePicture(),
    rows: () => db.select().from(products).orderBy(asc(products.id)),
    add: (values: Parameters<typeof addProduct>[1] = {}) =>
      addProduct(db, { name: 'ST Viscose', ...values }),
    addCategory: async (name: string) => (await addProductCategory(db, { name })).id,
    categoriesOf: async (product_id: number) => {
      const links = await db
        .select()
        .from(product_category_mappings)
        .where(eq(product_category_mappings.product_id, product_id));
      return links.map(({ category_id }) => category_id).sort((a, b) => a - b);
    },
    storedFiles: () => storedFiles(files),
  };
}
