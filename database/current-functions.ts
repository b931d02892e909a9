import { sql } from 'drizzle-orm';
import type { Database } from './postgres/connection.ts';

/**
 * The functions and triggers of the database as SQL, sorted by name: the result of all migrations.
 * It omits the internal triggers of foreign keys and the functions of extensions.
 */
export async function currentFunctions(db: Database): Promise<string> {
  const { rows: functions } = await db.execute<{ text: string }>(sql`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);
  const { rows: triggers } = await db.execute<{ table_name: string; text: string }>(sql`
    select t.tgrelid::regclass::text as table_name, pg_get_triggerdef(t.oid, true)
      || case t.tgenabled when 'A' then
        format(E';\\nALTER TABLE %s ENABLE ALWAYS TRIGGER %I', t.tgrelid::regclass, t.tgname)
        else '' end as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
    order by 1, t.tgname`);
  const byTable = Map.groupBy(triggers, ({ table_name }) => table_name);
  return [
    '-- The functions and triggers as all migrations together make them. Written by',
    '-- `npm run database:functions`; database/current-functions.test.ts says when that is due.',
    ...functions.map(({ text }) => `\n${text.trimEnd()};`),
    ...[...byTable].map(
      ([table, list]) => `\n-- ${table}\n${list.map(({ text }) => `${text};`).join('\n')}`,
    ),
    '',
  ].join('\n');
}
