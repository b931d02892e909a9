import type { RouterContextProvider } from 'react-router';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import type { StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import { findVisitor } from '#domain/administrators/sessions/device.server.ts';
import { longestEmailAddress } from '#domain/email-address.ts';
import { type Services, servicesContext, visitContext } from '#server/visit/context.ts';
import { note } from '../security/security-notice.server.ts';
import { recordSignIn } from './record-sign-in.server.ts';
import { signInTexts, tooManyTexts } from './sign-in-texts.ts';
import { type KnownVisitor, knownKey, type Visitor, visitorOf } from './visitor.server.ts';

export type SignedIn =
  /** `needsCode`: the code of the second factor is still needed. */
  | { ok: true; headers: Headers; needsCode: true }
  | { ok: true; headers: Headers; needsCode: false; language: StaffLanguage }
  | { ok: false; status: 400; error: string; missing: { email?: string; password?: string } }
  | { ok: false; status: 401 | 429 | 500 | 503; error: string };

/**
 * Signs in with the form's email and password. Wrong attempts are rate-limited, whether or not the
 * administrator exists; correct ones do not count.
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
  let giveBack = async () => undefined as unknown;
  try {
    // No account has a longer address, so it is cut to keep the keys of the rate limit short.
    const tried = email.toLowerCase().slice(0, longestEmailAddress);
    const found = await findVisitor(services.db, { ...from, email: tried });
    const taken = await takeTry(services, tried, from, found);
    if (taken.wait > 0) {
      if (taken.begins && found)
        await note(services, { event: 'slowed down', administrator: found, from });
      return { ok: false, status: 429, error: tooManyTexts.signIn(taken.wait) };
    }
    giveBack = taken.giveBack;
    const headers =
      email.length <= longestEmailAddress && password.length <= 1000
        ? await services.accounts.signIn({ email, password, headers: request.headers, ...from })
        : undefined;
    if (!headers || !found) {
      await note(services, { event: 'wrong password', administrator: found, from });
      return { ok: false, status: 401, error: signInTexts.invalid };
    }
    await giveBack();
    if (found.hasSecondFactor) return { ok: true, headers, needsCode: true };
    const language = await recordSignIn(found, from, { request, context, headers });
    return { ok: true, headers, needsCode: false, language };
  } catch (error) {
    // Report the first error. If this fails, the attempt stays counted and the next pause comes one attempt earlier.
    await giveBack().catch(() => undefined);
    const { requestId } = context.get(visitContext);
    services.log.error({ requestId, error }, 'sign-in failed');
    const status = isDatabaseUnavailable(error) ? 503 : 500;
    return { ok: false, status, error: signInTexts.failed };
  }
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot pass the limit. A device
 * or address that has signed in to this account before has its own count, so that attempts by strangers
 * do not lock the owner out.
 */
async function takeTry(
  { limits }: Services,
  email: string,
  { device, address }: Visitor,
  found: KnownVisitor | undefined,
) {
  const key = knownKey(found, { device, address });
  if (key !== undefined)
    return {
      ...(await limits.signInKnown.take(key)),
      giveBack: () => limits.signInKnown.release(key),
    };
  // The IP address is counted first: beyond its limit, invented e-mail addresses are not counted at all.
  const byAddress = await limits.signIn.take(address);
  if (byAddress.wait > 0)
    return { wait: byAddress.wait, begins: false, giveBack: async () => undefined };
  const byEmail = await limits.signInAs.take(email);
  // Repeated attempts at one e-mail address must not block everyone behind the same IP address.
  if (byEmail.wait > 0) await limits.signIn.giveBack(address);
  const giveBack = async () => {
    await limits.signInAs.giveBack(email);
    await limits.signIn.giveBack(address);
  };
  return { ...byEmail, giveBack };
}
