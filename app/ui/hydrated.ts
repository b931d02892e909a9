import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration: for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
