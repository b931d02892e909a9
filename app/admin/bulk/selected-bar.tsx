import type { ReactNode, RefObject } from 'react';
import { t } from '#domain/admin-words/t.ts';

interface SelectedBarProps {
  label: string;
  /** The number of selected records. */
  count: number;
  bar: RefObject<HTMLElement | null>;
  /** The buttons of the actions on the records. */
  children: ReactNode;
}

const look =
  'list-bar sticky top-14 z-20 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border border-gold border-l-4 bg-white px-4 py-2 shadow-[0_4px_16px_rgb(22_19_15/0.08)] lg:top-0';

/** A bar with actions on the selected records, shown while there are some. */
export function SelectedBar({ label, count, bar, children }: SelectedBarProps) {
  const isShown = count > 0;
  return (
    <section
      ref={bar}
      aria-label={isShown ? label : undefined}
      className={isShown ? look : 'sr-only'}
    >
      {/* The paragraph is always in the page: screen readers do not say a live region that appears with its text. */}
      <p aria-live="polite" className="font-medium text-sm">
        {isShown && t('{count} selected', { count })}
      </p>
      {isShown && children}
    </section>
  );
}
