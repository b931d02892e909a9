import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ContactDeliveryState } from '#domain/contact/desk/contact-inbox.server.ts';
import type { ContactMessage } from '#domain/contact/desk/message-list.server.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Moment } from '../screen/screen.tsx';
import { StatusLine, StatusLines } from './status-list.tsx';

interface MailQueueProps {
  hasMailServer: boolean;
  counts: Partial<Record<ContactDeliveryState, number>>;
  /** The newest failed messages. */
  failed: ContactMessage[];
}

/** How many mails wait and have failed, the newest failed ones, and the button that sends them again. */
export function MailQueue({ hasMailServer, counts, failed }: MailQueueProps) {
  const { waiting = 0, failed: failures = 0 } = counts;
  return (
    <>
      <StatusLines>
        <StatusLine
          label={t('Mail server')}
          advice={
            hasMailServer
              ? undefined
              : t('Messages are kept here and not emailed. Ask the operator to set SMTP_URL.')
          }
        >
          {hasMailServer ? t('Set up') : t('Not set up')}
        </StatusLine>
        <StatusLine label={t('Waiting')}>{waiting}</StatusLine>
        <StatusLine label={t('Failed')}>{failures}</StatusLine>
        {failed.map((message) => (
          <StatusLine key={message.id} label={t('Failed message')}>
            <bdi>{message.subject}</bdi>, <Moment at={message.created_at} />
            <p className="text-danger">{failureOf(message)}</p>
          </StatusLine>
        ))}
      </StatusLines>
      {failures > 0 && <SendAgain failures={failures} />}
    </>
  );
}

/** The reason why the mail to the company was not sent, or else the reason for the last mail to the sender. */
const failureOf = ({ last_error, replies }: ContactMessage) =>
  last_error ?? replies.findLast(({ delivery }) => delivery === 'failed')?.last_error;

function SendAgain({ failures }: { failures: number }) {
  const part = useRef<HTMLParagraphElement>(null);
  useFocusFallback(part, (gone) => gone.closest('section'));
  const { run, busy } = useOperation();
  return (
    <p ref={part} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Button aria-disabled={busy} onClick={() => run('resend', {})}>
        {failures === 1 ? t('Send Again') : t('Send {count} Again', { count: String(failures) })}
      </Button>
      <Link to="/admin/messages?delivery=failed" className="underline underline-offset-4">
        {t('Failed messages')}
      </Link>
    </p>
  );
}
