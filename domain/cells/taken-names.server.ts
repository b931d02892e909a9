import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { productColumn } from './cell-grid.ts';
import type { CellProblem, RowPlan } from './cell-plan.server.ts';
import type { CellStore } from './cell-store.server.ts';

/** The rows whose name another row of the same product would have, too, once all rows are written. */
export async function takenNames(
  tx: Database,
  { grid: { nameField }, table }: CellStore,
  plans: readonly RowPlan[],
): Promise<CellProblem[]> {
  const moving = plans
    .filter(({ values }) => nameField in values || productColumn in values)
    .map(({ key, row, values }) => {
      const { product_id, [nameField]: name }: Record<string, unknown> = { ...row, ...values };
      return { key, id: row?.id, product_id, name };
    });
  const { rows } = await tx.execute<{ key: string }>(sql`
    with moving as (select * from jsonb_to_recordset(${JSON.stringify(moving)}::jsonb)
      as sent(key text, id int, product_id int, name text))
    select key from moving where exists (
      select from moving other where other.key <> moving.key
        and (other.product_id, other.name) = (moving.product_id, moving.name))
    or exists (
      select from ${table} other where other.id not in (select id from moving where id is not null)
        and (other.product_id, other.${sql.identifier(nameField)}) = (moving.product_id, moving.name))`);
  return rows.map(({ key }) => ({ key, column: nameField, refusal: 'taken' }));
}
