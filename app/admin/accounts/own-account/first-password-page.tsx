import { Link, useActionData, useNavigate } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { Screen } from '../../screen/screen.tsx';
import type { Route } from './+types/first-password-page.ts';
import { accountFailures } from './account-texts.ts';
import { password } from './own-account-operations.server.ts';
import { PasswordForm } from './password-form.tsx';

export const meta = () => [{ title: t('Choose a Password') }];

export function loader({ context }: Route.LoaderArgs) {
  return { mustChange: context.get(administratorContext).mustChangePassword };
}

const failures = { password: accountFailures.password };

export const action = screenAction(failures, { password });
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

/** The only screen that opens until the generated password is changed, because a log may contain it. */
export default function FirstPasswordPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  // Without JavaScript the answer is this page, whose context still has the account from before the change.
  const isChanged = useActionData<ActionResult>()?.ok || !loaderData.mustChange;
  return (
    <Screen
      heading={t('Choose a Password')}
      description={t(
        'Your first password was printed when the site started. Choose your own to continue.',
      )}
    >
      {isChanged ? (
        <p className="text-sm">
          {t('You have already chosen a password.')}{' '}
          <Link to="/admin" className="underline underline-offset-4">
            {t('Go to the dashboard')}
          </Link>
        </p>
      ) : (
        <PasswordForm onSaved={() => navigate('/admin')} />
      )}
    </Screen>
  );
}
