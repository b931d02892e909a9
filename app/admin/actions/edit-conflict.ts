import type { Difference, Refusal } from './action-result.ts';

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length === 0 ? '—' : [...value].map(String).sort().join(', ');
  return String(value);
};

/** In which of the labelled fields two versions of a record differ; of mine, a field that did not come is theirs. */
function differences(
  labels: Record<string, string>,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Difference[] {
  return Object.entries(labels)
    .filter(([name]) => name in mine)
    .map(([name, label]) => ({ label, theirs: shown(theirs[name]), mine: shown(mine[name]) }))
    .filter((one) => one.theirs !== one.mine);
}

/**
 * What a save answers that came second: in which of the labelled fields it differs from the first. `seen` are
 * the hidden fields that say what was shown, as they are now.
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
