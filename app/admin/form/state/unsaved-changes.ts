import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';

/** Whether a navigation from `here` to `there` would lose the unsaved changes. */
export type LosesChanges = (here: Location, there: Location) => boolean;

const unsavedWork = new Map<symbol, LosesChanges>();
const watchers = new Set<() => void>();

function releaseOf(key: symbol): void {
  if (unsavedWork.delete(key)) for (const tell of watchers) tell();
}

export const unsaved = {
  any: (): boolean => unsavedWork.size > 0,
  /** Calls `tell` whenever changes are saved or discarded; answers a function that stops it. */
  watch(tell: () => void): () => void {
    watchers.add(tell);
    return () => watchers.delete(tell);
  },
  wouldBeLost: (here: Location, there: Location): boolean =>
    [...unsavedWork.values()].some((losesChanges) => losesChanges(here, there)),
};

/** The default: any other path or query loses the changes. */
const byLeaving: LosesChanges = (here, there) =>
  here.pathname !== there.pathname || here.search !== there.search;

/** While `dirty`, leaving asks first. Answers a function that releases the changes, to leave directly after a save. */
export function useUnsavedChanges(
  dirty: boolean,
  losesChanges: LosesChanges = byLeaving,
): () => void {
  const key = useRef(Symbol('unsaved'));
  useEffect(() => {
    if (!dirty) return;
    const own = key.current;
    unsavedWork.set(own, losesChanges);
    return () => releaseOf(own);
  }, [dirty, losesChanges]);
  return () => releaseOf(key.current);
}
