import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '#server/context.ts';
import { signInTexts } from './sign-in-texts.ts';

export type SignedIn =
  | { ok: true; headers: Headers }
  | { ok: false; status: 400 | 401 | 429 | 500; error: string; field?: 'email' | 'password' };

/**
 * Signs in with the form's email and password. Wrong tries are limited by the visitor's address
 * and by the e-mail address, whether such an administrator exists or not; right ones never count.
 */
export async function signIn(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SignedIn> {
  const { accounts, limits, log } = context.get(servicesContext);
  const { clientAddress, requestId } = context.get(requestContext);
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  if (email === '')
    return { ok: false, status: 400, error: signInTexts.emailMissing, field: 'email' };
  if (password === '') {
    return { ok: false, status: 400, error: signInTexts.passwordMissing, field: 'password' };
  }
  // Counted before the look-up, so that many tries at once are not all let through. The visitor's
  // address comes first: beyond its limit, made-up e-mail addresses are not even counted.
  const refused = { ok: false, status: 429, error: signInTexts.tooMany } as const;
  const tried = email.toLowerCase();
  if (!limits.signIn.take(clientAddress)) return refused;
  if (!limits.signInAs.take(tried)) {
    // Whoever tries one e-mail address on and on does not lock out everybody at that address.
    limits.signIn.giveBack(clientAddress);
    return refused;
  }
  const giveBack = () => {
    limits.signInAs.giveBack(tried);
    limits.signIn.giveBack(clientAddress);
  };
  try {
    const plausible = email.length <= 320 && password.length <= 1000;
    const headers = plausible
      ? await accounts.signIn({ email, password, headers: request.headers })
      : undefined;
    if (!headers) return { ok: false, status: 401, error: signInTexts.invalid };
    giveBack();
    return { ok: true, headers };
  } catch (error) {
    giveBack();
    log.error({ requestId, error: String(error) }, 'sign-in failed');
    return { ok: false, status: 500, error: signInTexts.failed };
  }
}
