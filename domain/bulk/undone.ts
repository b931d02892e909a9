/** What came of undoing a bulk edit. */
export interface Undone {
  /** Whether it was a bulk delete. */
  deleted: boolean;
  /** How many records the bulk edit had changed or deleted. */
  asked: number;
  done: number;
  /** As before, or restored, without this undo. */
  already: number;
  /** Left alone, as they have changed since. */
  changed: number;
  /** Neither there nor in the bin. */
  gone: number;
  /** Still in the bin: another record uses the slug, or a rule refuses it. */
  refused: number;
  /** The names of categories that no longer exist, so that nothing is in them again. */
  lost: string[];
  /** The names of records that are in no category now, for that reason. */
  bare: string[];
  /** Whether links of deleted records could not come back. */
  leftOut: boolean;
}

export const nothingUndone: Undone = {
  ...{ deleted: false, asked: 0, done: 0, already: 0, changed: 0, gone: 0, refused: 0 },
  ...{ lost: [], bare: [], leftOut: false },
};
