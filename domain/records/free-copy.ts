/**
 * The first free name of `x-copy`, `x-copy-2`, `x-copy-3`, …. The copy of `x-copy` is `x-copy-2`, not
 * `x-copy-copy`.
 */
export function freeCopy(original: string, taken: readonly string[], max: number): string {
  const base = original.replace(/-copy(-\d+)?$/, '').slice(0, max - '-copy-9999'.length);
  const known = new Set(taken);
  for (let at = 1; ; at++) {
    const copy = at === 1 ? `${base}-copy` : `${base}-copy-${at}`;
    if (!known.has(copy)) return copy;
  }
}

/** The name of a copy: `ST Viscose (copy)`. */
export function copyName(original: string, max: number): string {
  const mark = ' (copy)';
  const base = original.endsWith(mark) ? original.slice(0, -mark.length) : original;
  return base.slice(0, max - mark.length) + mark;
}
