import type { Database } from '#database/connect.ts';
import { change_log } from '#database/schema/change-log.ts';

/** What somebody did: 'created', 'products', 12, 'ST viscose'. */
export interface Change {
  /** A word in the past: 'created', 'updated', 'deleted', 'activated', 'reordered'. */
  action: string;
  entity_type: string;
  entity_id?: number | string;
  /** The record's name as it was then. */
  label?: string;
}

/** Writes down who did what; `actor` is an e-mail address. */
export async function recordChange(db: Database, actor: string, change: Change): Promise<void> {
  const { entity_id, ...rest } = change;
  await db
    .insert(change_log)
    .values({ actor, ...rest, entity_id: entity_id === undefined ? null : String(entity_id) });
}
