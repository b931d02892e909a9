import type { RecordedChange } from '#domain/changes/change-log.server.ts';
import { type TranslatableEntity, translatable } from '#domain/translations/translatable.ts';

const when = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Hong_Kong',
});

function kindOf(entityType: string): string {
  const known = translatable[entityType as TranslatableEntity]?.label;
  return known ?? entityType.replaceAll('_', ' ');
}

/** Who changed what, when: the newest first. */
export function RecentChanges({ changes }: { changes: RecordedChange[] }) {
  return (
    <section aria-labelledby="recent-changes" className="border border-line bg-white p-5">
      <h2 id="recent-changes" className="mb-3 font-serif text-lg">
        Recent changes
      </h2>
      {changes.length === 0 && <p className="text-muted text-sm">Nothing has been changed yet.</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at.toISOString()} className="mr-2 text-muted">
              {when.format(change.at)}
            </time>
            {change.actor} {change.action} {change.label && <strong>{change.label}</strong>}{' '}
            <span className="text-muted">{kindOf(change.entity_type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
