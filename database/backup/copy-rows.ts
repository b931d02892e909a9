import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';

/**
 * Replaces the rows of every table of `to` by those of `from`, in one transaction: all of it or
 * nothing. Both have the same tables. No trigger of ours runs, so counters, versions and times
 * arrive as they were. Answers how many rows each table got.
 */
export async function copyRows(from: Database, to: Database): Promise<Map<string, number>> {
  const tables = await tablesInOrder(to);
  const copied = new Map<string, number>();
  await to.transaction(async (tx) => {
    for (const table of tables)
      await tx.execute(sql`alter table ${name(table)} disable trigger user`);
    await tx.execute(sql`truncate ${sql.join(tables.map(name), sql`, `)}`);
    for (const table of tables) {
      const columns = await storedColumns(tx, table);
      const [source] = await rowsOf<{ rows: string; count: number }>(
        from,
        sql`select coalesce(json_agg(t), '[]')::text as rows, count(*)::int as count from ${name(table)} as t`,
      );
      // One statement a table, so that rows may refer to later rows of their own table.
      await tx.execute(
        sql`insert into ${name(table)} (${columns}) overriding system value
            select ${columns} from json_populate_recordset(null::${name(table)}, ${source?.rows ?? '[]'})`,
      );
      copied.set(table, source?.count ?? 0);
    }
    for (const table of tables)
      await tx.execute(sql`alter table ${name(table)} enable trigger user`);
    await continueSequences(tx);
  });
  return copied;
}

const name = (table: string): SQL => sql`public.${sql.identifier(table)}`;

async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

// A table comes after every other table that it refers to.
async function tablesInOrder(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ table: string; needs: string[] }>(
    db,
    sql`select c.relname as "table", coalesce(array_agg(f.relname::text) filter (where f.oid <> c.oid), '{}') as needs
        from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class f on f.oid = k.confrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        group by c.oid, c.relname order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ table, needs }) =>
        !ordered.includes(table) && needs.every((need) => ordered.includes(need)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle and can not be copied.');
    ordered.push(next.table);
  }
  return ordered;
}

async function storedColumns(db: Database, table: string): Promise<SQL> {
  const columns = await rowsOf<{ column: string }>(
    db,
    sql`select attname as "column" from pg_attribute
        where attrelid = ${`public.${JSON.stringify(table)}`}::regclass and attnum > 0
          and not attisdropped and attgenerated = '' order by attnum`,
  );
  return sql.join(
    columns.map(({ column }) => sql.identifier(column)),
    sql`, `,
  );
}

async function continueSequences(db: Database): Promise<void> {
  const owned = await rowsOf<{ sequence: string; table: string; column: string }>(
    db,
    sql`select s.oid::regclass::text as sequence, t.relname as "table", a.attname as "column"
        from pg_depend d
        join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
        where d.deptype in ('a', 'i') and t.relnamespace = 'public'::regnamespace`,
  );
  for (const { sequence, table, column } of owned) {
    await db.execute(
      sql`select setval(${sequence}::regclass, max(${sql.identifier(column)})) from ${name(table)}`,
    );
  }
}
