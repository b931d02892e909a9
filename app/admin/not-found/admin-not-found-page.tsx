import { data, Link } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { Screen } from '../screen/screen.tsx';

export const meta = () => [{ title: t('Page Not Found') }];

export const loader = () => data(null, { status: 404 });

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

/** Shown for any path below /admin that no route has. */
export default function AdminNotFoundPage() {
  return (
    <Screen heading={t('Page Not Found')}>
      <p className="mb-4">{t('There is no back-office screen at this address.')}</p>
      <Link to="/admin" className="underline">
        {t('Return to Dashboard')}
      </Link>
    </Screen>
  );
}
