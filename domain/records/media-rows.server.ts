import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { mainPictureLacksText } from '#database/schema/columns.ts';
import { hasText } from '#database/schema/languages.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { mediaTypeOf } from '../files/media-type.ts';
import type { NewMedium } from '../files/saved-files.server.ts';
import { placeAfterLast } from '../order/display-order.server.ts';
import type { PictureTexts } from './picture-form.ts';

type Columns<Name extends string> = PgTable & Record<Name, PgColumn>;

/** A table with the further pictures of records. */
export interface PictureTable {
  table: Columns<'id' | 'alt_text' | 'is_decorative'>;
  /** The column with the record's id. */
  owner: PgColumn;
  url: PgColumn;
  /** The column that orders the pictures of a record, before their ids. */
  order?: PgColumn;
}

/** A table with the further pictures and videos of records. */
interface MediaTable extends PictureTable {
  table: PictureTable['table'] & Columns<'display_order' | 'media_type'>;
}

const mediaType = ({ table }: MediaTable) => sql<'image' | 'video'>`${table.media_type}`;

const aboutIt = ({ table }: PictureTable) => ({
  id: sql<number>`${table.id}`,
  alt_text: sql<string | null>`${table.alt_text}`,
  is_decorative: sql<boolean>`${table.is_decorative}`,
});

/** The pictures and videos of a record in display order, as its form shows them. */
export async function readMedia(db: Database, media: MediaTable, record: number) {
  const { table, owner, url } = media;
  const rows = await db
    .select({ ...aboutIt(media), url: sql<string>`${url}`, type: mediaType(media) })
    .from(table as PgTable)
    .where(eq(owner, record))
    .orderBy(table.display_order, table.id);
  return rows.map(({ type, ...row }) => ({ ...row, mediaType: mediaTypeOf(row.url, type) }));
}

/** The further pictures and videos that a record's page shows, in display order. */
export async function readShownMedia(db: Database, media: MediaTable, record: number) {
  const { table, owner, url } = media;
  const address = fileAddress(url);
  return db
    .select({ ...aboutIt(media), url: sql<string>`${address}`, media_type: mediaType(media) })
    .from(table as PgTable)
    .where(and(eq(owner, record), isNotNull(address)))
    .orderBy(table.display_order, table.id);
}

/** Adds pictures and videos after those that the record has. */
export async function addMedia(
  tx: Database,
  { table, owner, url: address }: MediaTable,
  record: number,
  media: readonly NewMedium[],
): Promise<void> {
  if (media.length === 0) return;
  const where = eq(owner, record);
  await tx.insert(table as PgTable).values(
    media.map(({ url, ...about }, at) => ({
      ...{ [owner.name]: record, [address.name]: url, ...about },
      display_order: placeAfterLast({ table, where }, at),
    })),
  );
}

/** Removes pictures and videos of a record by id; ids of other records are ignored. */
export async function removeMedia(
  tx: Database,
  { table, owner }: PictureTable,
  record: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await tx.delete(table).where(and(eq(owner, record), inArray(table.id, [...ids])));
}

/** Saves the texts of stored pictures of a record; pictures of other records are ignored. */
export async function describePictures(
  tx: Database,
  { table, owner }: PictureTable,
  record: number,
  texts: PictureTexts = [],
): Promise<void> {
  const stored = texts.filter(({ key }) => /^\d{1,9}$/.test(key));
  if (stored.length === 0) return;
  await tx.execute(sql`
    update ${table} set alt_text = told.alt_text, is_decorative = told.is_decorative
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as told(key integer, alt_text text, is_decorative boolean)
    where ${table.id} = told.key and ${owner} = ${record}
      and (${table.alt_text}, ${table.is_decorative}) is distinct from (told.alt_text, told.is_decorative)`);
}

/** The texts of the further pictures of a record, as its form sends them. */
export const textsInForm = (
  pictures: readonly { id: number; alt_text: string | null; is_decorative: boolean }[],
): PictureTexts =>
  pictures.map(({ id, alt_text, is_decorative }) => ({ key: String(id), alt_text, is_decorative }));

/** SQL that selects the alternative texts of a record's further pictures, for Translations. */
export const pictureParts = (
  { table, owner, order = table.id }: PictureTable,
  record: PgColumn,
): SQL => sql`
  select 'picture_' || one.id || '_alt_text' as field, 100 + one.n as place, one.alt_text as original,
    'Picture ' || (one.n + 1) || ': Alternative text' as label
  from (
    select p.id, p.alt_text, p.is_decorative,
      row_number() over (order by p.${sql.identifier(order.name)}, p.id) as n
    from ${table} p where p.${sql.identifier(owner.name)} = ${record}
  ) one
  where not one.is_decorative and ${hasText(sql`one.alt_text`)}`;

/** A condition for records with a picture, the main one or a further one, that has no alternative text. */
export function lacksText(
  record: Columns<'id' | 'alt_text' | 'is_decorative'>,
  url: PgColumn,
  further?: PictureTable,
): SQL {
  const main = mainPictureLacksText(url, record);
  if (!further) return sql`(${main})`;
  return sql`(${main} or exists (
    select from ${further.table} p
    where p.${sql.identifier(further.owner.name)} = ${record}.id and not p.is_decorative
      and coalesce(p.alt_text, '') = ''))`;
}
