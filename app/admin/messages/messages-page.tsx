import { randomUUID } from 'node:crypto';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { joinSentences } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { roomForMessages } from '#domain/contact/desk/contact-inbox.server.ts';
import { listContactMessages } from '#domain/contact/desk/message-list.server.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { isAdministrator } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { EmptyNote, Screen } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { TablePages } from '../table/table-pages.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/messages-page.ts';
import { MessageCard } from './message-card.tsx';
import { messageOperations } from './message-operations.server.ts';
import { deliveryStates, readMessageQuery, stateChoices } from './message-query.ts';
import { messageFailures } from './message-texts.ts';
import { NoMailServer } from './no-mail-server.tsx';
import { TickedMessages, useTicks } from './ticked-messages.tsx';

export const meta = () => [{ title: t('Messages') }];

/** If fewer further messages than this can be stored, the screen shows a warning. */
const warnBelow = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, sendMail } = context.get(servicesContext);
  const { query, asked } = readMessageQuery(request.url);
  const [list, room, people] = await load(context, 'Failed to load messages', () =>
    Promise.all([
      listContactMessages(db, { ...asked, page: query.page }),
      roomForMessages(db),
      readPeople(db),
    ]),
  );
  const me = context.get(administratorContext);
  return {
    ...{ query, list, room, people: [...people], me: me.email },
    formKey: randomUUID(),
    hasMailServer: sendMail !== undefined,
    mayErase: isAdministrator(me),
  };
}

export const action = screenAction(messageFailures, messageOperations);
export const clientAction = screenClientAction(messageFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, room, people, ...shown } = loaderData;
  const names = new Map(people);
  const unread = list.rows.filter(({ state }) => state === 'new').map(({ id }) => id);
  const { search } = useLocation();
  const ticks = useTicks(list.rows);
  return (
    <Screen
      heading={t('Messages')}
      description={t(
        'Messages from the Contact Us page and sample requests. Each is kept here, whether or not its email has been sent.',
      )}
    >
      {!shown.hasMailServer && <NoMailServer />}
      {room < warnBelow && (
        <p role="alert" className="mb-4 border border-danger border-l-4 bg-white px-4 py-3 text-sm">
          {joinSentences([
            room === 0
              ? t('No more messages can be stored. Visitors are asked to email or call instead.')
              : t('There is room for {count} more messages.', { count: room }),
            t('Please delete some that are no longer needed.'),
          ])}
        </p>
      )}
      <TableTools query={query} search={t('Search messages')}>
        <TableFilter
          name="delivery"
          label={t('Mail')}
          all={t('All messages')}
          choices={Object.entries(deliveryStates).map(([value, { name }]) => ({
            value,
            label: t(name),
          }))}
        />
        <TableFilter
          name="state"
          label={t('State')}
          all={t('All states')}
          choices={Object.entries(stateChoices).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
        />
        <TableFilter
          name="person"
          label={t('Taken By')}
          all={t('Taken or not')}
          choices={people.map(([value, label]) => ({ value, label }))}
        />
        <a href={`/admin/messages/export${search}`} download className={buttonLook()}>
          {t('Export CSV')}
        </a>
        {unread.length > 1 && <MarkAsRead ids={unread} />}
      </TableTools>
      <TickedMessages ticks={ticks} />
      {list.rows.length === 0 ? (
        <EmptyNote>
          {query.q !== '' || Object.keys(query.filters).length > 0
            ? t('No messages match')
            : t('No messages yet')}
        </EmptyNote>
      ) : (
        <ul className="flex flex-col gap-3">
          {list.rows.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              ticks={ticks}
              nameOf={(email) => names.get(email) ?? email}
              {...shown}
            />
          ))}
        </ul>
      )}
      <TablePages list={list} />
    </Screen>
  );
}

function MarkAsRead({ ids }: { ids: number[] }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, () => document.querySelector('#content'));
  const { run, busy } = useOperation();
  return (
    <Button
      ref={button}
      className="max-sm:w-full"
      aria-disabled={busy}
      onClick={() => run('mark', { ids: ids.join(), read: 'yes' })}
    >
      {t('Mark {count} as Read', { count: ids.length })}
    </Button>
  );
}
