import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { CellProblem, RowPlan } from './item-code-cell-plan.server.ts';

/** The rows that would have the same code of the same product as another one after all are written. */
export async function takenCodes(tx: Database, plans: readonly RowPlan[]): Promise<CellProblem[]> {
  const moving = plans
    .filter(({ values }) => 'item_code' in values || 'product_id' in values)
    .map(({ key, row, values }) => ({ key, id: row?.id, ...codeOf({ ...row, ...values }) }));
  const { rows } = await tx.execute<{ key: string }>(sql`
    with moving as (select * from jsonb_to_recordset(${JSON.stringify(moving)}::jsonb)
      as sent(key text, id int, product_id int, item_code text))
    select key from moving where exists (
      select from moving other where other.key <> moving.key
        and (other.product_id, other.item_code) = (moving.product_id, moving.item_code))
    or exists (
      select from item_codes other where other.id not in (select id from moving where id is not null)
        and (other.product_id, other.item_code) = (moving.product_id, moving.item_code))`);
  return rows.map(({ key }) => ({ key, column: 'item_code', refusal: 'taken' }));
}

const codeOf = ({ product_id, item_code }: RowPlan['values']) => ({ product_id, item_code });
