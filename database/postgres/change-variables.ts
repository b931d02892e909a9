import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import type { Query } from './postgres-pool.ts';

/**
 * The variables of a transaction that the history's triggers read: the author, the change set, the cause and the bulk
 * edit.
 */
type ChangeVariable = 'actor' | 'change_set' | 'cause' | 'cause_at' | 'bulk';

/** Sets variables until the transaction ends. With `unless`, they are set only if that variable is not. */
export async function setChangeVariables(
  tx: Database,
  variables: { [Name in ChangeVariable]?: string },
  { unless }: { unless?: ChangeVariable } = {},
): Promise<void> {
  const set = Object.entries(variables).map(
    ([name, value]): SQL => sql`set_config(${nameOf(name)}, ${value}, true)`,
  );
  const isMissing =
    unless && sql`where coalesce(current_setting(${nameOf(unless)}, true), '') = ''`;
  await tx.execute(sql`select ${sql.join(set, sql`, `)} ${isMissing}`);
}

const nameOf = (variable: string) => `kamsin.${variable}`;

/** Sets actor and change set on a session without Drizzle; both are parameters of the statement. */
export const setAuthor: Query = {
  text: `select set_config('${nameOf('actor')}', $1, true), set_config('${nameOf('change_set')}', $2, true)`,
};

/** The id of this transaction's change set. */
export async function changeSet(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ set: string }>(sql`select history_change_set() as set`);
  return rows[0]?.set ?? '';
}
