import QRCode from 'qrcode';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { t } from '#domain/admin-words/t.ts';
import { codeForm, ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import {
  requireSecondFactor,
  withReplayProtection,
} from '#domain/administrators/second-factor.server.ts';
import { endSessionsById, otherSessions } from '#domain/administrators/sessions/session.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { otherSessionsEnded } from '../accounts/own-account/account-texts.ts';
import { verifiedHash, withOwnPassword } from '../accounts/own-account/own-password.server.ts';
import { type ActionResult, notAllowedRefusal } from '../actions/action-result.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { codeTexts, tooManyTexts } from '../sign-in/sign-in-texts.ts';

export const secondFactorAlreadyOff = 'Your second factor is already off.';
export const secondFactorAlreadyOn =
  'Your second factor is already on. Turn it off to set up another one.';

/** Runs `work` with the own password in the form; `work` answers undefined if the password is wrong. */
async function confirmed<Value>(
  operation: Operation,
  work: (password: string) => Promise<Value | undefined>,
): Promise<{ ok: true; value: Value } | { ok: false; refusal: ActionResult }> {
  const parsed = parseForm(ownPasswordForm, operation.form);
  if (!parsed.ok) return { ok: false, refusal: { ok: false, errors: parsed.errors } };
  const done = await withOwnPassword(operation, () => work(parsed.value.own_password));
  if (done.ok) return done;
  return { ok: false, refusal: { ok: false, errors: { own_password: [done.text] } } };
}

/** Starts the set-up and answers what an authenticator app needs. A first correct code turns the factor on. */
export async function begin(operation: Operation): Promise<ActionResult> {
  const { services, administrator, requestHeaders: headers } = operation;
  if (administrator.hasSecondFactor) return { ok: false, toast: { text: secondFactorAlreadyOn } };
  const made = await confirmed(operation, (password) =>
    services.secondFactor.begin({ password, headers }),
  );
  if (!made.ok) return made.refusal;
  const { uri, codes } = made.value;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const picture = await QRCode.toDataURL(uri, { margin: 1, width: 240 });
  return { ok: true, secondFactor: { picture, secret, codes } };
}

/** Turns the factor on with a first code, which cannot be used to sign in afterwards. Wrong codes are rate-limited. */
export async function confirm(operation: Operation): Promise<ActionResult> {
  const { form, db, services, administrator, requestHeaders: headers, clientAddress } = operation;
  const { answerHeaders, note } = operation;
  const parsed = parseForm(codeForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  if (administrator.hasSecondFactor) return { ok: false, toast: { text: secondFactorAlreadyOn } };
  const { secondFactorKnown } = services.limits;
  const key = `${administrator.id} first code`;
  const { wait } = await secondFactorKnown.take(key);
  if (wait > 0) return { ok: false, errors: { code: [tooManyTexts.firstCode(wait)] } };
  const given = { administrator: administrator.id, code: parsed.value.code };
  const others = await otherSessions(db, administrator);
  const cookies = await withReplayProtection(db, given, (code) =>
    services.secondFactor.confirm({ code, headers, address: clientAddress }),
  );
  if (!cookies) return { ok: false, errors: { code: [codeTexts.wrongFirst] } };
  // A failure is ignored: the attempt then stays counted, and the next pause comes one attempt earlier.
  await secondFactorKnown.release(key).catch(() => undefined);
  for (const cookie of cookies.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('second factor on');
  return { ok: true, toast: await endOthers(operation, others, t('Second factor turned on')) };
}

/** Turns the own second factor off. The operation needs the own password. */
export async function remove(operation: Operation): Promise<ActionResult> {
  const { db, services, administrator, requestHeaders: headers, answerHeaders, note } = operation;
  if (!administrator.hasSecondFactor) return { ok: false, toast: { text: secondFactorAlreadyOff } };
  const others = await otherSessions(db, administrator);
  const removed = await confirmed(operation, (password) =>
    services.secondFactor.remove({ password, headers }),
  );
  if (!removed.ok) return removed.refusal;
  for (const cookie of removed.value.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('second factor off');
  return { ok: true, toast: await endOthers(operation, others, t('Second factor turned off')) };
}

/** Ends the given sessions if the form asks for it. Answers the message about the change, with their number. */
async function endOthers(
  { form, db, administrator, note }: Operation,
  others: string[],
  done: string,
): Promise<string> {
  if (!form.has('end_others')) return done;
  const ended = await endSessionsById(db, administrator.id, others);
  if (ended === 0) return done;
  await note(
    'sessions ended',
    inLanguage('en', () => otherSessionsEnded(ended)),
  );
  return t('{done}. {more}', { done, more: otherSessionsEnded(ended) });
}

/** Makes new recovery codes; the earlier ones become invalid. */
export async function codes(operation: Operation): Promise<ActionResult> {
  const { services, administrator, requestHeaders: headers, note } = operation;
  if (!administrator.hasSecondFactor) return { ok: false, toast: { text: secondFactorAlreadyOff } };
  const made = await confirmed(operation, (password) =>
    services.secondFactor.newCodes({ password, headers }),
  );
  if (!made.ok) return made.refusal;
  await note('recovery codes');
  return { ok: true, toast: 'New recovery codes created', recoveryCodes: made.value };
}

/**
 * Requires the second factor of every account, or stops requiring it. Only an administrator with a second
 * factor may require it, as others would lock themselves out.
 */
export async function require(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, note } = operation;
  const required = form.get('required') === 'yes';
  if (required && !administrator.hasSecondFactor)
    return { ok: false, toast: { text: 'Set up your own second factor first.' } };
  const proven = await confirmed(operation, (password) => verifiedHash(operation, password));
  if (!proven.ok) return proven.refusal;
  const outcome = await requireSecondFactor(db, administrator, required);
  if (outcome === 'not allowed') return notAllowedRefusal;
  if (outcome === 'unchanged')
    return {
      ok: true,
      toast: required
        ? 'A second factor is already required'
        : 'A second factor is already optional',
    };
  await note(required ? 'second factor required' : 'second factor not required');
  return {
    ok: true,
    toast: required ? 'A second factor is required' : 'A second factor is no longer required',
  };
}
