import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import {
  deleteContactMessage,
  listContactMessages,
  retryContactMessage,
  roomForMessages,
} from '#domain/contact/contact-inbox.server.ts';
import { servicesContext } from '#server/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { ConfirmDelete } from '../actions/confirm-delete.tsx';
import { deleteOperation } from '../actions/record-operations.server.ts';
import { numberIn, type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { TablePages } from '../table/table-pages.tsx';
import { readListQuery } from '../table/table-query.ts';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/messages-page.ts';

export const meta = () => [{ title: 'Messages' }];

const pageSize = 20;
/** From here on staff are told. */
const littleRoom = 1000;

const states = {
  waiting: { name: 'Waiting', look: 'quiet' },
  sent: { name: 'Sent', look: 'success' },
  failed: { name: 'Failed', look: 'destructive' },
} as const;

type State = keyof typeof states;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['delivery']);
  const delivery = (Object.keys(states) as State[]).find(
    (state) => state === query.filters.delivery,
  );
  const [{ messages, total }, room] = await load(context, 'Failed to load messages', () =>
    Promise.all([
      listContactMessages(db, { page: query.page, size: pageSize, delivery }),
      roomForMessages(db),
    ]),
  );
  const list = {
    rows: messages,
    total,
    page: query.page,
    pages: Math.ceil(total / pageSize),
    offset: (query.page - 1) * pageSize,
  };
  return { query, list, room };
}

const failures = {
  retry: 'Failed to send the message again',
  delete: 'Failed to delete message',
};

async function retry({ form, db, services, record }: Operation): Promise<ActionResult> {
  const id = numberIn(form, 'id') ?? 0;
  if (!(await retryContactMessage(db, id))) {
    return { ok: false, toast: { title: failures.retry, text: 'It has been sent meanwhile.' } };
  }
  services.wakeDelivery();
  await record({ action: 'sent again', entity_type: 'contact_messages', entity_id: id });
  return { ok: true, toast: 'The message is being sent again' };
}

const remove = deleteOperation({
  entity_type: 'contact_messages',
  noun: 'Message',
  // What a visitor wrote is not kept elsewhere.
  remove: async (db, id) => ((await deleteContactMessage(db, id)) ? { name: '' } : undefined),
});

export const action = screenAction(failures, { retry, delete: remove });
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary };

type Message = Route.ComponentProps['loaderData']['list']['rows'][number];

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Hong_Kong',
});

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, room } = loaderData;
  return (
    <Screen
      heading="Messages"
      description="What visitors wrote on the Contact Us page. Every message is kept here, whether its mail has gone out or not."
    >
      {room < littleRoom && (
        <p role="alert" className="mb-4 border border-danger border-l-4 bg-white px-4 py-3 text-sm">
          {room === 0
            ? 'There is no room for more messages: visitors are asked to write by email or to call.'
            : `There is room for ${room.toLocaleString('en')} more messages.`}{' '}
          Please delete some that are no longer needed.
        </p>
      )}
      <TableTools query={query}>
        <TableFilter
          name="delivery"
          label="Delivery"
          query={query}
          all="All messages"
          choices={Object.entries(states).map(([value, { name }]) => ({ value, label: name }))}
        />
      </TableTools>
      {list.rows.length === 0 ? (
        <p className="border border-line border-dashed py-12 text-center text-muted">
          {Object.keys(query.filters).length > 0 ? 'No such messages' : 'No messages yet'}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {list.rows.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      )}
      <TablePages list={list} />
    </Screen>
  );
}

function MessageCard({ message }: { message: Message }) {
  const { run, busy } = useOperation();
  const { name, look } = states[message.delivery];
  return (
    <li className="border border-line bg-white px-5 py-4 text-sm">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-serif text-xl">{message.subject}</h2>
          <p className="wrap-anywhere text-muted">
            {message.name},{' '}
            <a href={`mailto:${message.email}`} className="underline underline-offset-4">
              {message.email}
            </a>
            ,{' '}
            <time dateTime={message.created_at.toISOString()}>
              {moment.format(message.created_at)}
            </time>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-3">
          <Badge look={look}>{name}</Badge>
          {message.delivery !== 'sent' && (
            <Button compact disabled={busy} onClick={() => run('retry', { id: message.id })}>
              Retry
            </Button>
          )}
          <ConfirmDelete
            id={message.id}
            name={message.subject}
            question="Are you sure you want to delete this message? This action cannot be undone."
          />
        </div>
      </div>
      <p
        className="mt-3 max-w-[75ch] whitespace-pre-wrap wrap-anywhere text-[0.9375rem] leading-6"
        lang={message.language_code ?? undefined}
      >
        {message.message}
      </p>
      {message.delivery !== 'sent' && message.attempts > 0 && (
        <p className="mt-2 text-danger">
          Tried {message.attempts} {message.attempts === 1 ? 'time' : 'times'}
          {message.last_error && `: ${message.last_error}`}
        </p>
      )}
      {message.sent_at && (
        <p className="mt-2 text-muted">
          Sent to {message.recipient} on{' '}
          <time dateTime={message.sent_at.toISOString()}>{moment.format(message.sent_at)}</time>
        </p>
      )}
    </li>
  );
}
