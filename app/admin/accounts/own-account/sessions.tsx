import { useRef } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { Moment, TitledSection } from '../../screen/screen.tsx';
import { accountSection } from './account-section.ts';

interface Session {
  id: string;
  device: string;
  address: string | null;
  lastUsed: Date;
}

/** The sessions of the own account, with buttons to end them. */
export function Sessions({ sessions, own }: { sessions: Session[]; own: string }) {
  return (
    <TitledSection
      id="sessions"
      heading={t('Your Sessions')}
      gap="mb-3"
      className={`${accountSection} xl:col-span-2`}
    >
      <div className="listing">
        <table className="listing-table">
          <thead>
            <tr>
              {['Device', 'Address', 'Last used', 'Actions'].map((header) => (
                <th key={header} scope="col">
                  {translate(header)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isOwn={session.id === own} />
            ))}
          </tbody>
        </table>
      </div>
      {sessions.length > 1 && <EndOthers />}
    </TitledSection>
  );
}

function EndOthers() {
  const { run, busy } = useOperation();
  const part = useRef<HTMLParagraphElement>(null);
  useFocusFallback(part, (gone) => gone.closest('section'));
  return (
    <p ref={part} className="mt-3">
      <Button aria-disabled={busy} onClick={() => run('others', {})}>
        {t('End Other Sessions')}
      </Button>
    </p>
  );
}

function SessionRow({ session, isOwn }: { session: Session; isOwn: boolean }) {
  const { id, device, address, lastUsed } = session;
  const row = useRef<HTMLTableRowElement>(null);
  useFocusFallback(row, (gone) => gone.closest('section'));
  const { run, busy } = useOperation();
  return (
    <tr ref={row}>
      <td data-card="title" className="wrap-anywhere font-medium">
        {device}
      </td>
      <td data-card="wide" className="wrap-anywhere">
        {address ?? t('unknown')}
      </td>
      <td data-card="wide">
        <Moment at={lastUsed} />
      </td>
      <td data-card="actions">
        {isOwn ? (
          <Badge look="success">{t('This session')}</Badge>
        ) : (
          <Button compact aria-disabled={busy} onClick={() => run('session', { session: id })}>
            {t('End')}
          </Button>
        )}
      </td>
    </tr>
  );
}
