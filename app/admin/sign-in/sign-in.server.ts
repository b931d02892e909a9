import type { RouterContextProvider } from 'react-router';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import { findVisitor } from '#domain/administrators/device.server.ts';
import { type Services, servicesContext, visitContext } from '#server/visit/context.ts';
import { note } from '../security/note.server.ts';
import { signInTexts, tooManyTexts } from './sign-in-texts.ts';
import { type KnownVisitor, knownKey, type Visitor, visitorOf } from './visitor.server.ts';
import { welcome } from './welcome.server.ts';

export type SignedIn =
  /** `needsCode`: the sign-in goes on with the code of a second factor. */
  | { ok: true; headers: Headers; needsCode: boolean }
  | { ok: false; status: 400; error: string; missing: { email?: string; password?: string } }
  | { ok: false; status: 401 | 429 | 500 | 503; error: string };

/**
 * Signs in with the form's email and password. Wrong tries are slowed down, whether such an
 * administrator exists or not; right ones never count.
 */
export async function signIn(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SignedIn> {
  const services = context.get(servicesContext);
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  if (email === '' || password === '') {
    const missing = {
      ...(email === '' && { email: signInTexts.emailMissing }),
      ...(password === '' && { password: signInTexts.passwordMissing }),
    };
    return { ok: false, status: 400, error: Object.values(missing).join('. '), missing };
  }
  const from = visitorOf(request, context);
  let giveBack = () => undefined as unknown;
  try {
    // No account has such an address: nothing is looked up, and no key is that long.
    const tried = email.toLowerCase().slice(0, 320);
    const found = await findVisitor(services.db, { ...from, email: tried });
    const taken = takeTry(services, tried, from, found);
    if (taken.wait > 0) {
      if (taken.begins && found)
        await note(services, { event: 'slowed down', administrator: found, from });
      return { ok: false, status: 429, error: tooManyTexts.signIn(taken.wait) };
    }
    giveBack = taken.giveBack;
    const headers =
      email.length <= 320 && password.length <= 1000
        ? await services.accounts.signIn({ email, password, headers: request.headers, ...from })
        : undefined;
    if (!headers || !found) {
      await note(services, { event: 'wrong password', administrator: found, from });
      return { ok: false, status: 401, error: signInTexts.invalid };
    }
    giveBack();
    if (found.hasSecondFactor) return { ok: true, headers, needsCode: true };
    headers.append('Set-Cookie', await welcome(found, from, context));
    return { ok: true, headers, needsCode: false };
  } catch (error) {
    giveBack();
    const { requestId } = context.get(visitContext);
    services.log.error({ requestId, error }, 'sign-in failed');
    const status = isDatabaseUnavailable(error) ? 503 : 500;
    return { ok: false, status, error: signInTexts.failed };
  }
}

/**
 * Counts a try before the password is looked at, so that many at once are not all let through. Who
 * signed in to this account before, on this device or from this address, is counted apart: what
 * strangers try does not hold them up.
 */
function takeTry(
  { limits }: Services,
  email: string,
  { device, address }: Visitor,
  found: KnownVisitor | undefined,
) {
  const key = knownKey(found, { device, address });
  if (key !== undefined)
    return { ...limits.signInKnown.take(key), giveBack: () => limits.signInKnown.release(key) };
  // The visitor's address comes first: beyond its limit, made-up e-mail addresses are not even counted.
  const byAddress = limits.signIn.take(address);
  if (byAddress.wait > 0) return { wait: byAddress.wait, begins: false, giveBack: () => undefined };
  const byEmail = limits.signInAs.take(email);
  // Whoever tries one e-mail address on and on does not hold up everybody at their own address.
  if (byEmail.wait > 0) limits.signIn.giveBack(address);
  const giveBack = () => {
    limits.signInAs.giveBack(email);
    limits.signIn.giveBack(address);
  };
  return { ...byEmail, giveBack };
}
