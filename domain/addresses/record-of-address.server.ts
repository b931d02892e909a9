import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPublic } from '../records/is-public.server.ts';
import { idInAddress } from './id-in-address.ts';

/**
 * The condition and order that find the Active record of an address: the record with this slug or, if there is
 * none, with this id.
 */
export function activeRecord(
  table: { id: PgColumn; slug: PgColumn; status: PgColumn },
  address: string,
) {
  const id = idInAddress(address);
  const bySlug = eq(table.slug, address);
  const isAsked = id === undefined ? bySlug : or(bySlug, eq(table.id, id));
  return { where: and(isPublic(table), isAsked), order: sql`${bySlug} desc` };
}
