import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { testOnAlteredSite } from './altered-site.ts';

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe';
const long = `${longWord}${longWord} ${longWord}`;
const rich = `${long}<table><tr><td>${long}</td></tr></table><pre>${long.repeat(9)}</pre>`;

/**
 * Rows as another client may write them: only names, empty texts, words as wide as a screen, more entries
 * than a list or a select can show.
 */
const rows: SQL[] = [
  sql`insert into products (name, slug) select 'Cone ' || lpad(n::text, 4, '0'), 'cone-' || n
      from generate_series(1, 700) n`,
  sql`insert into products (name, slug, display_order) values ('Bare thread', 'bare', null)`,
  sql`insert into products (name, slug, description, detailed_description, image_url, catalogue_pdf)
      values (${long}, 'long', ${long}, ${long}, 'no address at all', ''),
             ('<b>Markup</b> & more', 'markup', '', '<p>para</p>', '', ''),
             ('Odd address', 'a b/c?d#e%20ü', '日本語', '', '/media/products/gone.jpg', null)`,
  sql`insert into item_codes (product_id, item_code, composition, type)
      select id, ${longWord} || n, ${long}, '' from products, generate_series(1, 30) n where slug = 'long'`,
  sql`insert into product_categories (name, description) values (${long}, ${long}), ('Empty', '')`,
  sql`insert into product_category_mappings select p.id, c.id from products p, product_categories c
      where p.slug = 'long'`,
  sql`insert into gallery_items (name, slug) values ('Bare item', 'bare')`,
  sql`insert into gallery_items (name, slug, is_pdf) values ('Book without a file', 'no-file', true)`,
  sql`insert into gallery_items (name, slug, description, detailed_description, project_details)
      values (${long}, 'long', ${long}, ${long}, ${rich})`,
  sql`insert into gallery_categories (name) values (${long})`,
  sql`insert into gallery_items (name, slug, display_order) select 'One of many ' || n, 'many-' || n, 7
      from generate_series(1, 300) n`,
  sql`insert into news_items (title, slug) values ('Bare news', 'bare')`,
  sql`insert into news_items (title, slug, description, article_body, likes)
      values (${long}, 'long', ${long}, ${rich}, 2147483646)`,
  sql`insert into news_media (news_item_id, media_url, media_type)
      select id, url, 'image' from news_items, unnest(array['', '/x.webm', 'https://youtu.be/dQw4w9WgXcQ']) url
      where slug = 'long'`,
  sql`insert into news_items (title, slug, display_order) select 'One of many ' || n, 'many-' || n, 7
      from generate_series(1, 300) n`,
  sql`insert into general_settings (type, image_url, alt_text, title, display_order, is_active)
      values ('carousel', null, null, null, null, null), ('carousel', '', 'x', 'y', null, null)`,
  sql`insert into general_settings (type, image_url, alt_text, title)
      select 'carousel', '/media/carousel/gone-' || n || '.jpg', null, ${long} from generate_series(1, 20) n`,
  sql`insert into translations (entity_type, entity_id, field_name, language_code, translated_value)
      select 'products', id, 'name', 'ja', ${long} from products where slug = 'long'`,
  sql`update administrators set name = ${long}`,
  sql`insert into newsletter_subscription (email) values (${`${longWord}${longWord}@example.com`})`,
  sql`insert into contact_messages (name, email, subject, message, message_id, delivery, last_error)
      values (${long}, ${`${longWord}${longWord}@example.com`}, ${long}, ${long}, 'long', 'failed', ${long})`,
  sql`insert into contact_message_lines (contact_message_id, position, kind, asked, name, quantity, note)
      select id, 0, 'code', ${longWord}, ${long}, ${long}, ${long} from contact_messages`,
];

/** Tests on the product with such rows beside its demo content: one site for all files that use it. */
export const test = testOnAlteredSite(async (db, dataDir) => {
  for (const row of rows) await db.execute(row);
  const file = join(dataDir, 'files', 'carousel', `${longWord}${longWord}.jpg`);
  await writeFile(file, '');
  // A younger file may belong to a running save and is not listed.
  const hoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  await utimes(file, hoursAgo, hoursAgo);
});
