import { Link } from 'react-router';
import type { Activity } from '#domain/history/activity.server.ts';
import { withoutRewrittenLinks } from '#domain/history/row-changes.ts';
import { editAddress, kindName } from '#domain/records/kinds.ts';
import { UndoBulkEdit } from '../bulk/undo-bulk-edit.tsx';
import { Ago } from './ago.tsx';
import { summarise } from './version-summary.ts';

/** What a change of content is shown by. */
export const shownChange = ({ entries, ...change }: Activity) => ({
  ...change,
  summary: summarise(withoutRewrittenLinks(entries)),
});

export type Change = ReturnType<typeof shownChange>;

/** Changes of content, each with its record, what was done, by whom and when. */
export function ActivityList({ changes }: { changes: Change[] }) {
  return (
    <ol className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
      {changes.map((change, at) => (
        <li key={change.id} className="flex items-baseline justify-between gap-4 px-5 py-2">
          <div className="min-w-0 wrap-anywhere">
            <p>
              <RecordLink {...change} /> <span className="text-muted">{kindName(change.kind)}</span>
            </p>
            <p>
              {change.summary}{' '}
              <span className="text-muted">
                by {change.actor ?? 'somebody outside the back-office'}
              </span>
            </p>
            {change.bulk && changes.findIndex(({ bulk }) => bulk === change.bulk) === at && (
              <UndoBulkEdit kind={change.kind} bulk={change.bulk} />
            )}
          </div>
          <Ago at={change.at} className="shrink-0 text-muted" />
        </li>
      ))}
    </ol>
  );
}

function RecordLink({ id, kind, record_id, name }: Change) {
  const to = editAddress(kind, record_id, id);
  const text = name ?? (record_id === null ? 'The whole list' : `no. ${record_id}`);
  if (!to) return <strong className="font-medium">{text}</strong>;
  return (
    <Link to={to} className="font-medium underline underline-offset-4">
      {text}
    </Link>
  );
}
