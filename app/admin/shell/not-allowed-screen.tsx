import { Link } from 'react-router';
import { t } from '#domain/staff-words/t.ts';
import type { NotAllowed } from '../rights/not-allowed.ts';
import { roleText } from '../rights/role-texts.ts';
import { mayEnter } from '../rights/route-rights.ts';
import { Screen } from '../screen/screen.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Replaces a screen that the administrator's role does not allow; shown within the frame. */
export function NotAllowedScreen({ notAllowed, frame }: NotAllowed) {
  const { administrator } = frame;
  const [to, name] = mayEnter(administrator.role, '/admin/products')
    ? ['/admin', 'Go to the Dashboard']
    : ['/admin/translations', 'Go to Translations'];
  return (
    <AdminFrame {...frame}>
      <title>{t('Not Allowed')}</title>
      <Screen heading={notAllowed}>
        <p className="mb-4">
          Your role is {roleText(administrator)}. An administrator can change it under Accounts.
        </p>
        <Link to={to} className="underline underline-offset-4">
          {name}
        </Link>
      </Screen>
    </AdminFrame>
  );
}
