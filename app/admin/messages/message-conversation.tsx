import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import { answerForm, noteForm } from '#domain/contact/desk/message-forms.ts';
import type { ContactMessage, MessageReply } from '#domain/contact/desk/message-list.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { TextField } from '../form/fields/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { Moment } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';
import { replyStates } from './message-texts.ts';

interface ConversationProps {
  message: ContactMessage;
  hasMailServer: boolean;
  /** The name to show for an account. */
  nameOf: (email: string) => string;
  /** The key of the form. If an answer is sent twice with the same key, it is stored once. */
  formKey: string;
}

/** The mails to the sender, the notes of staff, and the forms for an answer and a note. */
export function MessageConversation(props: ConversationProps) {
  const { message, hasMailServer, nameOf, formKey } = props;
  const { id, email, notes, replies } = message;
  const [firstKey] = useState(formKey);
  // The same text can be sent again on purpose.
  const [answers, setAnswers] = useState(0);
  return (
    <div className="mt-3 grid gap-2 empty:hidden">
      {replies.map((reply) => (
        <Reply key={reply.id} reply={reply} hasMailServer={hasMailServer} nameOf={nameOf} />
      ))}
      {notes.map((note) => (
        <p key={note.id} className="max-w-[75ch] border-gold border-l-2 pl-3 wrap-anywhere">
          <span className="text-muted">
            {tNodes('Note by {name}, {time}:', {
              name: nameOf(note.author),
              time: <Moment at={note.created_at} />,
            })}
          </span>{' '}
          <span className="whitespace-pre-line">{note.text}</span>
        </p>
      ))}
      <Foldable summary={t('Write an answer')}>
        <InlineForm
          schema={answerForm}
          intent="answer"
          recordId={id}
          submitLabel={t('Send Answer')}
          clears
          onSaved={() => setAnswers((count) => count + 1)}
        >
          <input type="hidden" name="form" value={`${firstKey} ${answers}`} />
          <TextField
            name="answer"
            label={t('Answer')}
            required
            rows={6}
            value=""
            hint={t('Goes to {address} with the message quoted below it.', { address: email })}
          />
        </InlineForm>
      </Foldable>
      <Foldable summary={t('Add a note')}>
        <InlineForm
          schema={noteForm}
          intent="note"
          recordId={id}
          submitLabel={t('Add Note')}
          clears
        >
          <TextField
            name="note"
            label={t('Note')}
            required
            rows={3}
            value=""
            hint={t('Only staff can read it.')}
          />
        </InlineForm>
      </Foldable>
    </div>
  );
}

function Reply({
  reply,
  hasMailServer,
  nameOf,
}: { reply: MessageReply } & Pick<ConversationProps, 'hasMailServer' | 'nameOf'>) {
  const { id, kind, author, text, delivery, created_at, last_error } = reply;
  const answeredBy = () =>
    author ? t('Answer by {name}', { name: nameOf(author) }) : t('Answer by staff');
  const canSend = delivery === 'failed' || (delivery === 'kept' && hasMailServer);
  const line = tNodes('{mail}, {time}: {state}', {
    mail: kind === 'answer' ? answeredBy() : t('Receipt'),
    time: <Moment at={created_at} />,
    state: t(replyStates[delivery]),
  });
  return (
    <div>
      {text === null ? (
        <p className="py-1">{line}</p>
      ) : (
        <Foldable summary={line}>
          <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        </Foldable>
      )}
      {delivery === 'failed' && <p className="text-danger">{last_error}</p>}
      {canSend && <SendAgain id={id} />}
    </div>
  );
}

function SendAgain({ id }: { id: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, (gone) => gone.closest('li')?.querySelector('button'));
  const { run, busy } = useOperation();
  return (
    <Button ref={button} compact aria-disabled={busy} onClick={() => run('retry', { reply: id })}>
      {t('Send Again')}
    </Button>
  );
}

const Foldable = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details>
    <summary className="w-fit cursor-pointer py-1 underline-offset-4 hover:underline">
      {summary}
    </summary>
    <div className="mt-1 mb-2">{children}</div>
  </details>
);
