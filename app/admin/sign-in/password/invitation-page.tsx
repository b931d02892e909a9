import { redirect } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { acceptInvitation, findInvitation } from '#domain/administrators/invitation.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { linkUsedUp } from '../../accounts/own-account/account-texts.ts';
import { note } from '../../security/security-notice.server.ts';
import { recordSignIn } from '../record-sign-in.server.ts';
import { secretPage } from '../secret-page.ts';
import { redirectSignedIn } from '../to-dashboard.server.ts';
import { visitorOf } from '../visitor.server.ts';
import type { Route } from './+types/invitation-page.ts';
import { openOlderLink, openOrRedeem, secretLinkHeaders } from './secret-link.server.ts';
import { SecretLink } from './secret-link.tsx';

export const meta = () => [{ title: t('Invitation') }];
export const headers = () => secretLinkHeaders;
export const handle = secretPage;

export function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return openOlderLink(request, (secret) => findInvitation(db, secret));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, accounts } = services;
  const chosen = await openOrRedeem(request, services, {
    find: (secret) => findInvitation(db, secret),
    redeem: (secret, passwordHash) => acceptInvitation(db, secret, passwordHash),
  });
  if (!chosen.ok) return chosen.answer;
  const { redeemed: joined, password } = chosen;
  const { email } = joined;
  const from = visitorOf(request, context);
  await note(services, { event: 'invitation accepted', administrator: joined, from });
  const headers = await accounts.signIn({ email, password, headers: request.headers, ...from });
  if (!headers) throw redirect('/admin');
  const language = await recordSignIn(joined, from, { request, context, headers });
  throw redirectSignedIn('/admin', { headers, language }, context);
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecretLink
      opened={actionData?.opened ?? loaderData.opened}
      usedUp={linkUsedUp}
      label={t('Password')}
      submitLabel={t('Create Account')}
    >
      {(owner) => t('Welcome, {name}. Choose a password for {email}.', owner)}
    </SecretLink>
  );
}
