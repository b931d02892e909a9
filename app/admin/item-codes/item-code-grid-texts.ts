import { t } from '#domain/staff-words/t.ts';

/** Texts of the grid of item codes. */
export const gridFailures = { save: 'Failed to save item codes' };

export const changesUnreadable =
  'The changes could not be read. Nothing was saved. Please reload the page.';

export const codeGone = 'This item code no longer exists';

/** At a cell that cannot be saved as it is. */
export const changedByOther = 'Someone else has changed this cell since you opened the grid.';

export const nothingSaved =
  'Nothing was saved. Correct the marked cells or decide whose text to keep, then save again.';

export const nothingChanged = 'Nothing was changed';

export const codesSaved = (count: number): string =>
  t(count === 1 ? '{count} item code saved' : '{count} item codes saved', { count });

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
  'The grid needs JavaScript. Without it, edit each item code in its form.';
