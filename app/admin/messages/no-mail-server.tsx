import { joinSentences } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
/** The text for all messages if no mail server is set up. */
export const noMailServerText =
  'No mail server is set up: messages are kept in the back-office and not emailed.';

/** A note that no mail server is set up, and how to set one up. */
export function NoMailServer() {
  return (
    <p className="mb-4 border border-line border-l-4 border-l-gold-deep bg-white px-4 py-3 text-sm">
      {joinSentences([
        t(noMailServerText),
        t('The operator of the site can set one up with SMTP_URL.'),
      ])}
    </p>
  );
}
