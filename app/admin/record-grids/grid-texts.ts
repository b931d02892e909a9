import { t } from '#domain/admin-words/t.ts';
import type { CellGrid } from '#domain/cells/cell-grid.ts';
import { codeTaken, itemCodeSaved } from '../item-codes/item-code-texts.ts';
import { numberTaken, shadeSaved } from '../shades/shade-texts.ts';

/** The texts of the grid of each kind. */
export const gridTexts = {
  item_codes: {
    failures: { save: 'Failed to save item codes' },
    notLoaded: 'Failed to load item codes',
    gone: 'This item code no longer exists',
    taken: codeTaken,
    saved: itemCodeSaved,
  },
  shades: {
    failures: { save: 'Failed to save shades' },
    notLoaded: 'Failed to load shades',
    gone: 'This shade no longer exists',
    taken: numberTaken,
    saved: shadeSaved,
  },
} satisfies Record<CellGrid['kind'], object>;

export const changesUnreadable =
  'The changes could not be read. Nothing was saved. Please reload the page.';

/** The note at a cell that someone else has changed. */
export const changedByOther = 'Someone else has changed this cell since you opened the grid.';

export const nothingSaved =
  'Nothing was saved. Correct the marked cells or decide whose text to keep, then save again.';

export const nothingChanged = 'Nothing was changed';

/** How much is unsaved, and how many pasted columns did not fit into the grid. */
export const unsavedText = (cells: number, leftOut: number): string => {
  const unsaved =
    cells === 0
      ? t('No unsaved changes')
      : t(cells === 1 ? '{count} unsaved cell' : '{count} unsaved cells', { count: cells });
  if (leftOut === 0) return unsaved;
  return t(
    leftOut === 1
      ? '{unsaved}. {count} pasted column does not fit.'
      : '{unsaved}. {count} pasted columns do not fit.',
    { unsaved, count: leftOut },
  );
};

export const withoutScripts =
  'The grid needs JavaScript. Without it, edit each record in its form.';
