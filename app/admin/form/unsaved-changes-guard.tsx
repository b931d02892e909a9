import { useEffect, useReducer, useRef } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { loadedLater } from '../screen/loaded-later.tsx';
import { unsaved } from './state/unsaved-changes.ts';

const DiscardDialog = loadedLater(async () => (await import('./discard-dialog.tsx')).DiscardDialog);

/** Asks before a navigation loses unsaved changes. The layout renders it once: a router supports a single blocker. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsaved.wouldBeLost(currentLocation, nextLocation),
  );
  const proceeded = useRef<Blocker>(undefined);
  // Proceed once per blocker: the next render may still have the same blocker, and the router throws the second time.
  const leave = () => {
    if (proceeded.current === blocker) return;
    proceeded.current = blocker;
    blocker.proceed?.();
  };
  const here = useLocation();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => unsaved.watch(rerender), []);
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved.wouldBeLost(here, blocker.location)) {
      leave();
    }
  });
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog onClose={() => blocker.reset()} onDiscard={leave} />;
}
