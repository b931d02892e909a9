import { data, redirect } from 'react-router';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import { acceptInvitation, findInvitation } from '#domain/administrators/invitation.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { servicesContext } from '#server/context.ts';
import { officeLinks } from '../office-links.ts';
import { note } from '../security/note.server.ts';
import { AuthLayout } from '../shell/auth-layout.tsx';
import { visitorOf } from '../sign-in/visitor.server.ts';
import { welcome } from '../sign-in/welcome.server.ts';
import type { Route } from './+types/invitation-page.ts';
import { linkUsedUp } from './account-texts.ts';
import { ChoosePassword } from './choose-password.tsx';

export const links: Route.LinksFunction = () => officeLinks;
export const meta = () => [
  { title: 'Invitation' },
  { name: 'robots', content: 'noindex, nofollow' },
];
// The address holds the secret of the link.
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const invitation = await findInvitation(db, keyOf(request.url));
  return data({ invitation }, { status: invitation ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, accounts } = services;
  const parsed = parseForm(newPasswordForm, await sentForm(request));
  if (!parsed.ok) return data({ error: parsed.errors.new_password?.[0] }, { status: 422 });
  const usedUp = () => data({ error: linkUsedUp }, { status: 410 });
  const secret = keyOf(request.url);
  // Asked first, as a hash takes its time: strangers are not to keep the process busy.
  const invitation = await findInvitation(db, secret);
  if (!invitation) return usedUp();
  const password = parsed.value.new_password;
  if (isEasyToGuess(password, invitation)) return data({ error: easyToGuess }, { status: 422 });
  const joined = await acceptInvitation(db, secret, await accounts.hashPassword(password));
  if (!joined) return usedUp();
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
