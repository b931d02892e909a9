import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { isStaffLanguage } from '#domain/admin-words/staff-languages.ts';
import { changeAccount, endAccess } from '#domain/administrators/administrator-editing.server.ts';
import { passwordForm } from '#domain/administrators/administrator-form.ts';
import {
  easyToGuess,
  isEasyToGuess,
} from '#domain/administrators/passwords/password-strength.server.ts';
import { readNotices } from '#domain/administrators/security-log/security-log.server.ts';
import { endSessionsById, otherSessions } from '#domain/administrators/sessions/session.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import type { Operation } from '../../actions/screen-action.server.ts';
import { languageCookie } from '../../sign-in/language/chosen-language.server.ts';
import { accountFailures, otherSessionsEnded, printedPasswordReused } from './account-texts.ts';
import { withOwnPassword } from './own-password.server.ts';

/** Changes the password of the own account if the current one is correct, and ends its other sessions. */
export async function password(operation: Operation): Promise<ActionResult> {
  const { form, services, administrator, requestHeaders, answerHeaders, clientAddress, note } =
    operation;
  const parsed = parseForm(passwordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  if (isEasyToGuess(parsed.value.new_password, administrator, await services.siteName()))
    return { ok: false, errors: { new_password: [easyToGuess] } };
  const { current_password, new_password } = parsed.value;
  if (administrator.mustChangePassword && new_password === current_password)
    return { ok: false, errors: { new_password: [printedPasswordReused] } };
  const changed = await withOwnPassword(operation, () =>
    services.accounts.changePassword({
      current: current_password,
      wanted: new_password,
      headers: requestHeaders,
      address: clientAddress,
    }),
  );
  if (!changed.ok) return { ok: false, errors: { current_password: [changed.text] } };
  for (const cookie of changed.value.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('password changed');
  return { ok: true, toast: 'Password changed. Your other sessions have ended.' };
}

/** Stores the language in which the own account reads the back-office. */
export async function language({
  form,
  db,
  administrator,
  answerHeaders,
  context,
}: Operation): Promise<ActionResult> {
  const chosen = form.get('language');
  if (!isStaffLanguage(chosen)) return { ok: false, toast: { text: accountFailures.language } };
  await changeAccount(db, administrator.id, { staff_language: chosen });
  answerHeaders.append('Set-Cookie', languageCookie(chosen, context));
  return { ok: true };
}

/** Ends all sessions of the own account, including this one. */
export async function everywhere({ db, administrator, note }: Operation): Promise<ActionResult> {
  await endAccess(db, administrator.id);
  await note('signed out everywhere');
  return { ok: true, toast: 'You have been signed out everywhere' };
}

/** Ends one session of the own account, on any device. */
export async function session({ form, db, administrator, note }: Operation): Promise<ActionResult> {
  const id = String(form.get('session') ?? '');
  if ((await endSessionsById(db, administrator.id, [id])) === 0)
    return { ok: true, toast: 'This session has already ended' };
  await note('session ended');
  return { ok: true, toast: 'Session ended' };
}

/** Ends all sessions of the own account except this one. */
export async function others({ db, administrator, note }: Operation): Promise<ActionResult> {
  const found = await otherSessions(db, administrator);
  const ended = await endSessionsById(db, administrator.id, found);
  if (ended === 0) return { ok: true, toast: 'You have no other sessions' };
  await note(
    'sessions ended',
    inLanguage('en', () => otherSessionsEnded(ended)),
  );
  return { ok: true, toast: otherSessionsEnded(ended) };
}

/** Marks as read the notices about the own account that the dashboard showed. */
export async function dismiss({ form, db, administrator }: Operation): Promise<ActionResult> {
  const until = new Date(Number(form.get('until')));
  // Refuses an invalid date, and a year that PostgreSQL cannot store.
  if (!(Math.abs(until.getTime()) < 1e14))
    return { ok: false, toast: { text: accountFailures.dismiss } };
  await readNotices(db, administrator.id, until);
  return { ok: true };
}
