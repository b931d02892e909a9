/** The ids of changed records by their kind. */
export type ChangedRecords = ReadonlyMap<string, ReadonlySet<number>>;

/** More changed records than this are not read one by one. */
const mostChanged = 500;

/**
 * A value that is read from the database and kept in memory. After a change, the next visitor waits until the
 * changed records are read again. While the process is not told of changes, each visitor waits until everything is
 * read again.
 */
export class Known<Value> {
  readonly #read: (since?: { value: Value; changed: ChangedRecords }) => Promise<Value>;
  readonly #kinds: ReadonlySet<string>;
  readonly #hearsChanges: () => boolean;
  #value: Promise<Value> | undefined;
  #changed = new Map<string, Set<number>>();

  /** `read` reads everything, or what changed since a value. It depends on records of these kinds. */
  constructor(
    read: (since?: { value: Value; changed: ChangedRecords }) => Promise<Value>,
    kinds: readonly string[],
    hearsChanges: () => boolean,
  ) {
    this.#read = read;
    this.#kinds = new Set(kinds);
    this.#hearsChanges = hearsChanges;
  }

  /** The current value. Rejects if it cannot be read. */
  latest(): Promise<Value> {
    const before = this.#hearsChanges() ? this.#value : undefined;
    if (before && this.#changed.size === 0) return before;
    const changed = this.#changed;
    this.#changed = new Map();
    const reading = before
      ? before.then(
          (value) => this.#read({ value, changed }),
          () => this.#read(),
        )
      : this.#read();
    this.#value = reading;
    reading.catch(() => {
      if (this.#value === reading) this.#value = undefined;
    });
    return reading;
  }

  /**
   * Marks a record, such as 'products 12', to be read again; other kinds are ignored. Without an id, or after more than
   * {@link mostChanged} records of a kind, everything is read again.
   */
  forget(record = ''): void {
    const [kind = '', id] = record.split(' ');
    if (id && !this.#kinds.has(kind)) return;
    const ids = this.#changed.get(kind) ?? new Set();
    this.#changed.set(kind, ids.add(Number(id)));
    if (id && ids.size <= mostChanged) return;
    this.#value = undefined;
    this.#changed = new Map();
  }
}
