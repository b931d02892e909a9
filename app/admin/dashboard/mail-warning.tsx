import { Link } from 'react-router';
import { durationText } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { noMailServerText } from '../messages/no-mail-server.tsx';

const minute = 60_000;
/** A mail is often retried in its first minutes, so the warning appears after this time, in milliseconds. */
const usualWait = 5 * minute;

/** The warning about the mails of messages; undefined if they are sent. */
export function mailWarning(
  hasMailServer: boolean,
  oldestWaiting: Date | undefined,
  now: Date,
): string | undefined {
  if (!hasMailServer) return noMailServerText;
  const waited = oldestWaiting ? now.getTime() - oldestWaiting.getTime() : 0;
  if (waited < usualWait) return undefined;
  return t('Messages are waiting to be emailed, the oldest for {time}.', {
    time: duration(waited),
  });
}

const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** A duration as text, in whole units of the largest unit that fits. */
function duration(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds >= length) ?? units[2];
  return durationText(Math.floor(milliseconds / length), unit);
}

/** Shows the warning about mails, with a link to the messages. */
export function MailWarning({ text }: { text: string }) {
  return (
    <p className="mb-6 border border-line border-l-4 border-l-gold-deep bg-white px-4 py-3 text-sm">
      {translate(text)}{' '}
      <Link to="/admin/messages" className="underline underline-offset-4">
        {t('Messages')}
      </Link>
    </p>
  );
}
