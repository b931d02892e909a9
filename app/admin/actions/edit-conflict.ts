import { translate } from '#domain/admin-words/t.ts';
import type { Difference, Refusal } from './action-result.ts';
import { valueText } from './value-text.ts';

const shown = (value: unknown): string =>
  valueText(value, (list) => list.map(String).sort().join(', ') || '—');

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
 * The answer to a save if someone else saved first. `seen` has the current values of hidden fields, such as `original`.
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
