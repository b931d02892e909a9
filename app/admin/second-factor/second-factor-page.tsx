import { Badge } from '#app/ui/badge.tsx';
import { t } from '#domain/admin-words/t.ts';
import { isSecondFactorRequired } from '#domain/administrators/second-factor.server.ts';
import { isAdministrator } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { accountSection } from '../accounts/own-account/account-section.ts';
import { forAdministrators, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { Screen, TitledSection } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/second-factor-page.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { begin, codes, confirm, remove, require } from './second-factor-operations.server.ts';
import { SetUp } from './set-up.tsx';
import { EndOthersField, PasswordStep } from './step.tsx';

export const meta = () => [{ title: t('Second Factor') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, secondFactor } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const { hasSecondFactor } = me;
  const [isRequired, codesLeft] = await load(context, 'Failed to load data', () =>
    Promise.all([
      isSecondFactorRequired(db),
      hasSecondFactor ? secondFactor.codesLeft(me.id) : undefined,
    ]),
  );
  return { hasSecondFactor, isRequired, codesLeft, mayRequire: isAdministrator(me) };
}

const failures = {
  begin: 'Failed to set up the second factor',
  confirm: 'Failed to turn on the second factor',
  remove: 'Failed to turn off the second factor',
  codes: 'Failed to create new recovery codes',
  require: 'Failed to update the setting',
};

export const action = screenAction(failures, {
  begin,
  confirm,
  remove,
  codes,
  require: forAdministrators(require),
});
export const clientAction = screenClientAction(failures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function SecondFactorPage({ loaderData }: Route.ComponentProps) {
  const { hasSecondFactor, isRequired, codesLeft, mayRequire } = loaderData;
  return (
    <Screen
      heading={t('Second Factor')}
      description={t('A code from an authenticator app, required in addition to your password.')}
    >
      {isRequired && !hasSecondFactor && (
        <p className="mb-4 text-sm">{t('A second factor is required. Set it up to continue.')}</p>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <TitledSection
          id="own"
          heading={
            <>
              {t('Your Account')}{' '}
              <Badge look={hasSecondFactor ? 'success' : 'destructive'}>
                {hasSecondFactor ? t('On') : t('Off')}
              </Badge>
            </>
          }
          gap="mb-3"
          className={accountSection}
        >
          {hasSecondFactor ? (
            <PasswordStep intent="remove" label={t('Turn Off')}>
              <EndOthersField />
            </PasswordStep>
          ) : (
            <SetUp />
          )}
        </TitledSection>
        {codesLeft !== undefined && <RecoveryCodes left={codesLeft} />}
        {hasSecondFactor && mayRequire && (
          <TitledSection
            id="everybody"
            heading={t('Everyone')}
            gap="mb-3"
            className={accountSection}
          >
            <p className="mb-4 text-sm">
              {isRequired
                ? t('A second factor is required. Anyone without one must set one up first.')
                : t('A second factor is optional.')}
            </p>
            <PasswordStep
              key={String(isRequired)}
              intent="require"
              label={isRequired ? t('Make Optional') : t('Require')}
              values={{ required: isRequired ? 'no' : 'yes' }}
            />
          </TitledSection>
        )}
      </div>
    </Screen>
  );
}
