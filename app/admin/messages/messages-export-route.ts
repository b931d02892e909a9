import { machineTime } from '#app/i18n/dates.ts';
import { maxContactMessages } from '#domain/contact/contact.server.ts';
import {
  type ContactMessage,
  listContactMessages,
} from '#domain/contact/desk/message-list.server.ts';
import { messageStates } from '#domain/contact/desk/message-state.ts';
import { lineCells } from '#domain/contact/outbox/contact-mail.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { csvOf } from '#domain/texts/csv.ts';
import { servicesContext } from '#server/visit/context.ts';
import { download } from '../actions/download.ts';
import { addSecurityEntry } from '../actions/security-entry.server.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/messages-export-route.ts';
import { readMessageQuery } from './message-query.ts';

const columns = ['Written', 'Name', 'Email', 'Company', 'Address', 'Subject', 'Message'];
const workColumns = ['Asked for', 'Language', 'State', 'Taken by', 'Answered', 'Notes'];

/** The messages that the screen shows with the same filters, on all its pages, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked } = readMessageQuery(request.url);
  const [{ rows }, people] = await load(context, 'Failed to export the messages', () =>
    Promise.all([
      // A page larger than the number of messages that can be stored, so that it holds all of them.
      listContactMessages(db, { ...asked, page: 1, size: maxContactMessages * 2 }),
      readPeople(db),
    ]),
  );
  await addSecurityEntry({ request, context }, 'messages exported', String(rows.length));
  const cells = (message: ContactMessage) => [
    ...[machineTime(message.created_at), message.name, message.email, message.company ?? ''],
    ...[message.address ?? '', message.subject, message.message],
    message.lines.map((line) => lineCells(line).filter(Boolean).join(' | ')).join('\n'),
    ...[message.language_code ?? '', messageStates[message.state]],
    message.taken_by === null ? '' : (people.get(message.taken_by) ?? message.taken_by),
    message.answered_at ? machineTime(message.answered_at) : '',
    message.notes.map(({ text }) => text).join('\n'),
  ];
  return download(
    'messages.csv',
    'text/csv',
    csvOf([[...columns, ...workColumns], ...rows.map(cells)]),
  );
}
