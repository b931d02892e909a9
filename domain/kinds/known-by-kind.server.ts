import type { KnownRows } from '../lists/list-page.server.ts';
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

/** What is known of the rows of lists of each kind: each list is counted when it is needed, until the kind changes. */
export class KnownLists {
  readonly #read: (kind: CatalogueKind, list: string) => Promise<KnownRows>;
  readonly #kinds: KnownByKind<Map<string, Promise<KnownRows>>>;

  constructor(
    read: (kind: CatalogueKind, list: string) => Promise<KnownRows>,
    hearsChanges: () => boolean,
  ) {
    this.#read = read;
    this.#kinds = new KnownByKind(async () => new Map(), hearsChanges);
  }

  /** The rows of a list of a kind, by the name that `read` knows. */
  async of(kind: CatalogueKind, list: string): Promise<KnownRows> {
    const lists = await this.#kinds.of(kind);
    const known = lists.get(list);
    if (known) return known;
    const rows = this.#read(kind, list);
    lists.set(list, rows);
    rows.catch(() => lists.delete(list));
    return rows;
  }

  /** Forgets what {@link KnownByKind.forget} forgets. */
  forget(table: string): void {
    this.#kinds.forget(table);
  }
}
