import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { record_drafts } from '#database/schema/previews.ts';
import { item_codes, product_images, products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { recordKinds } from '../kinds/kinds.ts';
import { fileFolders } from './file-store.ts';

/**
 * Every column in which the address of a stored file can stand, alone or inside a text. A trigger
 * notes in released_files what each of them lets go.
 */
export const referringColumns: PgColumn[] = [
  products.image_url,
  products.catalogue_pdf,
  product_images.image_url,
  item_codes.image_url,
  gallery_items.primary_image_url,
  gallery_items.pdf_url,
  gallery_items.project_details,
  gallery_images.image_url,
  news_items.primary_image_url,
  news_items.article_body,
  news_media.media_url,
  general_settings.image_url,
  translations.translated_value,
  record_drafts.rows,
  planned_changes.change,
];

const folders = fileFolders.join('|');
// A lookahead, as paths may overlap: .../documents/pdf/1.pdf names pdf/1.pdf, too.
const stored = new RegExp(`(?=((?:${folders})/[A-Za-z0-9_-][A-Za-z0-9._-]*))`, 'g');

/** Stored paths that a text names, whatever stands before them: our address, a bucket's, another host's. */
function pathsIn(text: string): string[] {
  // At the end of a sentence the full stop is no part of the name.
  return [...text.matchAll(stored)].flatMap(([, path = '']) => [path, path.replace(/[._-]+$/, '')]);
}

const namesFile = (text: SQL) => sql`${text} ~ ${`(${folders})/`}`;

/** What is in the columns of today's records, drafts and plans. */
const current: SQL[] = referringColumns.map((column) => {
  const text = sql`${sql.identifier(column.name)}::text`;
  return sql`select ${text} as text from ${sql.identifier(getTableName(column.table))} where ${namesFile(text)}`;
});

const recordExists = sql.join(
  Object.keys(recordKinds).map(
    (kind) =>
      sql`(h.kind = ${kind} and exists (select from ${sql.identifier(kind)} r where r.id = h.record_id))`,
  ),
  sql` or `,
);

/**
 * What records held before, so that any version can be restored: of records that exist or are in the
 * bin, and of item codes whose product does or is.
 */
const former = sql`
  select h.before::text as text from history h
  where ${namesFile(sql`h.before::text`)} and (${recordExists} or exists (
    select from products p where h.kind = 'item_codes' and p.id = h.parent_id) or exists (
    select from bin b
    where (b.kind = h.kind and b.record_id = h.record_id)
      or (b.kind = 'products' and b.record_id = h.parent_id)))`;

/** Every text that names a file: an index knows those of the history. */
export const referringTexts: SQL = sql.join([...current, former], sql` union all `);

/** Tells whether any record or draft refers to a stored path, or one of its versions that can be restored. */
export async function findReferences(
  db: Pick<Database, 'execute'>,
): Promise<(path: string) => boolean> {
  const { rows } = await db.execute<{ text: string }>(referringTexts);
  const paths = new Set(rows.flatMap(({ text }) => pathsIn(text)));
  let texts: string[] | undefined;
  return (path) => {
    if (paths.has(path)) return true;
    if (/^[\w./-]+$/.test(path)) return false;
    // Where a name with other characters ends, no text tells: it is looked for as a whole.
    texts ??= rows.flatMap(({ text }) => [text.normalize(), unescaped(text).normalize()]);
    const name = path.normalize();
    return texts.some((text) => text.includes(name));
  };
}

/** A text without the escapes of addresses, HTML and JSON. */
const unescaped = (text: string) =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    })
    .replaceAll('&amp;', '&')
    .replace(/\\(.)/g, '$1');
