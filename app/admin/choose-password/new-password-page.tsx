import { data, redirect } from 'react-router';
import {
  findPasswordLink,
  redeemPasswordLink,
} from '#domain/administrators/password-link.server.ts';
import { servicesContext } from '#server/context.ts';
import { passwordLinkUsedUp } from '../accounts/account-texts.ts';
import { officeLinks } from '../office-links.ts';
import { note } from '../security/note.server.ts';
import { AuthLayout } from '../shell/auth-layout.tsx';
import { visitorOf } from '../sign-in/visitor.server.ts';
import { markDevice } from '../sign-in/welcome.server.ts';
import type { Route } from './+types/new-password-page.ts';
import { ChoosePassword } from './choose-password-form.tsx';
import { choosePassword, secretLinkHeaders, secretOf } from './secret-link.server.ts';

export const links: Route.LinksFunction = () => officeLinks;
export const meta = () => [
  { title: 'New password' },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const headers = () => secretLinkHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findPasswordLink(context.get(servicesContext).db, secretOf(request.url));
  return data({ email: found?.email }, { status: found ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const chosen = await choosePassword(request, services, {
    find: (secret) => findPasswordLink(db, secret),
    redeem: (secret, passwordHash) => redeemPasswordLink(db, secret, passwordHash),
    usedUp: passwordLinkUsedUp,
  });
  if (!chosen.ok) return chosen.refusal;
  const changed = chosen.redeemed;
  const from = visitorOf(request, context);
  await note(services, { event: 'password changed', administrator: changed, from });
  // Whoever had the link is no stranger at the sign-in that follows.
  const cookie = await markDevice(changed, from, context);
  throw redirect('/admin/login?password=changed', { headers: { 'Set-Cookie': cookie } });
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  return (
    <AuthLayout>
      {email ? (
        <>
          <p className="mt-2 mb-7 wrap-anywhere text-muted text-sm">
            Choose a new password for {email}. All your sessions end.
          </p>
          <ChoosePassword
            email={email}
            label="New Password"
            submitLabel="Set Password"
            error={actionData?.error}
          />
        </>
      ) : (
        <p className="mt-4">{passwordLinkUsedUp}</p>
      )}
    </AuthLayout>
  );
}
