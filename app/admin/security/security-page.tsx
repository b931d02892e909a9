import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { listAdministrators } from '#domain/administrators/administrator-list.server.ts';
import {
  isSecurityEvent,
  securityEvents,
} from '#domain/administrators/security-log/security-event.ts';
import { listSecurity } from '#domain/administrators/security-log/security-log.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { deviceName } from '../accounts/own-account/device-name.server.ts';
import { EarlierLink } from '../screen/earlier-link.tsx';
import { readCursor, readListQuery } from '../screen/list-query.ts';
import { EmptyNote, Moment, Screen } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/security-page.ts';
import { storedDetail } from './stored-detail.server.ts';

export const meta = () => [{ title: t('Security Log') }];

const pageSize = 50;

/** The text in place of the name, for an event without an account. */
const textWithoutAccount = (event: string) =>
  event === 'unknown link' || event === 'too many requests'
    ? t('Visitors (details of the first in this hour)')
    : t('An unknown email address');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['person', 'event']);
  const { person, event } = query.filters;
  const before = readCursor(request.url);
  return load(context, 'Failed to load the security log', async () => {
    const [lines, administrators] = await Promise.all([
      listSecurity(db, { email: person || undefined, event: event || undefined, before }, pageSize),
      listAdministrators(db),
    ]);
    return {
      query,
      people: administrators.map(({ email }) => email),
      lines: lines.map(({ user_agent, detail, ...line }) => ({
        ...line,
        detail: detail && storedDetail(line.event, detail),
        device: user_agent === null ? undefined : deviceName(user_agent),
      })),
      more: lines.length === pageSize ? lines.at(-1)?.id : undefined,
    };
  });
}

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { query, people, lines, more } = loaderData;
  return (
    <Screen
      heading={t('Security Log')}
      description={t('Sign-ins, failed attempts and account changes. Kept for a year.')}
    >
      <TableTools query={query}>
        <TableFilter
          name="person"
          label={t('Person')}
          all={t('Everyone')}
          choices={people.map((email) => ({ value: email, label: email }))}
        />
        <TableFilter
          name="event"
          label={t('Event')}
          all={t('All events')}
          choices={Object.entries(securityEvents).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
        />
      </TableTools>
      {lines.length === 0 && <EmptyNote>{t('No events found')}</EmptyNote>}
      <ol className="divide-y divide-line border border-line bg-white text-sm empty:hidden">
        {lines.map(({ id, at, event, email, detail, times, address, device }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 px-5 py-2">
            <div className="min-w-0 wrap-anywhere">
              <p>
                <strong className="font-medium">
                  {isSecurityEvent(event) ? t(securityEvents[event]) : event}
                </strong>
                {detail && ` ${detail}`}
                {times > 1 &&
                  t(', at least {count} times within the hour', { count: String(times) })}
              </p>
              <p className="text-muted">
                {listed(
                  [email ?? textWithoutAccount(event), address, device].filter(
                    (part) => part !== null && part !== undefined,
                  ),
                )}
              </p>
            </div>
            <Moment at={at} className="shrink-0 text-muted" />
          </li>
        ))}
      </ol>
      <EarlierLink before={more}>{t('Earlier events')}</EarlierLink>
    </Screen>
  );
}
