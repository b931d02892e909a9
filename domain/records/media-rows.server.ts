import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { fileAddress } from '../files/file-address.server.ts';
import type { NewMedium } from '../files/file-batch.server.ts';
import { mediaTypeOf, type ShownMedium } from '../files/media-type.ts';
import { placeAfterLast } from '../order/display-order.server.ts';

interface MediaTable {
  table: PgTable & Record<'id' | 'display_order' | 'media_type', PgColumn>;
  /** The column with the record's id. */
  owner: PgColumn;
  url: PgColumn;
}

const mediaType = ({ table }: MediaTable) => sql<'image' | 'video'>`${table.media_type}`;

/** The pictures and videos of a record in display order, as its form shows them. */
export async function readMedia(db: Database, media: MediaTable, record: number) {
  const { table, owner, url } = media;
  const rows = await db
    .select({ id: sql<number>`${table.id}`, url: sql<string>`${url}`, type: mediaType(media) })
    .from(table as PgTable)
    .where(eq(owner, record))
    .orderBy(table.display_order, table.id);
  return rows.map(({ id, url, type }) => ({ id, url, mediaType: mediaTypeOf(url, type) }));
}

/** The pictures and videos that a record's page shows: its primary picture first, then in display order. */
export async function readShownMedia(
  db: Database,
  media: MediaTable,
  { id, primary_image_url: primary }: { id: number; primary_image_url: string | null },
): Promise<ShownMedium[]> {
  const { table, owner, url } = media;
  const address = fileAddress(url);
  const rows = await db
    .select({ url: sql<string>`${address}`, media_type: mediaType(media) })
    .from(table as PgTable)
    .where(and(eq(owner, id), isNotNull(address)))
    .orderBy(table.display_order, table.id);
  return primary ? [{ url: primary, media_type: null }, ...rows] : rows;
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
    media.map(({ url, media_type }, at) => ({
      ...{ [owner.name]: record, [address.name]: url, media_type },
      display_order: placeAfterLast({ table, where }, at),
    })),
  );
}

/** Removes pictures and videos of a record by id; ids of other records are ignored. */
export async function removeMedia(
  tx: Database,
  { table, owner }: MediaTable,
  record: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await tx.delete(table).where(and(eq(owner, record), inArray(table.id, [...ids])));
}
