import { t, translate } from '#domain/admin-words/t.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { type AuthorFilter, listActivity } from '#domain/history/timeline/activity.server.ts';
import { kindName } from '#domain/kinds/kinds.ts';
import { editableKinds } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { EarlierLink } from '../../screen/earlier-link.tsx';
import { readCursor, readListQuery } from '../../screen/list-query.ts';
import { EmptyNote, Screen } from '../../screen/screen.tsx';
import { load } from '../../screen/screen-loader.server.ts';
import { TableFilter, TableTools } from '../../table/table-tools.tsx';
import type { Route } from './+types/activity-page.ts';
import { ActivityList } from './activity-list.tsx';
import { shownChange } from './shown-change.server.ts';

export const meta = () => [{ title: t('Activity') }];

const pageSize = 50;

/** The choices of the filter by author that are not accounts. */
const others: Record<string, [label: string, author: AuthorFilter]> = {
  outside: ['Directly in the database', 'database'],
  visitors: ['Visitors', 'sign-up'],
  demo: ['Demo content', 'demo content'],
};

const periods = { day: 1, week: 7, month: 30 } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const query = readListQuery(request.url, ['person', 'kind', 'time']);
  const { person, kind, time } = query.filters;
  const kinds = editableKinds(me);
  const days = periods[time as keyof typeof periods];
  const before = readCursor(request.url);
  return load(context, 'Failed to load the activity', async () => {
    const people = await readPeople(db);
    const changes = await listActivity(
      db,
      me,
      {
        kind: kinds.find((known) => known === kind),
        author: person ? (others[person]?.[1] ?? { actor: person }) : undefined,
        since: days ? new Date(Date.now() - days * 86_400_000) : undefined,
        before,
      },
      pageSize,
    );
    return {
      query,
      kinds,
      people: [...people],
      changes: changes.map((change) => shownChange(change, people)),
      more: changes.length === pageSize ? changes.at(-1)?.id : undefined,
    };
  });
}

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { query, kinds, people, changes, more } = loaderData;
  return (
    <Screen heading={t('Activity')} description={t('Every content change, newest first.')}>
      <TableTools query={query}>
        <TableFilter
          name="person"
          label={t('Person')}
          all={t('Everyone')}
          choices={[
            ...people.map(([email, name]) => ({ value: email, label: name })),
            ...Object.entries(others).map(([value, [label]]) => ({
              value,
              label: translate(label),
            })),
          ]}
        />
        <TableFilter
          name="kind"
          label={t('Kind')}
          all={t('All kinds')}
          choices={kinds.map((kind) => ({ value: kind, label: translate(kindName(kind)) }))}
        />
        <TableFilter
          name="time"
          label={t('Time')}
          all={t('Any time')}
          choices={[
            { value: 'day', label: t('Last 24 hours') },
            { value: 'week', label: t('Last 7 days') },
            { value: 'month', label: t('Last 30 days') },
          ]}
        />
      </TableTools>
      {changes.length === 0 && <EmptyNote>{t('No changes found')}</EmptyNote>}
      <ActivityList changes={changes} />
      <EarlierLink before={more}>{t('Earlier changes')}</EarlierLink>
    </Screen>
  );
}
