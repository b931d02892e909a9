import { data, redirect } from 'react-router';
import { acceptInvitation, findInvitation } from '#domain/administrators/invitation.server.ts';
import { servicesContext } from '#server/context.ts';
import { linkUsedUp } from '../accounts/account-texts.ts';
import { officeLinks } from '../office-links.ts';
import { note } from '../security/note.server.ts';
import { AuthLayout } from '../shell/auth-layout.tsx';
import { visitorOf } from '../sign-in/visitor.server.ts';
import { welcome } from '../sign-in/welcome.server.ts';
import type { Route } from './+types/invitation-page.ts';
import { ChoosePassword } from './choose-password-form.tsx';
import { choosePassword, secretLinkHeaders, secretOf } from './secret-link.server.ts';

export const links: Route.LinksFunction = () => officeLinks;
export const meta = () => [
  { title: 'Invitation' },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const headers = () => secretLinkHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const invitation = await findInvitation(db, secretOf(request.url));
  return data({ invitation }, { status: invitation ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, accounts } = services;
  const chosen = await choosePassword(request, services, {
    find: (secret) => findInvitation(db, secret),
    redeem: (secret, passwordHash) => acceptInvitation(db, secret, passwordHash),
    usedUp: linkUsedUp,
  });
  if (!chosen.ok) return chosen.refusal;
  const { redeemed: joined, password } = chosen;
  const { email } = joined;
  const from = visitorOf(request, context);
  await note(services, { event: 'invitation accepted', administrator: joined, from });
  const headers = await accounts.signIn({ email, password, headers: request.headers, ...from });
  headers?.append('Set-Cookie', await welcome(joined, from, context));
  throw redirect('/admin', headers ? { headers } : undefined);
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  return (
    <AuthLayout>
      {invitation ? (
        <>
          <p className="mt-2 mb-7 text-muted text-sm">
            Welcome, {invitation.name}. Choose a password for {invitation.email}.
          </p>
          <ChoosePassword
            email={invitation.email}
            label="Password"
            submitLabel="Create Account"
            error={actionData?.error}
          />
        </>
      ) : (
        <p className="mt-4">{linkUsedUp}</p>
      )}
    </AuthLayout>
  );
}
