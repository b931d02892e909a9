import type { RouterContextProvider } from 'react-router';
import {
  findPendingSignIn,
  withReplayProtection,
} from '#domain/administrators/second-factor.server.ts';
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
  const { headers: requestHeaders } = request;
  const cookies = requestHeaders.get('Cookie') ?? '';
  const owner = await findPendingSignIn(services.db, cookies);
  const verified =
    owner &&
    (await withReplayProtection(services.db, { administrator: owner.id, code }, (unused) =>
      services.secondFactor.verify({
        code: unused,
        headers: requestHeaders,
        address: from.address,
      }),
    ));
  if (!verified) {
    await note(services, { event: 'wrong code', administrator: owner, from });
    return { ok: false, status: 401, error: codeTexts.wrong };
  }
  services.limits.secondFactor.giveBack(from.address);
  const { headers, administrator } = verified;
  headers.append('Set-Cookie', await welcome(administrator, from, context));
  return { ok: true, headers };
}
