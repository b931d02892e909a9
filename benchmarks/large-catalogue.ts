import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';

/** The number of records of each kind in the large catalogue. */
export const largeCatalogue = {
  products: 10_000,
  productCategories: 24,
  itemCodes: 50_000,
  galleryItems: 5000,
  galleryCategories: 12,
  newsItems: 5000,
  subscribers: 5000,
  messages: 5000,
};

export type CatalogueSize = typeof largeCatalogue;

const prose = (n: string) =>
  sql.raw(`
  (array['Rayon core wrapped in silver film', 'Flat film for knits', 'Bright twist for machine embroidery',
    'Soft lame for lace and ribbon', 'Braid for brocade and stage curtains'])[1 + ${n} % 5]
  || ', lot ' || ${n} || ', ' || md5(${n}::text)`);

const paragraphs = (n: string) =>
  sql.raw(`
  (select string_agg('Runs at ' || 500 + 7 * part || ' stitches a minute with a needle ' || 60 + part || '. ' ||
    md5((${n} * part)::text), E'\\n') from generate_series(1, 12) part)`);

const someDay = sql.raw(`timestamptz '2024-01-01 09:00+08' + n * interval '97 minutes'`);

/** One INSERT statement for each table; every tenth product has no description, every seventh item code no type. */
function statements(size: CatalogueSize): SQL[] {
  const { products, productCategories, itemCodes, galleryItems, galleryCategories } = size;
  const { newsItems, subscribers, messages } = size;
  return [
    sql`insert into languages (code, name, display_order)
      values ('zh-Hans', '简体中文', 3), ('ja', '日本語', 4)`,
    sql`insert into product_categories (name, description, display_order)
      select 'Category ' || n, ${prose('n')}, n from generate_series(1, ${productCategories}::int) n`,
    sql`insert into products (name, slug, description, detailed_description, image_url, status, display_order, created_at,
        updated_at, uses)
      select (array['Aurora', 'Brocade', 'Comet', 'Damask', 'Ember', 'Filigree', 'Gilt', 'Halo'])[1 + n % 8]
          || ' thread ' || lpad(n::text, 5, '0'),
        'thread-' || n, case when n % 10 > 0 then ${prose('n')} end, ${paragraphs('n')},
        '/media/products/thread-' || n || '.jpg', case when n % 20 = 0 then 'Inactive' else 'Active' end, n, ${someDay}, ${someDay},
        (array['machine-embroidery', 'weaving', 'knitting', 'lace', 'trimmings'])[1 + n % 5 : 2 + n % 3]
      from generate_series(1, ${products}::int) n`,
    sql`insert into product_category_mappings (product_id, category_id)
      select id, 1 + id % ${productCategories} from products
      union select id, 1 + (id * 7 + 3) % ${productCategories} from products`,
    sql`insert into product_images (product_id, image_url)
      select id, '/media/products/extra-' || id || '.jpg' from products`,
    sql`insert into item_codes (product_id, item_code, composition, type, denier, length, net_weight, gross_weight,
        country_of_origin, other_information, bleaching, ironing, washing_temperature, created_at, updated_at)
      select 1 + (n::bigint * 7919) % ${products}, 'KT' || 100 + n % 900 || '-' || lpad(n::text, 5, '0'), n % 100 || ' % polyester, '
          || 100 - n % 100 || ' % nylon', case when n % 7 > 0 then (array['M', 'MH', 'MX', 'ST'])[1 + n % 4] end,
        30 + n % 600, 1000 * (1 + n % 15), 10 + n % 90, 32 + n % 90, 'Japan', ${prose('n')}, 'Do not bleach',
        '110 C on reverse', '40 C', ${someDay}, ${someDay}
      from generate_series(1, ${itemCodes}::int) n`,
    sql`insert into gallery_categories (name, display_order)
      select 'Gallery category ' || n, n from generate_series(1, ${galleryCategories}::int) n`,
    sql`insert into gallery_items (name, slug, description, detailed_description, project_details, primary_image_url,
        is_pdf, status, display_order, created_at)
      select (array['Gown', 'Curtain', 'Crest', 'Ribbon'])[1 + n % 4] || ' project ' || lpad(n::text, 5, '0'), 'project-' || n,
        ${prose('n')}, ${paragraphs('n')}, ${paragraphs('n')},
        case when n % 9 > 0 then '/media/gallery-items/project-' || n || '.jpg' end, n % 25 = 0,
        case when n % 20 = 0 then 'Inactive' else 'Active' end, n, ${someDay}
      from generate_series(1, ${galleryItems}::int) n`,
    sql`insert into gallery_item_categories (gallery_item_id, gallery_category_id)
      select id, 1 + id % ${galleryCategories} from gallery_items`,
    sql`insert into gallery_item_products (gallery_item_id, product_id) select id, id from gallery_items`,
    sql`insert into gallery_images (gallery_item_id, image_url, display_order)
      select id, '/media/gallery-items/more-' || id || '-' || place || '.jpg', place
      from gallery_items, generate_series(1, 2) place`,
    sql`insert into news_items (title, slug, description, article_body, primary_image_url, category, status,
        is_pinned, display_order, likes, created_at)
      select (array['Fair', 'Colour book', 'Certificate', 'Item codes'])[1 + n % 4] || ' report ' || n, 'report-' || n,
        ${prose('n')}, ${paragraphs('n')}, '/media/news/report-' || n || '.jpg',
        case when n % 5 > 0 then (array['Fairs', 'Products', 'Certificates'])[1 + n % 3] end,
        case when n % 20 = 0 then 'Inactive' else 'Active' end, n <= 3, case when n <= 3 then n else 0 end,
        n % 200, ${someDay}
      from generate_series(1, ${newsItems}::int) n`,
    sql`insert into newsletter_subscription (email, active, "createTime")
      select 'buyer-' || md5(n::text) || '@example.com', n % 11 > 0, ${someDay}
      from generate_series(1, ${subscribers}::int) n`,
    sql`insert into contact_messages (name, email, subject, message, message_id, delivery, attempts, sent_at, recipient, created_at)
      select 'Buyer ' || n, 'buyer-' || n || '@example.com', 'Quotation ' || n, ${paragraphs('n')},
        '<large-' || n || '@example.com>', 'sent', 1, ${someDay}, 'info@example.com', ${someDay}
      from generate_series(1, ${messages}::int) n`,
    ...translated('products', ['name', 'description', 'detailed_description'], 'id % 10 < share'),
    ...translated('product_categories', ['name', 'description'], 'true'),
    ...translated('item_codes', ['composition', 'type', 'country_of_origin'], 'id % 20 < share'),
    ...translated('gallery_items', ['name', 'description'], 'id % 10 < share'),
    ...translated('gallery_categories', ['name'], 'true'),
    ...translated('news_items', ['title', 'description', 'article_body'], 'id % 10 < share'),
  ];
}

/** Translates nine of ten records into Traditional Chinese, seven into Simplified Chinese, five into Japanese. */
function translated(entity: string, fields: string[], which: string): SQL[] {
  const words = `case code when 'ja' then '刺繍糸 ' when 'zh-Hans' then '绣花线 ' else '繡花線 ' end`;
  return fields.map((field) =>
    sql.raw(`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
      select '${entity}', id, '${field}', code, ${words} || ${field}
      from ${entity}, (values ('zh-Hant', 9), ('zh-Hans', 7), ('ja', 5)) as spoken(code, share)
      where ${field} is not null and ${which}`),
  );
}

/**
 * Fills a migrated, empty database and updates its statistics, as PostgreSQL's autovacuum does after a
 * while.
 */
export async function fillLargeCatalogue(
  { db }: Pick<Connection, 'db'>,
  size: CatalogueSize = largeCatalogue,
): Promise<void> {
  for (const statement of statements(size)) await db.execute(statement);
  await db.execute(sql`vacuum (analyze)`);
}
