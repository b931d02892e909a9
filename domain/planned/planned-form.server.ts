import type { RowValues } from '#database/schema/history.ts';
import { parseRecordForm } from '../forms/record-form.server.ts';
import type { Kind } from '../records/kind.server.ts';
import type { Edit } from '../records/record-editing.server.ts';

/** Blank and missing are the same text, and links have no order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort((a, b) => Number(a) - Number(b));
  if (typeof value !== 'string') return value ?? null;
  const text = value.replace(/\r\n?/g, '\n').trim();
  return text === '' ? null : text;
}

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** What a form sends for a value: plans of earlier versions hold values instead of what was sent. */
function entryOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return String(value ?? '');
}

/** A form that sends what a plan keeps, and nothing else. */
export function formOf(change: RowValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(change)) {
    const entries = Array.isArray(value) ? value : [value];
    // As the form itself says that nothing is chosen.
    for (const one of entries.length > 0 ? entries : ['']) form.append(name, entryOf(one));
  }
  return form;
}

/** What a plan wants to save, by the rules of the record's form. */
export const parsePlan = (kind: Kind, change: RowValues, edit: Edit) =>
  parseRecordForm(kind.form, formOf(change), edit);

/** What a plan shows of its change: values, or what was sent where the form does not accept it any more. */
export function plannedValues(kind: Kind, change: RowValues): RowValues {
  const parsed = parsePlan(kind, change, { id: 0, version: 0 });
  return parsed.ok ? { ...parsed.value.input } : change;
}

/** What is to change: what was sent for those fields of a form whose values differ from the record's. */
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
    change[name] = Array.isArray(value) ? sent.filter((one) => one !== '') : sent.at(-1);
    before[name] = record[name];
  }
  return { change, before };
}
