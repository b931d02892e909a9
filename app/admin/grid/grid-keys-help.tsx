import { t } from '#domain/staff-words/t.ts';

const keys = [
  ['Arrow keys, Tab, Enter', 'move; Tab leaves the grid at the end of a row'],
  ['Shift with arrow keys, or drag', 'select several cells'],
  ['Type, F2 or double click', 'edit a cell; with an input method press F2 first'],
  ['Alt+Enter', 'a new line in the cell'],
  ['Escape', 'drop what was typed in the cell'],
  ['Delete', 'empty the selected cells'],
  ['Ctrl+D', 'fill the first selected text down'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste, also from and to a spreadsheet'],
  ['Ctrl+Z, Ctrl+Y', 'undo and redo an edit'],
  ['Ctrl+S', 'save'],
] as const;

/** The keys of a grid. */
export function GridKeys() {
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-6 cursor-pointer text-muted">{t('Keys, and new rows')}</summary>
      <p className="mt-2">
        {t('Type or paste in the last row to add records. On a Mac, use Cmd instead of Ctrl.')}
      </p>
      <dl className="mt-2 grid max-w-2xl gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-medium">{key}</dt>
            <dd className="max-sm:mb-1">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
