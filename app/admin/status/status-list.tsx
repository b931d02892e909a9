import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { t } from '#domain/admin-words/t.ts';

/** The frame of the lines of a part. */
export function StatusLines({ children }: { children: ReactNode }) {
  return (
    <dl className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
      {children}
    </dl>
  );
}

interface StatusLineProps {
  label: string;
  /** What to do, if the line needs attention. */
  advice?: string | undefined;
  children: ReactNode;
}

/** A line with its subject, its state, and the advice for staff if it needs attention. */
export function StatusLine({ label, advice, children }: StatusLineProps) {
  return (
    <div className="grid gap-x-4 px-5 py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        {advice && (
          <p className="mt-1">
            <Badge look="destructive">{t('Attention')}</Badge> {advice}
          </p>
        )}
      </dd>
    </div>
  );
}
