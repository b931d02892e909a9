import type { RouterContextProvider } from 'react-router';
import { findPendingSignIn } from '#domain/administrators/second-factor.server.ts';
import { servicesContext } from '#server/context.ts';
import { note } from '../security/note.server.ts';
import { codeTexts, tooManyTexts } from '../sign-in/sign-in-texts.ts';
import { visitorOf } from '../sign-in/visitor.server.ts';
import { welcome } from '../sign-in/welcome.server.ts';

export type CodeAnswer =
  | { ok: true; headers: Headers }
  | { ok: false; status: number; error: string };

/** Ends a sign-in that waits for the code of a second factor. Five wrong codes end it otherwise. */
export async function enterCode(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CodeAnswer> {
  const services = context.get(servicesContext);
  const code = String(form.get('code') ?? '').slice(0, 100);
  if (code.trim() === '') return { ok: false, status: 422, error: codeTexts.missing };
  const from = visitorOf(request, context);
  const { wait } = services.limits.secondFactor.take(from.address);
  if (wait > 0) return { ok: false, status: 429, error: tooManyTexts.signIn(wait) };
  const given = { code, headers: request.headers, address: from.address };
  const verified = await services.secondFactor.verify(given);
  if (!verified) {
    const cookies = request.headers.get('Cookie') ?? '';
    const administrator = await findPendingSignIn(services.db, cookies);
    await note(services, { event: 'wrong code', administrator, from });
    return { ok: false, status: 401, error: codeTexts.wrong };
  }
  services.limits.secondFactor.giveBack(from.address);
  const { headers, administrator } = verified;
  headers.append('Set-Cookie', await welcome(administrator, from, context));
  return { ok: true, headers };
}
