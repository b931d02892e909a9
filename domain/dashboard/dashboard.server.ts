import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { products } from '#database/schema/products.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds.ts';
import { lacking } from '../products/lacking-products.server.ts';
import { findCoverage } from '../translations/coverage.server.ts';

export type RecordCounts = Record<CatalogueKind, number>;

/** How many records of each kind there are, in one query. */
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

/** What waits to be done, each as a number of records. */
const work = {
  newMessages: sql`${contact_messages} where read_at is null`,
  failedMails: sql`${contact_messages} where delivery = 'failed'`,
  refusedPlans: sql`${planned_changes} where refused_reason is not null`,
  withoutPicture: sql`${products} where ${lacking.picture}`,
  withoutCode: sql`${products} where ${lacking.code}`,
  withoutPdf: sql`${products} where ${lacking.pdf}`,
  inactiveProducts: sql`${products} where status = 'Inactive'`,
  inactiveGalleryItems: sql`${gallery_items} where status = 'Inactive'`,
  inactiveNews: sql`${news_items} where status = 'Inactive'`,
};

export type WorkCounts = Record<keyof typeof work, number>;

/** How much there is to do, in one query. */
export async function countWork(db: Database): Promise<WorkCounts> {
  const columns = Object.entries(work).map(
    ([name, rows]) => sql`(select count(*)::int from ${rows}) as ${sql.identifier(name)}`,
  );
  const answer = await db.execute<WorkCounts & Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [row] = answer.rows;
  if (!row) throw new Error('a select without a table answered no row');
  return row;
}

/** What one language lacks, by kind of record; kinds that lack nothing are left out. */
export interface TranslationWork {
  code: string;
  name: string;
  kinds: { kind: CatalogueKind; missing: number; outdated: number }[];
}

/**
 * Which translations are missing or out of date, by language; complete languages are left out, and
 * with `only` all but those.
 */
export async function findTranslationWork(
  db: Database,
  only?: readonly string[],
): Promise<TranslationWork[]> {
  const languages = new Map<string, TranslationWork>();
  const all = await Promise.all(
    catalogueKindNames.map(async (kind) => ({
      kind,
      coverage: await findCoverage(db, kind, only),
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

/** Whether someone has been an administrator for a few days only. */
export async function isNewcomer(db: Database, id: string): Promise<boolean> {
  const since = sql`${administrators.createdAt} > now() - interval '7 days'`;
  return (await db.$count(administrators, sql`${administrators.id} = ${id} and ${since}`)) > 0;
}
