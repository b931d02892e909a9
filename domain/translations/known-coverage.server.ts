import type { Database } from '#database/connect.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds/kinds.ts';
import { KnownByKind, KnownLists } from '../kinds/known-by-kind.server.ts';
import type { KnownRows } from '../lists/list-page.server.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { Known } from '../records/known.server.ts';
import { type Coverage, countStored, findCoverage, findLacking } from './coverage.server.ts';
import { listTargetLanguages } from './translation-list.server.ts';

/**
 * How much of each kind is translated, in memory: counting reads every record and translation of the kind (decisions
 * 0252 and 0271). After a change, the next reader waits until it is counted again.
 */
export class KnownCoverage {
  readonly #db: Database;
  readonly #kinds: KnownByKind<Coverage[]>;
  /** The records that lack a language, by its code. */
  readonly #lacking: KnownLists;
  readonly #stored: Known<Map<string, number>>;

  constructor(db: Database, hearsChanges = () => true) {
    this.#db = db;
    this.#kinds = new KnownByKind((kind) => findCoverage(db, kind), hearsChanges);
    this.#lacking = new KnownLists((kind, code) => findLacking(db, kind, code), hearsChanges);
    this.#stored = new Known(() => countStored(db), [], hearsChanges);
  }

  /** The coverage of a kind by language; `only` limits the languages. */
  async of(kind: CatalogueKind, only?: readonly string[]): Promise<Coverage[]> {
    const coverage = await this.#kinds.of(kind);
    return only ? coverage.filter(({ code }) => only.includes(code)) : coverage;
  }

  /** How many texts of all kinds are translated, by language code. */
  async total(): Promise<Map<string, Pick<Coverage, 'translated' | 'total'>>> {
    const totals = new Map<string, Pick<Coverage, 'translated' | 'total'>>();
    const all = await Promise.all(catalogueKindNames.map((kind) => this.of(kind)));
    for (const { code, translated, total } of all.flat()) {
      const sum = totals.get(code) ?? { translated: 0, total: 0 };
      totals.set(code, { translated: sum.translated + translated, total: sum.total + total });
    }
    return totals;
  }

  /** The number of stored translations by language code, also of empty ones. */
  stored(): Promise<ReadonlyMap<string, number>> {
    return this.#stored.latest();
  }

  /** What is known of the rows of a list of the records that lack a language; undefined for a search. */
  async rowsLacking(
    kind: CatalogueKind,
    { q, filters: { lacks = '' } }: ListQuery,
  ): Promise<KnownRows | undefined> {
    if (q !== '') return undefined;
    const isLanguage = (await listTargetLanguages(this.#db)).some(({ code }) => code === lacks);
    return isLanguage ? this.#lacking.of(kind, lacks) : undefined;
  }

  /** Forgets what a change of a table may have changed. */
  forget(table: string): void {
    this.#kinds.forget(table);
    this.#lacking.forget(table);
    this.#stored.forget();
  }
}
