import type { Database } from '#database/connect.ts';
import { t, translate } from '../admin-words/t.ts';
import { parseRecordForm } from '../forms/record-form.server.ts';
import { recordNamesById } from '../history/recorded/record-names.server.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import type { BulkKind } from '../kinds/kinds.ts';
import { rolledBack } from '../previews/rolled-back.server.ts';
import { columnOf, type RecordRefusal, type Stores } from '../records/kind.server.ts';
import type { Field } from '../records/kind-fields.ts';
import { beginBulkEdit } from './begin-bulk-edit.server.ts';
import { lockRows, type SelectedRow } from './chosen-rows.server.ts';
import {
  chosenOptions,
  type EditedPiece,
  editedPieces,
  type FieldEdit,
  optionsOf,
  settableFields,
  textAfter,
} from './field-edit.ts';

/** What an edit of one field does to a record, or why it does nothing. */
export type FieldOutcome = { id: number; version: number; name: string } & (
  | Edited
  /** Someone else has changed the record since it was listed. */
  | { outcome: 'changed' }
);

type Edited =
  | { outcome: 'edited'; pieces: EditedPiece[] }
  | { outcome: 'unchanged' }
  /** The form of the record does not allow the new value. */
  | { outcome: 'invalid'; message: string }
  | { outcome: 'refused'; refusal: RecordRefusal };

export interface FieldSet {
  records: FieldOutcome[];
  /** How many of the chosen records no longer exist. */
  gone: number;
  /** The id of the bulk edit, for undo; absent if nothing was written. */
  undo?: string;
}

/**
 * Edits one field of many records in one transaction, each with the checks and the save of its form. Records that are
 * refused or have changed since are not written; the result says why. With `onlyShown` the transaction is rolled back,
 * and the result is a preview.
 */
export function setField(
  stores: Stores,
  kind: BulkKind,
  chosen: readonly SelectedRow[],
  edit: FieldEdit,
  onlyShown: boolean,
): Promise<FieldSet> {
  const work = (tx: Database) => write({ ...stores, db: tx }, kind, chosen, edit);
  return onlyShown ? rolledBack(stores.db, work) : stores.db.transaction(work);
}

async function write(
  stores: Stores,
  kind: BulkKind,
  chosen: readonly SelectedRow[],
  edit: FieldEdit,
): Promise<FieldSet> {
  const { db: tx } = stores;
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  const column = columnOf(bulkKinds[kind], edit.field);
  const rows = await lockRows(tx, kind, chosen, column.getSQL());
  const names = await recordNamesById(
    tx,
    kind,
    rows.map(({ id }) => id),
  );
  const bulk = await beginBulkEdit(tx);
  const records: FieldOutcome[] = [];
  for (const { value, ...row } of rows) {
    const record = { ...row, name: names.get(row.id) ?? t('no. {id}', { id: String(row.id) }) };
    if (seen.get(row.id) !== row.version) records.push({ ...record, outcome: 'changed' });
    else records.push({ ...record, ...(await editOne(stores, kind, row, value, edit)) });
  }
  const undo = records.some(({ outcome }) => outcome === 'edited') ? { undo: bulk } : {};
  return { records, gone: seen.size - rows.length, ...undo };
}

async function editOne(
  stores: Stores,
  kind: BulkKind,
  row: SelectedRow,
  before: unknown,
  edit: FieldEdit,
): Promise<Edited> {
  const { form, save } = bulkKinds[kind];
  const [, field] = settableFields(kind).find(([name]) => name === edit.field) ?? [];
  const shown = field ? shownValue(field, before) : '';
  const isChosen = field && optionsOf(field);
  const pieces = isChosen
    ? editedPieces(shown, { field: edit.field, value: shownValue(field, edit.value) })
    : editedPieces(shown, edit, field?.isHtml);
  const after = textAfter(pieces);
  if (after === shown) return { outcome: 'unchanged' };
  const entered = new FormData();
  entered.set(edit.field, isChosen ? '' : after);
  if (isChosen) for (const one of chosenOptions(field, edit.value)) entered.append(edit.field, one);
  const parsed = parseRecordForm(form, entered, row);
  if (!parsed.ok)
    return { outcome: 'invalid', message: Object.values(parsed.errors).flat().join('. ') };
  const value = (parsed.value.input as Record<string, unknown>)[edit.field] ?? '';
  if (value === shown) return { outcome: 'unchanged' };
  const saved = await save(stores, parsed.value, new Map());
  return saved.ok ? { outcome: 'edited', pieces } : { outcome: 'refused', refusal: saved };
}

/** A stored or chosen value as text: of options, their names in the reader's language. */
function shownValue(field: Field, value: unknown): string {
  const options = optionsOf(field);
  if (!options) return String(value ?? '');
  const names = chosenOptions(field, value).map((one) => translate(options[one] ?? one));
  return names.join(', ');
}
