import type { PGlite } from '@electric-sql/pglite';

/**
 * What PostgreSQL's autovacuum does, by its own measure, for an engine that has none: tables in
 * which more than 50 rows and a fifth are dead are vacuumed. After a long list was put in order,
 * every reading would pass them over until the night otherwise.
 */
export async function vacuumWornTables(
  pg: PGlite,
  log: (event: Record<string, unknown>) => void,
): Promise<void> {
  const { rows } = await pg.query<{ name: string }>(
    `select quote_ident(s.relname) as name
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.schemaname = 'public' and s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)`,
  );
  if (rows.length === 0) return;
  const started = Date.now();
  const tables = rows.map(({ name }) => name).join(', ');
  await pg.exec(`vacuum (analyze) ${tables}`);
  log({ event: 'database vacuum', tables, milliseconds: Date.now() - started });
}
