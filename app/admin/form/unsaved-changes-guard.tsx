import { useEffect, useReducer, useRef } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';
import { unsaved } from './unsaved-changes.ts';

/**
 * Asks before unsaved work is left, and goes on by itself when a save that was under way has come
 * through. One in the layout: a router takes a single blocker.
 */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    unsaved.wouldBeLost(currentLocation, nextLocation),
  );
  const left = useRef<Blocker>(undefined);
  // Once: the next render may still hold the blocker that goes on already, and the router throws at a second time.
  const leave = () => {
    if (left.current === blocker) return;
    left.current = blocker;
    blocker.proceed?.();
  };
  const here = useLocation();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => unsaved.watch(look), []);
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
  return <DiscardDialog onKeep={() => blocker.reset()} onDiscard={leave} />;
}
