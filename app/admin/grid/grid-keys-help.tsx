import { t } from '#domain/admin-words/t.ts';

const keys = () => [
  [t('Arrow keys, Tab, Enter'), t('move; Tab leaves the grid at the end of a row')],
  [t('Shift with arrow keys, or drag'), t('select several cells')],
  [t('Type, F2 or double click'), t('edit a cell; with an input method press F2 first')],
  ['Alt+Enter', t('a new line in the cell')],
  ['Escape', t('drop what was typed in the cell')],
  ['Delete', t('empty the selected cells')],
  ['Ctrl+D', t('fill the selection down from its top row')],
  ['Ctrl+C, Ctrl+X, Ctrl+V', t('copy, cut and paste, also from and to a spreadsheet')],
  ['Ctrl+Z, Ctrl+Y', t('undo and redo an edit')],
  ['Ctrl+S', t('save')],
];

/** An explanation of the grid's keys. */
export function GridKeys() {
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-6 cursor-pointer text-muted">{t('Keys, and new rows')}</summary>
      <p className="mt-2">
        {t('Type or paste in the last row to add records. On a Mac, use Cmd instead of Ctrl.')}
      </p>
      <dl className="mt-2 grid max-w-2xl gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {keys().map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-medium">{key}</dt>
            <dd className="max-sm:mb-1">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
