import { Link } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import type { NotAllowed } from '../route-rights/not-allowed.ts';
import { roleText } from '../route-rights/role-texts.ts';
import { mayEnter } from '../route-rights/route-rights.ts';
import { Screen } from '../screen/screen.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Replaces a screen that the administrator's role does not allow; shown within the frame. */
export function NotAllowedScreen({ notAllowed, frame }: NotAllowed) {
  const { administrator } = frame;
  const [to, name] = mayEnter(administrator.role, '/admin/products')
    ? (['/admin', 'Go to the Dashboard'] as const)
    : (['/admin/translations', 'Go to Translations'] as const);
  return (
    <AdminFrame {...frame}>
      <title>{t('Not Allowed')}</title>
      <Screen heading={translate(notAllowed)}>
        <p className="mb-4">
          {t('Your role is {role}. An administrator can change it under Accounts.', {
            role: roleText(administrator),
          })}
        </p>
        <Link to={to} className="underline underline-offset-4">
          {t(name)}
        </Link>
      </Screen>
    </AdminFrame>
  );
}
