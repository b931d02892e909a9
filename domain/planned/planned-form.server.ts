import type { RowValues } from '#database/schema/history.ts';
import { isRows } from '../forms/form-rows.ts';
import { parseRecordForm } from '../forms/record-form.server.ts';
import type { Kind } from '../records/kind.server.ts';
import type { Edit } from '../records/record-editing.server.ts';

/**
 * Normalises a value for a comparison. Blank text equals no value. The order of links and options does not count,
 * and the columns of a row are sorted, as the database sorts them.
 */
function normalised(value: unknown): unknown {
  if (isRows(value))
    return value.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Array.isArray(value)) return [...new Set(value)].sort();
  if (typeof value !== 'string') return value ?? null;
  const text = value.replace(/\r\n?/g, '\n').trim();
  return text === '' ? null : text;
}

/** Whether two values of a field are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));

/** The form entry for a value. Plans saved by earlier releases hold values instead of form entries. */
function entryOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return String(value ?? '');
}

/** A form with only the fields of a plan. */
export function formOf(change: RowValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) {
    const entries = Array.isArray(value) ? value : [value];
    if (isRows(value)) {
      form.append(name, '');
      for (const row of value)
        for (const [column, text] of Object.entries(row))
          form.append(`${name}.${row.key}.${column}`, entryOf(text));
      continue;
    }
    // An empty list is sent as one empty entry, as the form does.
    for (const one of entries.length > 0 ? entries : ['']) form.append(name, entryOf(one));
  }
  return form;
}

/** Validates the change of a plan with the record's form. */
export const parsePlan = (kind: Kind, change: RowValues, edit: Edit) =>
  parseRecordForm(kind.form, formOf(change), edit);

/** The planned values to show; the raw entries if the form no longer accepts them. */
export function plannedValues(kind: Kind, change: RowValues): RowValues {
  const parsed = parsePlan(kind, change, { id: 0, version: 0 });
  return parsed.ok ? { ...parsed.value.input } : change;
}

/**
 * The form entries of those fields whose values differ from the record's, and the record's values of these
 * fields.
 */
export function changeIn(
  { fields }: Pick<Kind, 'fields'>,
  form: FormData,
  input: RowValues,
  record: RowValues,
): { change: RowValues; before: RowValues } {
  const change: RowValues = {};
  const before: RowValues = {};
  for (const name of Object.keys(fields)) {
    const value = input[name];
    if (!form.has(name) || value === undefined || isSame(value, record[name])) continue;
    const sent = form.getAll(name).map(String);
    if (isRows(value)) change[name] = value;
    else change[name] = Array.isArray(value) ? sent.filter((one) => one !== '') : sent.at(-1);
    before[name] = record[name];
  }
  return { change, before };
}
