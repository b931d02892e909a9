import type { RouterContextProvider } from 'react-router';
import { rememberDevice } from '#domain/administrators/device.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { note } from '../security/note.server.ts';
import { deviceCookie, type Visitor } from './visitor.server.ts';

type Account = { id: string; email: string };
type Context = Readonly<RouterContextProvider>;

/**
 * Records a sign-in in the security log, with a notice if neither the device nor the address was known.
 * Answers the Set-Cookie header by which the device is known from now on.
 */
export async function recordSignIn(
  administrator: Account,
  from: Visitor,
  context: Context,
): Promise<string> {
  const services = context.get(servicesContext);
  const { secret, isNew } = await rememberDevice(services.db, administrator, from);
  await note(services, { event: isNew ? 'new device' : 'signed in', administrator, from });
  return deviceCookie(secret, context);
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
