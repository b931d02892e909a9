import QRCode from 'qrcode';
import { codeForm, ownPasswordForm } from '#domain/administrators/administrator-form.ts';
import { requireSecondFactor } from '#domain/administrators/second-factor.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { provenHash, withOwnPassword } from '../accounts/own-password.server.ts';
import { type ActionResult, notAllowedRefusal } from '../actions/action-result.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { codeTexts } from '../sign-in/sign-in-texts.ts';

export const isOnAlready = 'Your second factor is on already. Turn it off to set up another one.';

/** Runs what the form's own password allows; `work` answers undefined for a wrong one. */
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

/** Shows what an authenticator app needs. It is not on until a first code was right. */
export async function begin(operation: Operation): Promise<ActionResult> {
  const { services, administrator, requestHeaders: headers } = operation;
  if (administrator.hasSecondFactor) return { ok: false, toast: { text: isOnAlready } };
  const made = await confirmed(operation, (password) =>
    services.secondFactor.begin({ password, headers }),
  );
  if (!made.ok) return made.refusal;
  const { uri, codes } = made.value;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const picture = await QRCode.toDataURL(uri, { margin: 1, width: 240 });
  return { ok: true, secondFactor: { picture, secret, codes } };
}

export async function confirm(operation: Operation): Promise<ActionResult> {
  const { form, services, requestHeaders: headers, clientAddress, answerHeaders, note } = operation;
  const parsed = parseForm(codeForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { code } = parsed.value;
  const cookies = await services.secondFactor.confirm({ code, headers, address: clientAddress });
  if (!cookies) return { ok: false, errors: { code: [codeTexts.wrongFirst] } };
  for (const cookie of cookies.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('second factor on');
  return { ok: true, toast: 'Second factor turned on' };
}

export async function remove(operation: Operation): Promise<ActionResult> {
  const { services, requestHeaders: headers, answerHeaders, note } = operation;
  const removed = await confirmed(operation, (password) =>
    services.secondFactor.remove({ password, headers }),
  );
  if (!removed.ok) return removed.refusal;
  for (const cookie of removed.value.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('second factor off');
  return { ok: true, toast: 'Second factor turned off' };
}

/** Requires it of everybody, or no longer. Only who has one may: they would shut themselves out. */
export async function require(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, note } = operation;
  const required = form.get('required') === 'yes';
  if (required && !administrator.hasSecondFactor)
    return { ok: false, toast: { text: 'Set up your own second factor first.' } };
  const proven = await confirmed(operation, (password) => provenHash(operation, password));
  if (!proven.ok) return proven.refusal;
  if ((await requireSecondFactor(db, administrator, required)) === 'not allowed')
    return notAllowedRefusal;
  await note(required ? 'second factor required' : 'second factor not required');
  return {
    ok: true,
    toast: required ? 'A second factor is required' : 'A second factor is no longer required',
  };
}
