import { sql } from 'drizzle-orm';
import type { Database } from './postgres/connection.ts';

/** A table whose triggers `guard_record()` or `guard_files()` made, and the SQL of that call. */
interface Guarded extends Record<string, unknown> {
  table_name: string;
  call: string;
}

interface Trigger extends Record<string, unknown> {
  table_name: string;
  name: string;
  text: string;
}

/**
 * The functions and triggers of the database as SQL, sorted by name. They are the result of all migrations, without the
 * internal triggers of foreign keys and the functions of extensions. Triggers that guard_record() or guard_files() made
 * are printed as that call. To see which triggers a call makes, all are dropped and the calls run again, so the
 * database must be a throw-away copy.
 */
export async function rebuildAndPrintTriggers(db: Database): Promise<string> {
  const { rows: functions } = await db.execute<{ text: string }>(sql`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);
  const existing = await triggers(db);
  const calls = await guardingCalls(db);
  for (const { name, table_name } of existing)
    await db.execute(sql.raw(`drop trigger ${name} on ${table_name}`));
  for (const { call } of calls) await db.execute(sql.raw(call));
  const made = await triggers(db);
  const statements = [
    ...calls.map(({ table_name, call }) => ({ table_name, text: call })),
    ...without(existing, made),
    ...without(made, existing).map(({ table_name, name }) => ({
      table_name,
      text: `DROP TRIGGER ${name} ON ${table_name}`,
    })),
  ];
  const byTable = Map.groupBy(statements, ({ table_name }) => table_name);
  return [
    '-- The functions and triggers as all migrations together make them. Written by',
    '-- `npm run database:functions`; database/current-functions.test.ts says when that is due.',
    ...functions.map(({ text }) => `\n${text.trimEnd()};`),
    ...[...byTable]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([table, list]) => `\n-- ${table}\n${list.map(({ text }) => `${text};`).join('\n')}`),
    '',
  ].join('\n');
}

async function triggers(db: Database): Promise<Trigger[]> {
  const { rows } = await db.execute<Trigger>(sql`
    select t.tgrelid::regclass::text as table_name, t.tgname as name, pg_get_triggerdef(t.oid, true)
      || case t.tgenabled when 'A' then
        format(E';\\nALTER TABLE %s ENABLE ALWAYS TRIGGER %I', t.tgrelid::regclass, t.tgname)
        else '' end as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
    order by 1, t.tgname`);
  return rows;
}

/** The calls that made the triggers of guarded tables; their options follow from the triggers that exist. */
async function guardingCalls(db: Database): Promise<Guarded[]> {
  const { rows } = await db.execute<Guarded>(sql`
    select table_name, case when 'record_history' = any (names)
      then format('SELECT guard_record(%L%s%s%s)', table_name,
        case when not 'announce' = any (names) then ', announced => false' end,
        case when 'keep_version' = any (names) and not 'keep_in_bin' = any (names) then ', catalogue => false' end,
        ', files => ' || quote_literal(files))
      else format('SELECT guard_files(%L, %L)', table_name, files) end as call
    from (
      select tgrelid::regclass::text as table_name, array_agg(tgname::text) as names,
        (select array_agg(file) from pg_trigger files,
          string_to_table(encode(files.tgargs, 'escape'), '\\000') as file
        where files.tgrelid = t.tgrelid and files.tgname = 'release_all_files'
          and file <> '' and file !~ '_(url|pdf)$') as files
      from pg_trigger t where not tgisinternal group by tgrelid
    ) as tables
    where names && '{record_history, release_all_files}'
    order by table_name`);
  return rows;
}

const without = (some: Trigger[], others: Trigger[]) =>
  some.filter((one) => !others.some(({ text }) => text === one.text));
