import type { ReactNode } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { tNodes } from '../../screen/t-nodes.tsx';
import { AuthorName } from '../author.tsx';
import { RelativeTime } from '../relative-time.tsx';
import type { ShownVersion } from './record-versions.server.ts';
import { ShownDifference } from './shown-difference.tsx';

interface VersionEntryProps {
  version: ShownVersion;
  /** Whether the address names this version; then it is scrolled into view and opened. */
  isAsked: boolean;
  /** Actions on the version, shown beside its summary. */
  children?: ReactNode;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** One version of a record: what happened, by whom, when and in which fields. */
export function VersionEntry({ version, isAsked, children }: VersionEntryProps) {
  const { at, author, summary, changes } = version;
  return (
    <li className="py-2 text-sm" ref={isAsked ? scrollTo : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {tNodes('{summary} {author}', { summary, author: <AuthorName author={author} /> })}
          <span className="text-muted">
            {tNodes(', {time}', { time: <RelativeTime at={at} /> })}
          </span>
        </p>
        {children}
      </div>
      {changes.length > 0 && (
        <details className="mt-1" open={isAsked}>
          <summary className="min-h-6 cursor-pointer text-muted">{t('What changed')}</summary>
          <div className="mt-2 flex flex-col gap-3">
            {changes.map((change) => (
              <ShownDifference key={`${change.type} ${change.label}`} change={change} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
