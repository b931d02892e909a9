import type { ReactNode } from 'react';
import { machineTime } from '#app/i18n/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { t } from '#domain/admin-words/t.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';

interface StatusSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of the System screen: a heading and its lines. */
export function StatusSection({ id, heading, children }: StatusSectionProps) {
  return (
    <section aria-labelledby={id} tabIndex={-1} className="mb-6 outline-none">
      <h2 id={id} className={`mb-2 ${sectionHeadingLook}`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

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

/** A date and time in Hong Kong. */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{machineTime(at)}</time>;
}
