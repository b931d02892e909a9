import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { hasFailedMail, isNew, isOverdue } from '../contact/desk/message-state.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKindNames, publishedKindNames } from '../kinds/kinds.ts';
import { KnownLists } from '../kinds/known-by-kind.server.ts';
import { type KnownRows, knownRowsOf } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { workKey } from './work-key.ts';

export type RecordCounts = Record<CatalogueKind, number>;

/** SQL for the rows of the tasks that no kind of the catalogue has: messages, failed mails and refused plans. */
const otherWork: Record<string, SQL> = {
  newMessages: sql`${contact_messages} where ${isNew}`,
  overdueMessages: sql`${contact_messages} where ${isOverdue}`,
  failedMails: sql`${contact_messages} where ${hasFailedMail}`,
  refusedPlans: sql`${planned_changes} where refused_reason is not null`,
};

/** The number of rows by task name; those of a kind by {@link workKey}. */
export type WorkCounts = Record<string, number>;

async function countOtherWork(db: Database): Promise<WorkCounts> {
  const columns = Object.entries(otherWork).map(
    ([name, rows]) => sql`(select count(*)::int from ${rows}) as ${sql.identifier(name)}`,
  );
  const answer = await db.execute<WorkCounts>(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}

/** SQL conditions for the records of a kind that need work, by what they lack; an inactive record lacks 'Active'. */
function tasksOf(kind: CatalogueKind): Record<string, SQL> {
  const isPublished = publishedKindNames.some((published) => published === kind);
  return {
    ...kinds[kind].incomplete,
    ...(isPublished ? { Active: sql`status = 'Inactive'` } : {}),
  };
}

/** The name of the list of all records of a kind. */
const all = '';

async function countList(db: Database, kind: CatalogueKind, list: string): Promise<KnownRows> {
  const { table } = kinds[kind];
  if (list === all) return { total: await db.$count(table) };
  const found = sql`select id from ${table} where ${tasksOf(kind)[list]}`;
  const answer = await db.execute<{ rows: KnownRows }>(sql`select ${knownRowsOf(found)} as rows`);
  return answer.rows[0]?.rows ?? { total: 0 };
}

/**
 * The counts of the dashboard, in memory until a change of their kind: counting 500,000 codes and the products without
 * one reads whole indexes (decision 0262).
 */
export class KnownCounts {
  readonly #db: Database;
  readonly #lists: KnownLists;

  constructor(db: Database, hearsChanges = () => true) {
    this.#db = db;
    this.#lists = new KnownLists((kind, list) => countList(db, kind, list), hearsChanges);
  }

  /** The number of all records of a kind. */
  async recordsOf(kind: CatalogueKind): Promise<number> {
    return (await this.#lists.of(kind, all)).total;
  }

  /** The number of records of each kind. */
  async records(): Promise<RecordCounts> {
    const counts = catalogueKindNames.map(async (kind) => [kind, await this.recordsOf(kind)]);
    return Object.fromEntries(await Promise.all(counts));
  }

  /** The number of open tasks by name. */
  async work(): Promise<WorkCounts> {
    const tasks = catalogueKindNames.flatMap((kind) =>
      Object.keys(tasksOf(kind)).map(async (task): Promise<[string, number]> => {
        return [workKey(kind, task), (await this.#lists.of(kind, task)).total];
      }),
    );
    const [others, counts] = await Promise.all([countOtherWork(this.#db), Promise.all(tasks)]);
    return { ...others, ...Object.fromEntries(counts) };
  }

  /**
   * What is known of the rows of a list of all records of a kind, or of all that lack something; undefined for other
   * lists.
   */
  async rowsOf(kind: CatalogueKind, { q, filters }: ListQuery): Promise<KnownRows | undefined> {
    const { lacks = all, ...others } = filters;
    const isKnown = lacks === all || Object.hasOwn(kinds[kind].incomplete ?? {}, lacks);
    return q === '' && Object.keys(others).length === 0 && isKnown
      ? this.#lists.of(kind, lacks)
      : undefined;
  }

  /** Forgets what a change of a table may have changed. */
  forget(table: string): void {
    if (table === 'translations') return;
    this.#lists.forget(table);
    // A product may have its first code, or none any more.
    if (table === 'item_codes') this.#lists.forget('products');
  }
}
