import { type ReactNode, useEffect } from 'react';

/** Around an island's component on both sides, as ids count the components; marks when it is hydrated. */
export function Awake({ onAwake, children }: { onAwake?: () => void; children: ReactNode }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}
