import { machineTime } from '#app/i18n/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { isSecurityEvent, notices } from '#domain/administrators/security-log/security-event.ts';
import { useOperation } from '../actions/use-operation.ts';
import { TitledSection } from '../screen/screen.tsx';

interface Notice {
  id: number;
  at: Date;
  event: string;
  address: string | null;
}

/** The unread notices about the own account. */
export function AccountNotices({ unread }: { unread: Notice[] }) {
  const { onSubmit, busy } = useOperation(undefined, { action: '/admin/accounts' });
  const [newest] = unread;
  if (!newest) return null;
  return (
    <TitledSection
      id="account-notices"
      heading={t('Your account')}
      className="mb-6 border border-gold-deep bg-white px-5 py-4 text-sm"
    >
      <ul className="mb-3 flex flex-col gap-2">
        {unread.map(({ id, at, event, address }) => (
          <li key={id} className="wrap-anywhere">
            {isSecurityEvent(event) && translate(notices[event] ?? '')}{' '}
            <span className="text-muted">
              {machineTime(at)}
              {address && t(', from {address}', { address })}
            </span>
          </li>
        ))}
      </ul>
      <form method="post" action="/admin/accounts" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="dismiss" />
        <input type="hidden" name="until" value={newest.at.getTime() + 1} />
        <Button compact type="submit" disabled={busy}>
          {t('Dismiss')}
        </Button>
      </form>
    </TitledSection>
  );
}
