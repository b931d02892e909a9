import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import {
  type ContactMessage,
  deleteContactMessage,
  listContactMessages,
  markAnswered,
  markMessages,
  retryContactMessage,
  roomForMessages,
} from '#domain/contact/contact-inbox.server.ts';
import { isAdministrator } from '#domain/roles/rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { recordGone, removeOperation } from '../actions/record-operations.server.ts';
import { numberIn, type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { administratorContext } from '../rights/administrator-context.server.ts';
import { readListQuery } from '../screen/list-query.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { TablePages } from '../table/table-pages.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/messages-page.ts';
import { deliveryStates, MessageCard } from './message-card.tsx';
import { NoMailServer, noMailServerText } from './no-mail-server.tsx';

export const meta = () => [{ title: 'Messages' }];

const pageSize = 20;
/** If fewer further messages than this can be stored, the screen shows a warning. */
const warnBelow = 1000;

type State = keyof typeof deliveryStates;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, sendMail } = context.get(servicesContext);
  const query = readListQuery(request.url, ['delivery', 'read']);
  const delivery = (Object.keys(deliveryStates) as State[]).find(
    (state) => state === query.filters.delivery,
  );
  const read = { yes: true, no: false }[query.filters.read ?? ''];
  const [list, room] = await load(context, 'Failed to load messages', () =>
    Promise.all([
      listContactMessages(db, { page: query.page, size: pageSize, delivery, read }),
      roomForMessages(db),
    ]),
  );
  return {
    ...{ query, list, room },
    hasMailServer: sendMail !== undefined,
    mayErase: isAdministrator(context.get(administratorContext)),
  };
}

const failures = {
  mark: 'Failed to mark the messages',
  answer: 'Failed to mark the message',
  retry: 'Failed to send the message again',
  delete: 'Failed to delete message',
};

const words = { kind: 'contact_messages', noun: 'Message' };

async function retry(operation: Operation): Promise<ActionResult> {
  const { form, db, services } = operation;
  const id = numberIn(form, 'id') ?? 0;
  const outcome = await retryContactMessage(db, id);
  if (outcome === 'gone') return recordGone(operation, words, id, failures.retry);
  if (outcome === 'sent') {
    const text = 'This message has already been sent.';
    return { ok: false, toast: { title: failures.retry, text } };
  }
  services.wakeDelivery();
  return {
    ok: true,
    toast: services.sendMail ? 'The message is being sent again' : noMailServerText,
  };
}

async function mark({ form, db }: Operation): Promise<ActionResult> {
  const ids = String(form.get('ids') ?? '').split(',');
  await markMessages(
    db,
    ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number),
    form.get('read') === 'yes',
  );
  return { ok: true };
}

async function answer(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const id = numberIn(form, 'id') ?? 0;
  const marked = await markAnswered(db, id, form.get('answered') === 'yes');
  return marked ? { ok: true } : recordGone(operation, words, id, failures.answer);
}

const remove = removeOperation({
  ...words,
  // Messages have no bin: a deleted one is gone for good.
  remove: async (db, id) => (await deleteContactMessage(db, id)) || undefined,
  failure: failures.delete,
});

export const action = screenAction(failures, { retry, mark, answer, delete: remove });
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary };

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, room, hasMailServer, mayErase } = loaderData;
  return (
    <Screen
      heading="Messages"
      description="Messages from the Contact Us page and sample requests. Each is kept here, whether or not its email has been sent."
    >
      {!hasMailServer && <NoMailServer />}
      {room < warnBelow && (
        <p role="alert" className="mb-4 border border-danger border-l-4 bg-white px-4 py-3 text-sm">
          {room === 0
            ? 'No more messages can be stored. Visitors are asked to email or call instead.'
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
          choices={Object.entries(deliveryStates).map(([value, { name }]) => ({
            value,
            label: name,
          }))}
        />
        <TableFilter
          name="read"
          label="Read"
          query={query}
          all="New and read"
          choices={[
            { value: 'no', label: 'New' },
            { value: 'yes', label: 'Read' },
          ]}
        />
        <MarkAllAsRead messages={list.rows} />
      </TableTools>
      {list.rows.length === 0 ? (
        <p className="border border-line border-dashed py-12 text-center text-muted">
          {Object.keys(query.filters).length > 0 ? 'No messages match' : 'No messages yet'}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {list.rows.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              hasMailServer={hasMailServer}
              mayErase={mayErase}
            />
          ))}
        </ul>
      )}
      <TablePages list={list} />
    </Screen>
  );
}

function MarkAllAsRead({ messages }: { messages: ContactMessage[] }) {
  const ids = messages.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  return ids.length < 2 ? null : <MarkAsRead ids={ids} />;
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
    >{`Mark ${ids.length} as Read`}</Button>
  );
}
