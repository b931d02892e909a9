import type { RouterContextProvider } from 'react-router';
import type { StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import { rememberDevice } from '#domain/administrators/sessions/device.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { note } from '../security/security-notice.server.ts';
import { keepLanguage, languageCookie } from './language/chosen-language.server.ts';
import { deviceCookie, type Visitor } from './visitor.server.ts';

type Account = { id: string; email: string };
type Context = Readonly<RouterContextProvider>;

/**
 * Records a sign-in in the security log, with a notice if neither the device nor the address was known, and keeps the
 * language that was chosen. Appends the cookies by which device and language are known from now on, and answers the
 * language of the account.
 */
export async function recordSignIn(
  administrator: Account,
  from: Visitor,
  { request, context, headers }: { request: Request; context: Context; headers: Headers },
): Promise<StaffLanguage> {
  const services = context.get(servicesContext);
  const { secret, isNew } = await rememberDevice(services.db, administrator, from);
  await note(services, { event: isNew ? 'new device' : 'signed in', administrator, from });
  headers.append('Set-Cookie', deviceCookie(secret, context));
  const language = await keepLanguage(administrator, request, context);
  headers.append('Set-Cookie', languageCookie(language, context));
  return language;
}

/** Answers the Set-Cookie header that marks a device, for an administrator who is proven but not signed in yet. */
export async function markDevice(
  administrator: Account,
  from: Visitor,
  context: Context,
): Promise<string> {
  const { db } = context.get(servicesContext);
  const { secret } = await rememberDevice(db, administrator, from);
  return deviceCookie(secret, context);
}
