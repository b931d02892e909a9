import { data, Link } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { findOrderChange, type Placed } from '#domain/history/timeline/order-change.server.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import { mayEdit } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { notAllowed } from '../../route-rights/role-texts.ts';
import { Screen, sectionHeadingLook } from '../../screen/screen.tsx';
import { load } from '../../screen/screen-loader.server.ts';
import { tNodes } from '../../screen/t-nodes.tsx';
import { AuthorName, authorOf } from '../author.tsx';
import { historyFailures, recordLabel } from '../history-texts.ts';
import { RelativeTime } from '../relative-time.tsx';
import type { Route } from './+types/order-page.ts';

export const meta = () => [{ title: t('Changed Order') }];

/** Shows the order of a list before and after a change: /admin/orders/7, by the id of the history entry. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const read = await load(context, historyFailures.load, async () => {
    const change = /^\d{1,15}$/.test(params.entry)
      ? await findOrderChange(db, Number(params.entry))
      : undefined;
    return change && { ...change, author: authorOf(await readPeople(db), change) };
  });
  if (!read) throw data('', { status: 404 });
  if (!mayEdit(context.get(administratorContext), read.kind))
    throw data(notAllowed, { status: 403 });
  return read;
}

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { kind, at, author, moved, before, after } = loaderData;
  const { several = kind, screen } = recordKinds[kind] ?? {};
  return (
    <Screen heading={t('Order of {kinds}', { kinds: translate(several) })}>
      <p className="mb-5 text-sm">
        {tNodes(
          moved === 1
            ? 'The order of {count} record was changed {author}, {time}. Only records that moved are listed.'
            : 'The order of {count} records was changed {author}, {time}. Only records that moved are listed.',
          {
            count: moved,
            author: <AuthorName author={author} />,
            time: (
              <span className="text-muted">
                <RelativeTime at={at} />
              </span>
            ),
          },
        )}{' '}
        {screen && (
          <Link to={screen} className="underline underline-offset-4">
            {t('Go to the list')}
          </Link>
        )}
      </p>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Places heading={t('Before')} kind={kind} rows={before} />
        <Places heading={t('After')} kind={kind} rows={after} />
      </div>
    </Screen>
  );
}

function Places({ heading, kind, rows }: { heading: string; kind: string; rows: Placed[] }) {
  return (
    <section aria-label={heading} className="min-w-0">
      <h2 className={`mb-2 ${sectionHeadingLook}`}>{heading}</h2>
      <ol className="divide-y divide-line border border-line bg-white text-sm">
        {rows.map(({ id, place, name }) => (
          <li key={id} className="flex gap-3 px-5 py-2">
            <span className="w-8 shrink-0 text-muted tabular-nums">{place}</span>
            <span className="min-w-0 wrap-anywhere">{recordLabel(kind, id, name)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
