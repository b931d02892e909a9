import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { kinds } from '../kinds/kinds.server.ts';
import type { CatalogueKind } from '../kinds/kinds.ts';

/** Copies the translations of a record to a new one, of those texts that are the same in both. */
export async function copyTranslations(
  tx: Database,
  entity: CatalogueKind,
  from: number,
  to: number,
): Promise<void> {
  const { table } = kinds[entity];
  await tx.execute(sql`
    insert into ${translations}
      (entity_type, entity_id, field_name, language_code, translated_value, outdated_since)
    select entity_type, ${to}, field_name, language_code, translated_value, outdated_since
    from ${translations} t
    where entity_type = ${entity} and entity_id = ${from} and (
      select to_jsonb(one) ->> t.field_name = to_jsonb(other) ->> t.field_name
      from ${table} one, ${table} other where one.id = ${from} and other.id = ${to})`);
}
