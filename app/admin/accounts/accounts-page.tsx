import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { Database } from '#database/connect.ts';
import { t } from '#domain/admin-words/t.ts';
import { listAdministrators } from '#domain/administrators/administrator-list.server.ts';
import { openInvitations } from '#domain/administrators/invitation.server.ts';
import { listSessions } from '#domain/administrators/sessions/session.server.ts';
import { isAdministrator } from '#domain/roles/role-rights.ts';
import { listTargetLanguages } from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { forAdministrators, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { roleText } from '../route-rights/role-texts.ts';
import { Screen, TitledSection } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { tNodes } from '../screen/t-nodes.tsx';
import type { Route } from './+types/accounts-page.ts';
import { accountSection } from './own-account/account-section.ts';
import { accountFailures } from './own-account/account-texts.ts';
import { deviceName } from './own-account/device-name.server.ts';
import { LanguageForm } from './own-account/language-form.tsx';
import {
  dismiss,
  everywhere,
  language,
  others,
  password,
  session,
} from './own-account/own-account-operations.server.ts';
import { PasswordForm } from './own-account/password-form.tsx';
import { Sessions } from './own-account/sessions.tsx';
import { Invite } from './people/invite.tsx';
import { People } from './people/people.tsx';
import {
  changeStatus,
  endSessions,
  giveRole,
  invite,
  withdraw,
} from './people/people-operations.server.ts';

export const meta = () => [{ title: t('Accounts') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const [everybody, own] = await load(context, 'Failed to load data', () =>
    Promise.all([isAdministrator(me) ? readEverybody(db) : undefined, listSessions(db, me.id)]),
  );
  return {
    me,
    everybody,
    sessions: own.map(({ id, ipAddress, userAgent, last_used_at }) => ({
      id,
      device: deviceName(userAgent),
      address: ipAddress,
      lastUsed: last_used_at,
    })),
  };
}

/** Reads what only administrators see: all accounts, open invitations and the languages. */
async function readEverybody(db: Database) {
  const [administrators, invitations, languages] = await Promise.all([
    listAdministrators(db),
    openInvitations(db),
    listTargetLanguages(db),
  ]);
  return { administrators, invitations, languages };
}

export const action = screenAction(accountFailures, {
  password,
  language,
  everywhere,
  session,
  others,
  sessions: forAdministrators(endSessions),
  invite: forAdministrators(invite),
  withdraw: forAdministrators(withdraw),
  status: forAdministrators(changeStatus),
  role: forAdministrators(giveRole),
  dismiss,
});
export const clientAction = screenClientAction(accountFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { me, everybody, sessions } = loaderData;
  return (
    <Screen heading={t('Accounts')}>
      <div className="grid gap-5 xl:grid-cols-2">
        <TitledSection id="own" heading={t('Your Account')} gap="" className={accountSection}>
          <p className="mb-4 wrap-anywhere text-muted text-sm">
            {me.email}, {roleText(me)}
          </p>
          <PasswordForm />
          <p className="mt-5 border-line border-t pt-4 text-sm">
            {tNodes(me.hasSecondFactor ? '{secondFactor} is on.' : '{secondFactor} is off.', {
              secondFactor: (
                <Link to="/admin/second-factor" className="underline underline-offset-4">
                  {t('Second Factor')}
                </Link>
              ),
            })}
          </p>
          <LanguageForm language={me.language} />
          <SignOutEverywhere />
        </TitledSection>
        {everybody && (
          <Invite invitations={everybody.invitations} languages={everybody.languages} />
        )}
        <Sessions sessions={sessions} own={me.session} />
        {everybody && (
          <TitledSection
            id="people"
            heading={t('People')}
            gap="mb-3"
            className={`${accountSection} xl:col-span-2`}
          >
            <People me={me.id} people={everybody.administrators} languages={everybody.languages} />
          </TitledSection>
        )}
      </div>
    </Screen>
  );
}

function SignOutEverywhere() {
  const { run, busy } = useOperation((result) => {
    if (result.ok) window.location.assign('/admin/login');
  });
  return (
    <div className="mt-5 border-line border-t pt-4">
      <Button disabled={busy} onClick={() => run('everywhere', {})}>
        {t('Sign Out Everywhere')}
      </Button>
      <p className="mt-1 text-muted text-sm">{t('Ends all your sessions, including this one.')}</p>
    </div>
  );
}
