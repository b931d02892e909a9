import type { Database } from '#database/connect.ts';
import { type CatalogueKind, catalogueKindNames } from '../kinds/kinds.ts';
import { Known } from '../records/known.server.ts';
import { type Coverage, findCoverage } from './coverage.server.ts';

/**
 * How much of each kind is translated, in memory: counting reads every record and translation of the kind (decision
 * 0252). After a change, the next reader waits until it is counted again.
 */
export class KnownCoverage {
  readonly #kinds: ReadonlyMap<string, Known<Coverage[]>>;

  constructor(db: Database, hearsChanges = () => true) {
    this.#kinds = new Map(
      catalogueKindNames.map((kind) => [
        kind,
        new Known(() => findCoverage(db, kind), [kind], hearsChanges),
      ]),
    );
  }

  /** The coverage of a kind by language; `only` limits the languages. */
  async of(kind: CatalogueKind, only?: readonly string[]): Promise<Coverage[]> {
    const coverage = (await this.#kinds.get(kind)?.latest()) ?? [];
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

  /** Forgets the kind of a changed table; all kinds for other tables, such as translations and pictures. */
  forget(table: string): void {
    const kind = this.#kinds.get(table);
    for (const known of kind ? [kind] : this.#kinds.values()) known.forget();
  }
}
