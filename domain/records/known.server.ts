/**
 * Something that is read from tables and kept in memory. After a change of one of the tables it is read again for the
 * next visitor; while changes are not heard, for every visitor.
 */
export class Known<Value> {
  readonly #read: () => Promise<Value>;
  readonly #tables: ReadonlySet<string>;
  readonly #hearsChanges: () => boolean;
  #value: Promise<Value> | undefined;

  constructor(read: () => Promise<Value>, tables: readonly string[], hearsChanges: () => boolean) {
    this.#read = read;
    this.#tables = new Set(tables);
    this.#hearsChanges = hearsChanges;
  }

  /** The value of now. Rejects if it cannot be read. */
  latest(): Promise<Value> {
    if (this.#value && this.#hearsChanges()) return this.#value;
    const reading = this.#read();
    this.#value = reading;
    reading.catch(() => {
      if (this.#value === reading) this.#value = undefined;
    });
    return reading;
  }

  /** Forgets the value if a table that it is read from changed, or if it is unknown which one did. */
  forget(table = ''): void {
    if (table === '' || this.#tables.has(table)) this.#value = undefined;
  }
}
