import { Known } from '../records/known.server.ts';
import { type CatalogueKind, catalogueKindNames } from './kinds.ts';

/** A value for each kind, read when it is needed and kept in memory until the kind changes. */
export class KnownByKind<Value> {
  readonly #kinds: ReadonlyMap<string, Known<Value>>;

  constructor(read: (kind: CatalogueKind) => Promise<Value>, hearsChanges: () => boolean) {
    this.#kinds = new Map(
      catalogueKindNames.map((kind) => [kind, new Known(() => read(kind), [kind], hearsChanges)]),
    );
  }

  /** The current value of a kind. */
  of(kind: CatalogueKind): Promise<Value> {
    const known = this.#kinds.get(kind);
    if (!known) throw new Error(`${kind} is no kind of the catalogue`);
    return known.latest();
  }

  /** Forgets the kind of a changed table; all kinds for other tables, such as translations and pictures. */
  forget(table: string): void {
    const kind = this.#kinds.get(table);
    for (const known of kind ? [kind] : this.#kinds.values()) known.forget();
  }
}
