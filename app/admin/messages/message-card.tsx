import { useRef } from 'react';
import { machineTime } from '#app/i18n/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import type { ContactMessage } from '#domain/contact/contact-inbox.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { ConfirmDelete } from '../deletion/confirm-delete.tsx';
import { ErasePersonLink } from '../erase-person/erase-person.tsx';
import { MessageLines } from './message-lines.tsx';

/** The delivery states of a message's mail, with their labels. */
export const deliveryStates = {
  waiting: { name: 'Waiting', look: 'quiet' },
  sent: { name: 'Sent', look: 'success' },
  kept: { name: 'Kept here', look: 'quiet' },
  failed: { name: 'Failed', look: 'destructive' },
} as const;

interface MessageCardProps {
  message: ContactMessage;
  hasMailServer: boolean;
  /** Whether the user may erase the sender; only administrators may. */
  mayErase: boolean;
}

/** One message with its sender, text, delivery state and actions. */
export function MessageCard({ message, hasMailServer, mayErase }: MessageCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useFocusFallback(
    card,
    (gone) =>
      (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector('button') ??
      document.querySelector('#content'),
  );
  const { run, busy } = useOperation();
  const { name, look } = deliveryStates[message.delivery];
  const isNew = message.read_at === null;
  return (
    <li
      ref={card}
      data-new={isNew || undefined}
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
            ,{' '}
            <time dateTime={message.created_at.toISOString()}>
              {machineTime(message.created_at)}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:shrink-0 sm:justify-end">
          {isNew && <Badge>New</Badge>}
          {message.answered_at && <Badge look="success">Answered</Badge>}
          <Badge look={look}>{name}</Badge>
          <Button
            compact
            look={isNew ? 'plain' : 'quiet'}
            aria-disabled={busy}
            onClick={() => run('mark', { ids: message.id, read: isNew ? 'yes' : 'no' })}
          >
            {isNew ? 'Mark as Read' : 'Mark as New'}
          </Button>
          <Button
            compact
            look={message.answered_at ? 'quiet' : 'plain'}
            aria-disabled={busy}
            onClick={() =>
              run('answer', { id: message.id, answered: message.answered_at ? 'no' : 'yes' })
            }
          >
            {message.answered_at ? 'Mark as Not Answered' : 'Mark as Answered'}
          </Button>
          {message.delivery !== 'sent' && (hasMailServer || message.delivery !== 'kept') && (
            <Button compact disabled={busy} onClick={() => run('retry', { id: message.id })}>
              {message.delivery === 'kept' ? 'Send by Email' : 'Retry'}
            </Button>
          )}
          <ConfirmDelete
            id={message.id}
            name={message.subject}
            question="Are you sure you want to delete this message? This action cannot be undone."
          />
          {mayErase && <ErasePersonLink message={message.id} />}
        </div>
      </div>
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
          Kept here: no mail server was set up, so it was not emailed.
        </p>
      )}
      {message.last_error !== null && message.attempts > 0 && (
        <p className="mt-2 text-danger">
          Tried {message.attempts} {message.attempts === 1 ? 'time' : 'times'}: {message.last_error}
        </p>
      )}
      {message.sent_at && (
        <p className="mt-2 text-muted">
          Sent to {message.recipient} on{' '}
          <time dateTime={message.sent_at.toISOString()}>{machineTime(message.sent_at)}</time>
        </p>
      )}
    </li>
  );
}
