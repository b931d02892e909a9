import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './world/world.ts';

/** Section 3 of both documents: these tables, with at least these columns. */
const specified: Record<string, string> = {
  languages: 'code name display_order',
  translations: 'id entity_type entity_id field_name language_code translated_value updated_at',
  products:
    'id name slug description detailed_description image_url catalogue_pdf status display_order created_at',
  product_categories: 'id name description display_order created_at',
  product_category_mappings: 'product_id category_id',
  product_images: 'id product_id image_url',
  item_codes:
    'id product_id item_code image_url composition type denier length net_weight gross_weight country_of_origin other_information bleaching ironing washing_temperature other_technical_info created_at',
  gallery_categories: 'id name display_order created_at updated_at',
  gallery_items:
    'id name slug description detailed_description project_details primary_image_url pdf_url is_pdf status display_order created_at updated_at',
  gallery_images: 'id gallery_item_id image_url display_order media_type',
  gallery_item_categories: 'gallery_item_id gallery_category_id',
  gallery_item_products: 'gallery_item_id product_id',
  news_items:
    'id title slug description article_body primary_image_url status is_pinned display_order likes created_at category',
  news_media: 'id news_item_id media_url media_type display_order',
  newsletter_subscription: 'id email active createTime',
  general_settings: 'id type image_url alt_text display_order is_active created_at title',
  global_settings: 'id type value',
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('every table has the columns of both specifications with their names', async () => {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select table_name || '.' || column_name as name
        from information_schema.columns where table_schema = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const missing = Object.entries(specified).flatMap(([table, columns]) =>
    columns.split(' ').flatMap((column) => {
      const name = `${table}.${column}`;
      return there.has(name) ? [] : [name];
    }),
  );
  expect(missing).toEqual([]);
});
