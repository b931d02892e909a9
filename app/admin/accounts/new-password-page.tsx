import { data, redirect } from 'react-router';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import {
  findPasswordLink,
  redeemPasswordLink,
} from '#domain/administrators/password-link.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { servicesContext } from '#server/context.ts';
import { officeLinks } from '../office-links.ts';
import { note } from '../security/note.server.ts';
import { AuthLayout } from '../shell/auth-layout.tsx';
import { visitorOf } from '../sign-in/visitor.server.ts';
import { markDevice } from '../sign-in/welcome.server.ts';
import type { Route } from './+types/new-password-page.ts';
import { passwordLinkUsedUp } from './account-texts.ts';
import { ChoosePassword } from './choose-password.tsx';

export const links: Route.LinksFunction = () => officeLinks;
export const meta = () => [
  { title: 'New password' },
  { name: 'robots', content: 'noindex, nofollow' },
];
// The address holds the secret of the link.
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findPasswordLink(context.get(servicesContext).db, keyOf(request.url));
  return data({ email: found?.email }, { status: found ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, accounts } = services;
  const parsed = parseForm(newPasswordForm, await sentForm(request));
  if (!parsed.ok) return data({ error: parsed.errors.new_password?.[0] }, { status: 422 });
  const usedUp = () => data({ error: passwordLinkUsedUp }, { status: 410 });
  const secret = keyOf(request.url);
  // Asked first, as a hash takes its time: strangers are not to keep the process busy.
  const owner = await findPasswordLink(db, secret);
  if (!owner) return usedUp();
  const password = parsed.value.new_password;
  if (isEasyToGuess(password, owner)) return data({ error: easyToGuess }, { status: 422 });
  const changed = await redeemPasswordLink(db, secret, await accounts.hashPassword(password));
  if (!changed) return usedUp();
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
