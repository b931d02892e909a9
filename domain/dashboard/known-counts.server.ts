import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { hasFailedMail, isNew, isOverdue } from '../contact/desk/message-state.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { type CatalogueKind, catalogueKindNames, publishedKindNames } from '../kinds/kinds.ts';
import { KnownByKind } from '../kinds/known-by-kind.server.ts';
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

interface KindCounts {
  records: number;
  /** The rows of each task: records that lack something, and inactive ones. */
  work: Record<string, KnownRows>;
}

async function countKind(db: Database, kind: CatalogueKind): Promise<KindCounts> {
  const { table, incomplete = {} } = kinds[kind];
  const tasks = Object.entries(incomplete).map(([what, isIncomplete]): [string, SQL] => [
    workKey(kind, what),
    isIncomplete,
  ]);
  if (publishedKindNames.some((published) => published === kind))
    tasks.push([workKey(kind, 'Active'), sql`status = 'Inactive'`]);
  const rowsOf = tasks.map(
    ([name, where]) =>
      sql`, ${knownRowsOf(sql`select id from ${table} where ${where}`)} as ${sql.identifier(name)}`,
  );
  const answer = await db.execute<{ records: number } & KindCounts['work']>(
    sql`select (select count(*)::int from ${table}) as records${sql.join(rowsOf)}`,
  );
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  const { records, ...work } = row;
  return { records, work };
}

/**
 * The counts of the dashboard, in memory until a change of their kind: counting 500,000 codes and the products without
 * one reads whole indexes (decision 0262).
 */
export class KnownCounts {
  readonly #db: Database;
  readonly #kinds: KnownByKind<KindCounts>;

  constructor(db: Database, hearsChanges = () => true) {
    this.#db = db;
    this.#kinds = new KnownByKind((kind) => countKind(db, kind), hearsChanges);
  }

  /** The number of all records of a kind. */
  async recordsOf(kind: CatalogueKind): Promise<number> {
    return (await this.#kinds.of(kind)).records;
  }

  /** The number of records of each kind. */
  async records(): Promise<RecordCounts> {
    const counts = catalogueKindNames.map(async (kind) => [kind, await this.recordsOf(kind)]);
    return Object.fromEntries(await Promise.all(counts));
  }

  /** The number of open tasks by name. */
  async work(): Promise<WorkCounts> {
    const [others, ...known] = await Promise.all([
      countOtherWork(this.#db),
      ...catalogueKindNames.map(async (kind) => (await this.#kinds.of(kind)).work),
    ]);
    const counts = known
      .flatMap(Object.entries<KnownRows>)
      .map(([name, rows]) => [name, rows.total]);
    return { ...others, ...Object.fromEntries(counts) };
  }

  /** What is known of the rows of a list: all records of a kind, or all that lack something. */
  async rowsOf(kind: CatalogueKind, { q, filters }: ListQuery): Promise<KnownRows | undefined> {
    const { lacks, ...others } = filters;
    if (q !== '' || Object.keys(others).length > 0) return undefined;
    const { records, work } = await this.#kinds.of(kind);
    return lacks === undefined ? { total: records } : work[workKey(kind, lacks)];
  }

  /** Forgets what a change of a table may have changed. */
  forget(table: string): void {
    if (table === 'translations') return;
    this.#kinds.forget(table);
    // A product may have its first code, or none any more.
    if (table === 'item_codes') this.#kinds.forget('products');
  }
}
