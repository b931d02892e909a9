import { isRows } from '#domain/forms/form-rows.ts';
import { t, translate } from '#domain/staff-words/t.ts';
import type { Difference, Refusal } from './action-result.ts';
import { rowsText } from './rows-text.ts';

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (isRows(value)) return rowsText(value);
  if (Array.isArray(value))
    return value.length === 0 ? '—' : [...value].map(String).sort().join(', ');
  return String(value);
};

/** The labelled fields in which two versions of a record differ. A field that the form did not send is skipped. */
function differences(
  labels: Record<string, string>,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Difference[] {
  return Object.entries(labels)
    .filter(([name]) => name in mine)
    .map(([name, label]) => ({
      label: translate(label),
      theirs: shown(theirs[name]),
      mine: shown(mine[name]),
    }))
    .filter((one) => one.theirs !== one.mine);
}

/**
 * The answer to a save if someone else saved first, with the labelled fields in which the stored record and the form
 * differ. `seen` has the current values of the form's hidden fields, such as `original`.
 */
export function conflictRefusal(
  labels: Record<string, string>,
  theirs: { version: number } & Record<string, unknown>,
  mine: Record<string, unknown>,
  seen?: Record<string, string>,
): Refusal {
  const { version } = theirs;
  const conflict = { version, differences: differences(labels, theirs, mine) };
  return { ok: false, conflict: seen ? { ...conflict, seen } : conflict };
}
