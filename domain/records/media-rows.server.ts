import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import type { NewMedium } from '../files/file-batch.server.ts';
import { placeAfterLast } from '../order/display-order.server.ts';

interface MediaTable {
  table: PgTable & Record<'id' | 'display_order', PgColumn>;
  /** The column with the record's id. */
  owner: PgColumn;
  url: PgColumn;
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
