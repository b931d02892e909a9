import type { Difference } from './answer.ts';

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value))
    return value.length === 0 ? '—' : [...value].map(String).sort().join(', ');
  return String(value);
};

/** In which of the labelled fields two versions of a record differ. */
export function differences(
  labels: Record<string, string>,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Difference[] {
  return Object.entries(labels)
    .map(([name, label]) => ({ label, theirs: shown(theirs[name]), mine: shown(mine[name]) }))
    .filter((one) => one.theirs !== one.mine);
}
