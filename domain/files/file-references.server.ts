import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { namesFile } from '#database/schema/columns.ts';
import { company } from '#database/schema/company.ts';
import { gallery_images, gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items, news_media } from '#database/schema/news.ts';
import { page_blocks } from '#database/schema/pages.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { record_drafts } from '#database/schema/previews.ts';
import { item_codes, product_images, products, shades } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { recordKinds } from '../kinds/kinds.ts';
import { fileFolders } from './file-store.ts';

/** The columns with the address of a stored file. */
const addressColumns: PgColumn[] = [
  products.image_url,
  products.catalogue_pdf,
  product_images.image_url,
  item_codes.image_url,
  shades.image_url,
  shades.stitched_url,
  gallery_items.primary_image_url,
  gallery_items.pdf_url,
  gallery_images.image_url,
  news_items.primary_image_url,
  news_media.media_url,
  general_settings.image_url,
  company.icon_url,
  company.wechat_code_url,
  company.whatsapp_code_url,
  page_blocks.picture_url,
];

/** The columns with texts that can contain addresses of stored files. */
const textColumns: PgColumn[] = [
  gallery_items.project_details,
  news_items.article_body,
  page_blocks.body,
  translations.translated_value,
  record_drafts.rows,
  planned_changes.change,
];

/**
 * Every column that can contain the address of a stored file, alone or in a text. When one of them drops an
 * address, a trigger adds it to released_files.
 */
export const referringColumns = [...addressColumns, ...textColumns];

const folders = fileFolders.join('|');
// A lookahead finds overlapping paths: .../documents/pdf/1.pdf also contains pdf/1.pdf.
const stored = new RegExp(`(?=((?:${folders})/[A-Za-z0-9_-][A-Za-z0-9._-]*))`, 'g');

/** The stored paths in a text, whatever comes before them: our address, a bucket's or another host's. */
function pathsIn(text: string): string[] {
  // The name may be followed by punctuation, such as a full stop at the end of a sentence.
  return [...text.matchAll(stored)].flatMap(([, path = '']) => [path, path.replace(/[._-]+$/, '')]);
}

const textsOf = (column: PgColumn, where: (text: SQLWrapper) => SQL): SQL => {
  const text = sql.identifier(column.name);
  return sql`select ${text}::text as text from ${sql.identifier(getTableName(column.table))} where ${where(text)}`;
};

/** The current texts of records, drafts and plans. Nearly every address names a file, so only long texts are tested. */
const current: SQL[] = [
  ...addressColumns.map((column) => textsOf(column, (text) => sql`strpos(${text}, '/') > 0`)),
  ...textColumns.map((column) => textsOf(column, namesFile)),
];

const recordExists = sql.join(
  Object.keys(recordKinds).map(
    (kind) =>
      sql`(h.kind = ${kind} and exists (select from ${sql.identifier(kind)} r where r.id = h.record_id))`,
  ),
  sql` or `,
);

/**
 * The former texts in the history that a restore can need: those of records that exist or are in the bin, and
 * of item codes whose product exists or is in the bin.
 */
const former = sql`
  select h.before::text as text from history h
  where ${namesFile(sql`h.before`)} and (${recordExists} or exists (
    select from products p where h.kind = 'item_codes' and p.id = h.parent_id) or exists (
    select from bin b
    where (b.kind = h.kind and b.record_id = h.record_id)
      or (b.kind = 'products' and b.record_id = h.parent_id)))`;

/** Every text that contains a file path. An index finds those in the history. */
export const referringTexts: SQL = sql.join([...current, former], sql` union all `);

/**
 * Returns a function that tells whether a record, a draft, a plan or a restorable version refers to a stored
 * path.
 */
export async function findReferences(
  db: Pick<Database, 'execute'>,
): Promise<(path: string) => boolean> {
  const { rows } = await db.execute<{ text: string }>(referringTexts);
  const paths = new Set(rows.flatMap(({ text }) => pathsIn(text)));
  let texts: string[] | undefined;
  return (path) => {
    if (paths.has(path)) return true;
    if (/^[\w./-]+$/.test(path)) return false;
    // The end of a name with other characters cannot be found in a text, so the whole path is searched for.
    texts ??= rows.flatMap(({ text }) => [text.normalize(), unescaped(text).normalize()]);
    const name = path.normalize();
    return texts.some((text) => text.includes(name));
  };
}

/** Removes the escapes of URLs, HTML and JSON from a text. */
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
