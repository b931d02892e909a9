import { memo } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { tNodes } from '../screen/t-nodes.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { CellNote, RowNotes } from './grid-state.ts';
import type { SheetRow } from './sheet.ts';

export interface GridColumn {
  label: string;
  /** The CSS class that sets the width. */
  width: string;
  /** The id of a list of suggestions. */
  list?: string;
  /** Set for the column whose texts name the rows. */
  namesRow?: boolean;
}

interface GridRowProps {
  columns: readonly GridColumn[];
  row: SheetRow;
  /** The texts that were stored when the row was shown. */
  seen: readonly string[];
  notes: RowNotes | undefined;
  at: number;
  /** The selected columns of this row; -1 if there are none. */
  from: number;
  to: number;
  /** The column of the active cell; -1 if it is in another row. */
  active: number;
  draft: string | undefined;
  edit: (action: { do: 'type'; text: string } | { do: 'commit' }) => void;
}

/** A row of the grid. React renders it again only if one of its props has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { columns, row, seen, notes, at, from, to, active, draft, edit } = props;
  const name = row.texts[columns.findIndex(({ namesRow }) => namesRow)] || t('New row');
  return (
    <tr aria-rowindex={at + 2} className="sheet-row">
      {columns.map(({ label, width, list, namesRow = false }, column) => {
        const text = row.texts[column] ?? '';
        // The blank row has no name yet.
        const Cell = namesRow && text ? 'th' : 'td';
        const isChanged = text !== seen[column];
        // A note stays only at a changed cell, or in a new row, whose empty cells may be wrong.
        const note = isChanged || row.id === null ? notes?.[column] : undefined;
        const isEdited = column === active && draft !== undefined;
        const named = t('{column}, {row}', { column: translate(label), row: name });
        return (
          <Cell
            key={label}
            {...(Cell === 'th' && { scope: 'row' })}
            aria-colindex={column + 1}
            aria-selected={column >= from && column <= to}
            aria-invalid={note ? true : undefined}
            data-row={at}
            data-column={column}
            data-changed={isChanged || undefined}
            data-names={namesRow || undefined}
            tabIndex={column === active ? 0 : -1}
            className={`sheet-cell ${width}`}
          >
            {isEdited ? (
              <CellEditor
                label={named}
                note={note && noteId(at, column)}
                {...{ draft, list, edit }}
              />
            ) : (
              <div className="sheet-text">{text}</div>
            )}
            {note && (
              <Note
                id={noteId(at, column)}
                note={note}
                label={named}
                isActive={column === active}
              />
            )}
          </Cell>
        );
      })}
    </tr>
  );
});

interface NoteProps {
  id: string;
  note: CellNote;
  label: string;
  isActive: boolean;
}

const noteId = (row: number, column: number) => `note-${row}-${column}`;

/** Says what is wrong with a cell. In a conflict it also shows the stored text and asks which of the two to keep. */
function Note({ id, note, label, isActive }: NoteProps) {
  const { text, theirs } = note;
  // The Tab key reaches only the buttons of the active cell.
  const button = { compact: true, tabIndex: isActive ? 0 : -1 };
  return (
    <div className="px-2 pb-2 text-xs">
      <p id={id} className="text-danger">
        {translate(text)}
      </p>
      {theirs !== undefined && (
        <>
          <p className="mt-1 border-gold border-l-2 pl-2">
            {tNodes('Stored now: {text}', {
              text: <span className="whitespace-pre-wrap">{theirs || '—'}</span>,
            })}
          </p>
          <p className="mt-1 flex flex-wrap gap-1">
            <Button
              {...button}
              data-decide="mine"
              aria-label={t('Keep Mine: {name}', { name: label })}
            >
              {t('Keep Mine')}
            </Button>
            <Button
              {...button}
              data-decide="theirs"
              aria-label={t('Take Theirs: {name}', { name: label })}
            >
              {t('Take Theirs')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
