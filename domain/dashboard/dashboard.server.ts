import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { hasFailedMail, isNew, isOverdue } from '../contact/desk/message-state.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKindNames, publishedKindNames } from '../kinds/kinds.ts';
import type { KnownCoverage } from '../translations/known-coverage.server.ts';
import { workKey } from './work-key.ts';

export type RecordCounts = Record<CatalogueKind, number>;

/** The number of records of each kind, in one query. */
export async function countRecords(db: Database): Promise<RecordCounts> {
  const columns = catalogueKindNames.map((kind) => {
    const table = sql.identifier(kind);
    return sql`(select count(*)::int from ${table}) as ${table}`;
  });
  const answer = await db.execute<RecordCounts & Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}

/**
 * SQL for the rows of each task: new and overdue messages, failed mails, refused plans, records that lack something, and
 * inactive records.
 */
const work: Record<string, SQL> = {
  newMessages: sql`${contact_messages} where ${isNew}`,
  overdueMessages: sql`${contact_messages} where ${isOverdue}`,
  failedMails: sql`${contact_messages} where ${hasFailedMail}`,
  refusedPlans: sql`${planned_changes} where refused_reason is not null`,
  ...Object.fromEntries(
    catalogueKindNames.flatMap((kind) =>
      Object.entries(kinds[kind].incomplete ?? {}).map(([what, isIncomplete]): [string, SQL] => [
        workKey(kind, what),
        sql`${kinds[kind].table} where ${isIncomplete}`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    publishedKindNames.map((kind): [string, SQL] => [
      workKey(kind, 'Active'),
      sql`${kinds[kind].table} where status = 'Inactive'`,
    ]),
  ),
};

/** The number of rows by task name; those of a kind by {@link workKey}. */
export type WorkCounts = Record<string, number>;

/** The number of open tasks by name, in one query. */
export async function countWork(db: Database): Promise<WorkCounts> {
  const columns = Object.entries(work).map(
    ([name, rows]) => sql`(select count(*)::int from ${rows}) as ${sql.identifier(name)}`,
  );
  const answer = await db.execute<WorkCounts>(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}

/** The missing translations of one language by kind; complete kinds are left out. */
export interface TranslationWork {
  code: string;
  name: string;
  kinds: { kind: CatalogueKind; missing: number; outdated: number }[];
}

/** The missing and outdated translations by language, without complete languages; `only` limits the languages. */
export async function findTranslationWork(
  known: KnownCoverage,
  only?: readonly string[],
): Promise<TranslationWork[]> {
  const languages = new Map<string, TranslationWork>();
  const all = await Promise.all(
    catalogueKindNames.map(async (kind) => ({
      kind,
      coverage: await known.of(kind, only),
    })),
  );
  for (const { kind, coverage } of all) {
    for (const { code, name, translated, outdated, total } of coverage) {
      const language = languages.get(code) ?? { code, name, kinds: [] };
      const missing = total - translated;
      if (missing > 0 || outdated > 0) language.kinds.push({ kind, missing, outdated });
      languages.set(code, language);
    }
  }
  return [...languages.values()].filter(({ kinds }) => kinds.length > 0);
}

/** Whether an account is less than a week old. */
export async function isNewcomer(db: Database, id: string): Promise<boolean> {
  const since = sql`${administrators.createdAt} > now() - interval '7 days'`;
  return (await db.$count(administrators, sql`${administrators.id} = ${id} and ${since}`)) > 0;
}
