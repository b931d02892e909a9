import type { ReactNode } from 'react';
import { OfficeName } from './office-name.tsx';

/** The page of somebody who is not in yet: signing in, taking up an invitation. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <main className="entrance">
      <div className="entrance-card">
        <h1>
          <OfficeName />
        </h1>
        {children}
      </div>
    </main>
  );
}
