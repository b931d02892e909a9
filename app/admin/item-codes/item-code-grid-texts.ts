import { countedRecords } from '../bulk/bulk-texts.ts';

/** Texts of the grid of item codes. */
export const gridFailures = { save: 'Failed to save item codes' };

export const changesUnreadable =
  'The changes could not be read. Nothing was saved. Please reload the page.';

export const codeGone = 'This item code no longer exists';

/** At a cell that cannot be saved as it is. */
export const changedByOther = 'Someone else has changed this cell since you opened the grid.';

export const nothingSaved =
  'Nothing was saved. Correct or decide the marked cells, then save again.';

export const nothingChanged = 'Nothing was changed';

export const codesSaved = (count: number) => `${countedRecords('item_codes', count)} saved`;

/** How much is unsaved, and how many pasted columns did not fit into the grid. */
export const unsavedText = (cells: number, leftOut: number): string => {
  const unsaved =
    cells === 0
      ? 'No unsaved changes'
      : `${cells.toLocaleString('en')} unsaved ${cells === 1 ? 'cell' : 'cells'}`;
  if (leftOut === 0) return unsaved;
  return `${unsaved}. ${leftOut} pasted ${leftOut === 1 ? 'column does' : 'columns do'} not fit.`;
};

export const withoutScripts =
  'The grid needs JavaScript. Without it, edit each item code in its form.';
