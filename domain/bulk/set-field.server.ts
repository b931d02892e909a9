import type { Database } from '#database/connect.ts';
import { t, translate } from '../admin-words/t.ts';
import { parseRecordForm } from '../forms/record-form.server.ts';
import { recordNameKey, recordNames } from '../history/recorded/record-names.server.ts';
import { bulkKinds } from '../kinds/kinds.server.ts';
import type { BulkKind } from '../kinds/kinds.ts';
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
  | { outcome: 'edited'; pieces: EditedPiece[] }
  | { outcome: 'unchanged' | 'changed' }
  /** The form of the record does not allow the new value. */
  | { outcome: 'invalid'; message: string }
  | { outcome: 'refused'; refusal: RecordRefusal }
);

export interface FieldSet {
  records: FieldOutcome[];
  /** How many of the chosen records no longer exist. */
  gone: number;
  /** The id of the bulk edit, for undo; absent if nothing was written. */
  undo?: string;
}

/** Thrown to roll the transaction back. `set` is the result that the transaction would have had. */
class OnlyShown extends Error {
  readonly set: FieldSet;

  constructor(set: FieldSet) {
    super('only shown');
    this.set = set;
  }
}

/**
 * Edits one field of many records in one transaction, each with the checks and the save of its form. Records that are
 * refused or have changed since are not written; the result says why. With `onlyShown` the transaction is rolled back,
 * and the result is a preview.
 */
export async function setField(
  stores: Stores,
  kind: BulkKind,
  chosen: readonly SelectedRow[],
  edit: FieldEdit,
  onlyShown: boolean,
): Promise<FieldSet> {
  try {
    return await stores.db.transaction(async (tx) => {
      const set = await write({ ...stores, db: tx }, kind, chosen, edit);
      if (onlyShown) throw new OnlyShown(set);
      return set;
    });
  } catch (error) {
    if (error instanceof OnlyShown) return error.set;
    throw error;
  }
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
  const names = await namesOf(tx, kind, rows);
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

type OfOne =
  | { outcome: 'edited'; pieces: EditedPiece[] }
  | { outcome: 'unchanged' }
  | { outcome: 'invalid'; message: string }
  | { outcome: 'refused'; refusal: RecordRefusal };

async function editOne(
  stores: Stores,
  kind: BulkKind,
  row: SelectedRow,
  before: unknown,
  edit: FieldEdit,
): Promise<OfOne> {
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

async function namesOf(tx: Database, kind: BulkKind, rows: readonly SelectedRow[]) {
  const records = rows.map(({ id }) => ({ kind, id }));
  const names = await recordNames(tx, records);
  return new Map(records.map(({ id }) => [id, names.get(recordNameKey(kind, id))]));
}
