/** The outcome of undoing a bulk edit. */
export interface Undone {
  /** Whether it was a bulk delete. */
  deleted: boolean;
  /** How many records the bulk edit had changed or deleted. */
  asked: number;
  done: number;
  /** How many already had their former values, or were already restored. */
  already: number;
  /** How many were skipped, because they were changed since. */
  changed: number;
  /** How many neither exist nor are in the bin. */
  gone: number;
  /** How many are still in the bin, because another record uses the slug or a rule refuses the restore. */
  refused: number;
  /** The names of categories that no longer exist, so that their links could not be restored. */
  lost: string[];
  /** The names of records that are in no category now, because their categories no longer exist. */
  bare: string[];
  /** Whether some links of restored records could not be restored. */
  leftOut: boolean;
}

export const nothingUndone: Undone = {
  ...{ deleted: false, asked: 0, done: 0, already: 0, changed: 0, gone: 0, refused: 0 },
  ...{ lost: [], bare: [], leftOut: false },
};
