import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { passwordForm, passwordHint } from '#domain/administrators/administrator-form.ts';
import { listAdministrators } from '#domain/administrators/administrator-list.server.ts';
import { openInvitations } from '#domain/administrators/invitation.server.ts';
import { listSessions } from '#domain/administrators/session.server.ts';
import { servicesContext } from '#server/context.ts';
import { ActionMessage } from '../actions/action-message.tsx';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { TextField } from '../form/form-fields.tsx';
import { InlineForm } from '../form/inline-form.tsx';
import { administratorContext } from '../guard.server.ts';
import { headingLook } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/accounts-page.ts';
import { card } from './account-card.ts';
import {
  dismiss,
  everywhere,
  invite,
  password,
  session,
  status,
  withdraw,
} from './account-operations.server.ts';
import { accountFailures } from './account-texts.ts';
import { deviceName } from './device-name.server.ts';
import { Invite } from './invite.tsx';
import { Sessions } from './sessions.tsx';
import { StatusButton } from './status-button.tsx';

export const meta = () => [{ title: 'Accounts' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const [administrators, invitations, sessions] = await load(context, 'Failed to load data', () =>
    Promise.all([listAdministrators(db), openInvitations(db), listSessions(db, me.id)]),
  );
  return {
    me,
    administrators,
    invitations,
    sessions: sessions.map(({ id, ipAddress, userAgent, last_used_at }) => ({
      id,
      device: deviceName(userAgent),
      address: ipAddress,
      lastUsed: last_used_at,
    })),
  };
}

export const action = screenAction(accountFailures, {
  password,
  everywhere,
  session,
  invite,
  withdraw,
  status,
  dismiss,
});
export const clientAction = screenClientAction(accountFailures);

export { ScreenError as ErrorBoundary };

type Data = Route.ComponentProps['loaderData'];

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { me, administrators, invitations, sessions } = loaderData;
  return (
    <>
      <h1 className={`mb-5 ${headingLook}`}>Accounts</h1>
      <ActionMessage />
      <div className="grid gap-5 xl:grid-cols-2">
        <section aria-labelledby="own" className={card}>
          <h2 id="own" className="font-serif text-[1.375rem] leading-8">
            Your Account
          </h2>
          <p className="mb-4 wrap-anywhere text-muted text-sm">{me.email}</p>
          <InlineForm schema={passwordForm} intent="password" submitLabel="Change Password" clears>
            <TextField
              name="current_password"
              label="Current Password"
              type="password"
              required
              value=""
              input={{ autoComplete: 'current-password' }}
            />
            <TextField
              name="new_password"
              label="New Password"
              type="password"
              required
              value=""
              input={{ autoComplete: 'new-password' }}
              hint={`${passwordHint} Your other sessions end.`}
            />
          </InlineForm>
          <p className="mt-5 border-line border-t pt-4 text-sm">
            <Link to="/admin/second-factor" className="underline underline-offset-4">
              Second Factor
            </Link>{' '}
            {me.hasSecondFactor ? 'is on.' : 'is off.'}
          </p>
          <SignOutEverywhere />
        </section>
        <Invite invitations={invitations} />
        <Sessions sessions={sessions} own={me.session} />
        <section aria-labelledby="administrators" className={`${card} xl:col-span-2`}>
          <h2 id="administrators" className="mb-3 font-serif text-[1.375rem] leading-8">
            Administrators
          </h2>
          <Administrators me={me} administrators={administrators} />
        </section>
      </div>
    </>
  );
}

function SignOutEverywhere() {
  const { run, busy } = useOperation((result) => {
    if (result.ok) window.location.assign('/admin/login');
  });
  return (
    <div className="mt-5 border-line border-t pt-4">
      <Button disabled={busy} onClick={() => run('everywhere', {})}>
        Sign Out Everywhere
      </Button>
      <p className="mt-1 text-muted text-sm">Ends all your sessions, this one too.</p>
    </div>
  );
}

function Administrators({ me, administrators }: Pick<Data, 'me' | 'administrators'>) {
  return (
    <div className="listing">
      <table className="listing-table">
        <thead>
          <tr>
            {['Name', 'Email', 'Status', 'Actions'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {administrators.map(({ id, name, email, deactivatedAt, sessions }) => (
            <tr key={id}>
              <td data-card="title" className="font-medium">
                {name}
              </td>
              <td data-card="wide">
                {email}
                {sessions > 0 && <span className="text-muted"> (signed in)</span>}
              </td>
              <td data-card="corner">
                <Badge look={deactivatedAt ? 'destructive' : 'success'}>
                  {deactivatedAt ? 'Inactive' : 'Active'}
                </Badge>
              </td>
              <td data-card="actions">
                {id === me.id ? (
                  <span className="px-2 text-muted">You</span>
                ) : (
                  <StatusButton administrator={{ id, name }} isActive={!deactivatedAt} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
