import { useNavigate } from 'react-router';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import { Dialog } from '../../dialog/dialog.tsx';

interface ExportEmailsProps {
  emails: string[];
  /** The address to which closing leads. */
  closeTo: string;
}

/** A dialog with the addresses of active subscribers, to copy into a mail program or to download as CSV. */
export function ExportEmails({ emails, closeTo }: ExportEmailsProps) {
  const navigate = useNavigate();
  const joined = emails.join(';');
  const none = emails.length === 0;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(joined);
      showToast('success', t('Active emails copied to clipboard!'));
    } catch {
      showToast(
        'error',
        t('The browser blocked copying. Select the addresses and press Ctrl+C or ⌘C.'),
      );
    }
  };
  return (
    <Dialog
      title={t('Export Emails')}
      description={
        none
          ? t('There are no active subscribers.')
          : t(
              emails.length === 1
                ? '{count} active email address, separated by semicolons.'
                : '{count} active email addresses, separated by semicolons.',
              { count: String(emails.length) },
            )
      }
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
    >
      {!none && (
        <textarea
          readOnly
          rows={8}
          aria-label={t('Active email addresses')}
          value={joined}
          onFocus={(event) => event.currentTarget.select()}
          className="mb-4 w-full border border-line bg-white p-2 text-sm"
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {!none && (
          <a href="/admin/subscribers/export" download className={buttonLook()}>
            {t('Download CSV')}
          </a>
        )}
        <Button look="primary" disabled={none} onClick={copy}>
          {t('Copy to Clipboard')}
        </Button>
      </div>
    </Dialog>
  );
}
