import { useRef } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ContactMessage } from '#domain/contact/desk/message-list.server.ts';
import { messageStates } from '#domain/contact/desk/message-state.ts';
import { SelectBox } from '../bulk/select-box.tsx';
import { Moment } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageConversation } from './message-conversation.tsx';
import { MessageLines } from './message-lines.tsx';
import { deliveryStates } from './message-query.ts';
import type { Ticks } from './ticked-messages.tsx';

interface MessageCardProps {
  message: ContactMessage;
  ticks: Ticks;
  hasMailServer: boolean;
  /** Whether the user may erase the sender; only administrators may. */
  mayErase: boolean;
  /** The e-mail address of the user. */
  me: string;
  /** The name to show for an account. */
  nameOf: (email: string) => string;
  formKey: string;
}

/** One message with its sender, text, state, mails, notes and actions. */
export function MessageCard(props: MessageCardProps) {
  const { message, ticks, nameOf } = props;
  const card = useRef<HTMLLIElement>(null);
  useFocusFallback(
    card,
    (gone) =>
      (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector('button') ??
      document.querySelector('#content'),
  );
  const { name, look } = deliveryStates[message.delivery];
  const { state, taken_by } = message;
  return (
    <li
      ref={card}
      data-new={state === 'new' || undefined}
      className="border border-line bg-white px-5 py-4 text-sm data-new:border-l-4 data-new:border-l-gold"
    >
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="min-w-0">
          <h2 dir="auto" className="wrap-anywhere font-serif text-xl">
            {message.subject}
          </h2>
          <p className="wrap-anywhere text-muted">
            <bdi>{message.name}</bdi>,{' '}
            <a href={`mailto:${message.email}`} className="underline underline-offset-4">
              {message.email}
            </a>
            , <Moment at={message.created_at} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:shrink-0 sm:justify-end">
          {state !== 'read' && (
            <Badge look={state === 'answered' ? 'success' : 'quiet'}>
              {t(messageStates[state])}
            </Badge>
          )}
          <Badge look={look}>{t(name)}</Badge>
          <span className="noscript:hidden">
            <SelectBox selection={ticks} row={message} />
          </span>
        </div>
      </div>
      {taken_by !== null && (
        <p className="mt-1 text-muted">{t('Taken by {name}', { name: nameOf(taken_by) })}</p>
      )}
      <MessageLines message={message} />
      <p
        dir="auto"
        className="mt-3 max-w-[75ch] whitespace-pre-wrap wrap-anywhere text-[0.9375rem] leading-6"
        lang={message.language_code ?? undefined}
      >
        {message.message}
      </p>
      {message.delivery === 'kept' && (
        <p className="mt-2 text-muted">
          {t('Kept here: no mail server was set up, so it was not emailed.')}
        </p>
      )}
      {message.last_error !== null && message.attempts > 0 && (
        <p className="mt-2 text-danger">
          {t(
            message.attempts === 1 ? 'Tried {count} time: {error}' : 'Tried {count} times: {error}',
            {
              count: String(message.attempts),
              error: message.last_error,
            },
          )}
        </p>
      )}
      {message.sent_at && (
        <p className="mt-2 text-muted">
          {tNodes('Sent to {address} on {time}', {
            address: message.recipient,
            time: <Moment at={message.sent_at} />,
          })}
        </p>
      )}
      <MessageActions {...props} />
      <MessageConversation {...props} />
    </li>
  );
}
