import type { ContactDeliveryState } from '#domain/contact/desk/contact-inbox.server.ts';
import type { MessagesAsked } from '#domain/contact/desk/message-list.server.ts';
import { type MessageState, messageStates } from '#domain/contact/desk/message-state.ts';
import { readListQuery } from '../screen/list-query.ts';

/** The delivery states of a message's mail, with their labels. */
export const deliveryStates = {
  waiting: { name: 'Waiting', look: 'quiet' },
  sent: { name: 'Sent', look: 'success' },
  kept: { name: 'Kept here', look: 'quiet' },
  failed: { name: 'Failed', look: 'destructive' },
} as const;

/** The choices of the filter by state. */
export const stateChoices = {
  ...messageStates,
  overdue: 'Overdue',
} as const satisfies Record<MessageState | 'overdue', string>;

const oneOf = <Key extends string>(known: Record<Key, unknown>, key: string | undefined) =>
  (Object.keys(known) as Key[]).find((one) => one === key);

/** Reads search, filters and page from the address of the screen or of its export. */
export function readMessageQuery(url: string) {
  const query = readListQuery(url, ['delivery', 'state', 'person']);
  const { delivery, state, person } = query.filters;
  const asked: MessagesAsked = {
    q: query.q,
    delivery: oneOf<ContactDeliveryState>(deliveryStates, delivery),
    state: oneOf(stateChoices, state),
    person,
  };
  return { query, asked };
}
