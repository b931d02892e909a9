import type { RouterContextProvider } from 'react-router';
import type { StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import {
  findPendingSignIn,
  isAppCode,
  withReplayProtection,
} from '#domain/administrators/second-factor.server.ts';
import { findVisitor } from '#domain/administrators/sessions/device.server.ts';
import { type Services, servicesContext } from '#server/visit/context.ts';
import { note } from '../../security/security-notice.server.ts';
import { recordSignIn } from '../record-sign-in.server.ts';
import { codeTexts, tooManyTexts } from '../sign-in-texts.ts';
import { knownKey, type Visitor, visitorOf } from '../visitor.server.ts';

export type CodeAnswer =
  | { ok: true; headers: Headers; language: StaffLanguage }
  | { ok: false; status: number; error: string };

/** Completes a sign-in with the code of the second factor. After five wrong codes the sign-in starts again. */
export async function enterCode(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CodeAnswer> {
  const services = context.get(servicesContext);
  const code = String(form.get('code') ?? '').slice(0, 100);
  if (code.trim() === '') return { ok: false, status: 422, error: codeTexts.missing };
  const from = visitorOf(request, context);
  const { headers: requestHeaders } = request;
  const cookies = requestHeaders.get('Cookie') ?? '';
  const owner = await findPendingSignIn(services.db, cookies);
  const visitor = owner && (await findVisitor(services.db, { ...from, email: owner.email }));
  const known = knownKey(visitor, from);
  const taken = await takeTry(services, { owner, known, code, from });
  if (taken.wait > 0) {
    if (taken.begins && owner)
      await note(services, { event: 'codes slowed down', administrator: owner, from });
    const text = owner ? tooManyTexts.code : tooManyTexts.signIn;
    return { ok: false, status: 429, error: text(taken.wait) };
  }
  const verified =
    owner &&
    (await withReplayProtection(services.db, { administrator: owner.id, code }, (unused) =>
      services.secondFactor.verify({
        administrator: owner.id,
        code: unused,
        headers: requestHeaders,
        address: from.address,
      }),
    ));
  if (!verified) {
    const isTold =
      owner !== undefined &&
      known === undefined &&
      (await services.limits.passwordKnown.take(owner.id));
    const event = isTold ? 'password known' : 'wrong code';
    await note(services, { event, administrator: owner, from });
    return { ok: false, status: 401, error: codeTexts.wrong };
  }
  // A failure is ignored: the attempt then stays counted, and the next pause comes one attempt earlier.
  await taken.giveBack().catch(() => undefined);
  const { headers, administrator } = verified;
  const language = await recordSignIn(administrator, from, { request, context, headers });
  return { ok: true, headers, language };
}

interface Try {
  /** The account that has entered its password and must enter the code. */
  owner: { id: string } | undefined;
  /** The rate-limit key of a known device or address. */
  known: string | undefined;
  code: string;
  from: Visitor;
}

/**
 * Counts an attempt before the code is checked. Unknown devices share one count per account, known devices have
 * their own, so that strangers who know the password do not lock the owner out. Recovery codes cannot be
 * guessed and are not counted.
 */
async function takeTry({ limits }: Services, { owner, known, code, from }: Try) {
  const noGiveBack = async () => undefined;
  if (!owner) return { ...(await limits.signIn.take(from.address)), giveBack: noGiveBack };
  if (!isAppCode(code)) return { wait: 0, begins: false, giveBack: noGiveBack };
  if (known !== undefined) {
    const { secondFactorKnown } = limits;
    return {
      ...(await secondFactorKnown.take(known)),
      giveBack: () => secondFactorKnown.release(known),
    };
  }
  const { secondFactor } = limits;
  return {
    ...(await secondFactor.take(owner.id)),
    giveBack: () => secondFactor.giveBack(owner.id),
  };
}
