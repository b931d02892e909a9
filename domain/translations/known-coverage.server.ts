import type { Database } from '#database/connect.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds/kinds.ts';
import { KnownByKind } from '../kinds/known-by-kind.server.ts';
import { type Coverage, findCoverage } from './coverage.server.ts';

/**
 * How much of each kind is translated, in memory: counting reads every record and translation of the kind (decision
 * 0252). After a change, the next reader waits until it is counted again.
 */
export class KnownCoverage {
  readonly #kinds: KnownByKind<Coverage[]>;

  constructor(db: Database, hearsChanges = () => true) {
    this.#kinds = new KnownByKind((kind) => findCoverage(db, kind), hearsChanges);
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

  /** Forgets what a change of a table may have changed. */
  forget(table: string): void {
    this.#kinds.forget(table);
  }
}
