import type { RecordedChange } from '#domain/changes/change-log.server.ts';
import { recordKinds } from '#domain/records/kinds.ts';

const when = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Hong_Kong',
});

const kindOf = (entityType: string): string =>
  recordKinds[entityType]?.several ?? entityType.replaceAll('_', ' ');

/** Who changed what, when: the newest first. */
export function RecentChanges({ changes }: { changes: RecordedChange[] }) {
  return (
    <section aria-labelledby="recent-changes" className="border border-line bg-white px-5 py-4">
      <h2 id="recent-changes" className="mb-2 font-serif text-[1.375rem] leading-8">
        Recent changes
      </h2>
      {changes.length === 0 && <p className="text-muted text-sm">Nothing has been changed yet.</p>}
      <ul className="divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={change.id} className="flex items-baseline justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere text-muted">
                {change.actor} {change.action}
              </p>
              <p className="line-clamp-2 wrap-anywhere">
                {change.label && <strong className="font-medium">{change.label}</strong>}{' '}
                <span className="text-muted">in {kindOf(change.entity_type)}</span>
              </p>
            </div>
            <time dateTime={change.at.toISOString()} className="shrink-0 text-muted">
              {when.format(change.at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
