import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fillLargeCatalogue, largeCatalogue } from './large-catalogue.ts';

const size = {
  ...largeCatalogue,
  ...{ products: 100_000, itemCodes: 500_000, galleryItems: 20_000, newsItems: 20_000 },
};

const recorded = ['products', 'item_codes', 'gallery_items', 'news_items'];

/**
 * Fills a migrated, empty database with 100,000 products, 500,000 item codes, 20,000 gallery items and news, in 8
 * languages. It takes three minutes without triggers, so the history is written afterwards: one insertion of each record.
 */
export async function fillHugeCatalogue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const db = drizzle({ client });
  await db.execute(sql`set session_replication_role = replica`);
  await fillLargeCatalogue({ db }, size);
  await db.execute(sql`insert into languages (code, name, display_order)
    values ('ko', '한국어', 5), ('fr', 'Français', 6), ('de', 'Deutsch', 7), ('it', 'Italiano', 8)`);
  await db.execute(sql`
    insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
    select entity_type, entity_id, field_name, code, translated_value
    from translations, unnest(array['ko', 'fr', 'de', 'it']) code
    where language_code = 'ja' and entity_id % 10 < 2`);
  for (const kind of recorded)
    await db.execute(
      sql.raw(`insert into history (change_set, kind, record_id, table_name, operation, row_key, after)
        select gen_random_uuid(), '${kind}', id, '${kind}', 'insert', jsonb_build_object('id', id), to_jsonb(r)
        from ${kind} r`),
    );
  await db.execute(sql`vacuum (analyze)`);
  await client.end();
}
