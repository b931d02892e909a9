import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { ContactMessage } from '#domain/contact/desk/message-list.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { ConfirmDelete } from '../deletion/confirm-delete.tsx';
import { ErasePersonLink } from '../erase-person/erase-person.tsx';

interface MessageActionsProps {
  message: ContactMessage;
  hasMailServer: boolean;
  /** Whether the user may erase the sender; only administrators may. */
  mayErase: boolean;
  /** The e-mail address of the user. */
  me: string;
}

/** The buttons of a message: take it, change its state, send it by email again, delete it, erase its sender. */
export function MessageActions({ message, hasMailServer, mayErase, me }: MessageActionsProps) {
  const { run, busy } = useOperation();
  const { id, delivery, state, taken_by } = message;
  const isOpen = state !== 'answered' && state !== 'closed';
  const action = (label: string, intent: string, values: Record<string, string | number>) => (
    <Button compact look="quiet" aria-disabled={busy} onClick={() => run(intent, values)}>
      {label}
    </Button>
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      {isOpen && (
        <Button
          compact
          aria-disabled={busy}
          onClick={() => run('take', { id, from: taken_by ?? '' })}
        >
          {taken_by === null ? t('Take') : taken_by === me ? t('Give Back') : t('Take Over')}
        </Button>
      )}
      {(state === 'new' || state === 'read') &&
        action(t(state === 'new' ? 'Mark as Read' : 'Mark as New'), 'mark', {
          ids: id,
          read: state === 'new' ? 'yes' : 'no',
        })}
      {state !== 'closed' &&
        action(t(state === 'answered' ? 'Mark as Not Answered' : 'Mark as Answered'), 'answered', {
          id,
          answered: state === 'answered' ? 'no' : 'yes',
        })}
      {action(t(state === 'closed' ? 'Reopen' : 'Close|message'), 'close', {
        id,
        closed: state === 'closed' ? 'no' : 'yes',
      })}
      {delivery !== 'sent' &&
        (hasMailServer || delivery !== 'kept') &&
        action(t(delivery === 'kept' ? 'Send by Email' : 'Retry'), 'retry', { id })}
      <ConfirmDelete
        id={id}
        name={message.subject}
        question={t('Are you sure you want to delete this message? This action cannot be undone.')}
      />
      {mayErase && <ErasePersonLink message={id} />}
    </div>
  );
}
