import { Link } from 'react-router';
import { translate } from '#domain/admin-words/t.ts';
import { kindName } from '#domain/kinds/kinds.ts';
import { tNodes } from '../../screen/t-nodes.tsx';
import { AuthorName } from '../author.tsx';
import { recordLabel } from '../history-texts.ts';
import { RelativeTime } from '../relative-time.tsx';
import { changeAddress } from './change-address.ts';
import type { Change } from './shown-change.server.ts';
import { UndoBulkEdit } from './undo-bulk-edit.tsx';

/** A list of changes of content: the record, what was done, by whom and when. */
export function ActivityList({ changes }: { changes: Change[] }) {
  return (
    <ol className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
      {changes.map((change, at) => (
        <li key={change.id} className="flex items-baseline justify-between gap-4 px-5 py-2">
          <div className="min-w-0 wrap-anywhere">
            <p>
              <RecordLink {...change} />{' '}
              <span className="text-muted">{translate(kindName(change.kind))}</span>
            </p>
            <p>
              {tNodes('{summary} {author}', {
                summary: change.summary,
                author: <AuthorName author={change.author} />,
              })}
            </p>
            {change.bulk && changes.findIndex(({ bulk }) => bulk === change.bulk) === at && (
              <UndoBulkEdit {...change} bulk={change.bulk} />
            )}
          </div>
          <RelativeTime at={change.at} className="shrink-0 text-muted" />
        </li>
      ))}
    </ol>
  );
}

function RecordLink(change: Change) {
  const { kind, record_id, name } = change;
  const to = changeAddress(change);
  const text = recordLabel(kind, record_id, name);
  if (!to) return <strong className="font-medium">{text}</strong>;
  return (
    <Link to={to} className="font-medium underline underline-offset-4">
      {text}
    </Link>
  );
}
