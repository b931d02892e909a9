import { redirect } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import {
  findPasswordLink,
  redeemPasswordLink,
} from '#domain/administrators/passwords/password-link.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { passwordLinkUsedUp } from '../../accounts/own-account/account-texts.ts';
import { note } from '../../security/security-notice.server.ts';
import { markDevice } from '../record-sign-in.server.ts';
import { secretPage } from '../secret-page.ts';
import { visitorOf } from '../visitor.server.ts';
import type { Route } from './+types/new-password-page.ts';
import { openOlderLink, openOrRedeem, secretLinkHeaders } from './secret-link.server.ts';
import { SecretLink } from './secret-link.tsx';

export const meta = () => [{ title: t('New password') }];
export const headers = () => secretLinkHeaders;
export const handle = secretPage;

export function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return openOlderLink(request, (secret) => findPasswordLink(db, secret));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const chosen = await openOrRedeem(request, services, {
    find: (secret) => findPasswordLink(db, secret),
    redeem: (secret, passwordHash) => redeemPasswordLink(db, secret, passwordHash),
  });
  if (!chosen.ok) return chosen.answer;
  const changed = chosen.redeemed;
  const from = visitorOf(request, context);
  await note(services, { event: 'password changed', administrator: changed, from });
  // The link has proven who the visitor is, so the sign-in that follows treats the device as known.
  const cookie = await markDevice(changed, from, context);
  throw redirect('/admin/login?password=changed', { headers: { 'Set-Cookie': cookie } });
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecretLink
      opened={actionData?.opened ?? loaderData.opened}
      usedUp={passwordLinkUsedUp}
      label={t('New Password')}
      submitLabel={t('Set Password')}
    >
      {({ email }) =>
        t('Choose a new password for {email}. You will be signed out on all devices.', { email })
      }
    </SecretLink>
  );
}
