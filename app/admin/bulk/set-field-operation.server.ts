import { t, translate } from '#domain/admin-words/t.ts';
import {
  chosenOptions,
  type FieldEdit,
  mostAtOnce,
  optionsOf,
  settableFields,
} from '#domain/bulk/field-edit.ts';
import { type FieldOutcome, type FieldSet, setField } from '#domain/bulk/set-field.server.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import type { BulkKind } from '#domain/kinds/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Operate } from '../actions/screen-action.server.ts';
import { chosenIn, undoOfBulkEdit } from './bulk-operations.server.ts';
import {
  namesAfter,
  nothingSelected,
  nothingToFind,
  outcomeText,
  refusalText,
  tooMany,
  unknownField,
} from './bulk-texts.ts';
import { excerpt } from './excerpt.ts';

/** Shows what setting a field would change, or sets it. */
export const settingField =
  (kind: BulkKind, onlyShown: boolean): Operate =>
  async ({ form, db, fileStore, onlyLogged }) => {
    const chosen = chosenIn(form);
    const edit = editIn(form);
    const refusal = refusalOf(kind, chosen.length, edit);
    if (refusal) return { ok: false, errors: refusal };
    const stores = { db, files: fileStore, onlyLogged };
    const set = await setField(stores, kind, chosen, edit, onlyShown);
    return onlyShown ? { ok: true, fieldChanges: shown(kind, set) } : written(kind, set);
  };

function editIn(form: FormData): FieldEdit {
  // Checkboxes send an empty value first, and then one value for each tick.
  const textIn = (name: string) => form.getAll(name).filter(Boolean).join().replace(/\r\n?/g, '\n');
  const edit = { field: textIn('field'), value: textIn('value') };
  return form.get('how') === 'replace' ? { ...edit, find: textIn('find') } : edit;
}

function refusalOf(
  kind: BulkKind,
  count: number,
  { field, find, value }: FieldEdit,
): FormErrors | undefined {
  if (count === 0) return { '': [nothingSelected] };
  if (count > mostAtOnce) return { '': [tooMany()] };
  const [, described] = settableFields(kind).find(([name]) => name === field) ?? [];
  const options = described && optionsOf(described);
  if (!described) return { field: [unknownField] };
  const chosen = options ? chosenOptions(described, value) : [];
  if (chosen.some((one) => !Object.hasOwn(options ?? {}, one))) return { field: [unknownField] };
  return find === '' ? { find: [nothingToFind] } : undefined;
}

/** The records that stay as they are: their names by reason, and an own reason for each refused record. */
function leftIn(kind: BulkKind, records: readonly FieldOutcome[]) {
  const named = (outcome: FieldOutcome['outcome']) =>
    records.filter((record) => record.outcome === outcome).map(({ name }) => name);
  return {
    unchanged: named('unchanged'),
    changed: named('changed'),
    refused: records.flatMap((record) => {
      if (record.outcome === 'invalid')
        return { name: record.name, reason: translate(record.message) };
      if (record.outcome !== 'refused') return [];
      return { name: record.name, reason: refusalText(kind, record.refusal) };
    }),
  };
}

const shown = (kind: BulkKind, { records, gone }: FieldSet) => ({
  edited: records.flatMap((record) =>
    record.outcome === 'edited'
      ? { id: record.id, version: record.version, name: record.name, ...excerpt(record.pieces) }
      : [],
  ),
  ...leftIn(kind, records),
  gone,
});

function written(kind: BulkKind, { records, gone, undo }: FieldSet): ActionResult {
  const { unchanged, changed, refused } = leftIn(kind, records);
  const counts = { asked: records.length + gone, unchanged: 0, changed: 0, gone };
  const done = records.filter(({ outcome }) => outcome === 'edited').length;
  const text = outcomeText(kind, { ...counts, done }, '{records} changed', [
    ...namesAfter('Unchanged: {names}.', unchanged),
    ...namesAfter('Skipped, because someone else had changed them: {names}.', changed),
    ...namesAfter(
      'Refused: {names}.',
      refused.map(({ name, reason }) => t('{name} ({reason})', { name, reason })),
    ),
  ]);
  if (undo === undefined) return { ok: false, toast: { text } };
  return { ok: true, toast: text, undo: undoOfBulkEdit(kind, undo) };
}
