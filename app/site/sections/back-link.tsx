import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { arrowLeft } from '#app/ui/icons.ts';

/** A link from the page of a record back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="no-print">
      <a
        href={to}
        className="inline-flex items-center gap-2 py-1 text-[0.9375rem] hover:text-(--accent)"
      >
        <Icon d={arrowLeft} />
        {children}
      </a>
    </p>
  );
}
