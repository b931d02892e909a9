import {
  endAccess,
  setAdministratorActive,
} from '#domain/administrators/administrator-editing.server.ts';
import {
  invitationForm,
  ownPasswordForm,
  passwordForm,
} from '#domain/administrators/administrator-form.ts';
import { findAdministrator } from '#domain/administrators/administrator-list.server.ts';
import {
  inviteAdministrator,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { readNotices } from '#domain/administrators/security-log.server.ts';
import { endSession } from '#domain/administrators/session.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import { accountFailures, alreadyThere, lastOne } from './account-texts.ts';
import { provenHash, withOwnPassword } from './own-password.server.ts';

export async function password(operation: Operation): Promise<ActionResult> {
  const { form, services, administrator, requestHeaders, answerHeaders, from, note } = operation;
  const parsed = parseForm(passwordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  if (isEasyToGuess(parsed.value.new_password, administrator))
    return { ok: false, errors: { new_password: [easyToGuess] } };
  const changed = await withOwnPassword(operation, () =>
    services.accounts.changePassword({
      current: parsed.value.current_password,
      wanted: parsed.value.new_password,
      headers: requestHeaders,
      address: from.address,
    }),
  );
  if (!changed.ok) return { ok: false, errors: { current_password: [changed.text] } };
  for (const cookie of changed.value.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await note('password changed');
  return { ok: true, toast: 'Password changed. Your other sessions have ended.' };
}

export async function everywhere({ db, administrator, note }: Operation): Promise<ActionResult> {
  await endAccess(db, administrator.id);
  await note('signed out everywhere');
  return { ok: true, toast: 'You are signed out everywhere' };
}

/** Ends one of one's own sessions, wherever it is. */
export async function session({ form, db, administrator, note }: Operation): Promise<ActionResult> {
  await endSession(db, administrator.id, String(form.get('session') ?? ''));
  await note('session ended');
  return { ok: true, toast: 'Session ended' };
}

export async function invite(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services, note } = operation;
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { own_password, ...invitee } = parsed.value;
  const who = { ...invitee, invitedBy: administrator.id };
  const invited = await withOwnPassword(operation, async () => {
    const hash = await provenHash(operation, own_password);
    return hash === undefined ? undefined : inviteAdministrator(db, who, hash);
  });
  if (!invited.ok) return { ok: false, errors: { own_password: [invited.text] } };
  if (!invited.value.ok) return { ok: false, errors: { email: [alreadyThere] } };
  await note('invited', invitee.email);
  const link = `${services.site.canonical}/admin/invitation?key=${invited.value.secret}`;
  return { ok: true, toast: 'Invitation created', link };
}

export async function withdraw({ form, db, note }: Operation): Promise<ActionResult> {
  const email = await withdrawInvitation(db, numberIn(form, 'id') ?? 0);
  if (email) await note('invitation withdrawn', email);
  return { ok: true, toast: 'Invitation withdrawn' };
}

export async function status(operation: Operation): Promise<ActionResult> {
  const { form, db, note } = operation;
  const parsed = parseForm(ownPasswordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const given = parsed.value.own_password;
  const proven = await withOwnPassword(operation, () => provenHash(operation, given));
  if (!proven.ok) return { ok: false, errors: { own_password: [proven.text] } };
  const id = String(form.get('administrator') ?? '');
  const active = form.get('status') === 'Active';
  const outcome = await setAdministratorActive(db, id, active);
  if (outcome === 'last one')
    return { ok: false, toast: { title: accountFailures.status, text: lastOne } };
  if (outcome === 'gone') return { ok: false, toast: { text: accountFailures.status } };
  const email = (await findAdministrator(db, id))?.email;
  await note(active ? 'activated' : 'deactivated', email);
  return { ok: true, toast: `Administrator ${active ? 'activated' : 'deactivated'} successfully` };
}

/** Marks the notices about one's own account as read that the dashboard showed. */
export async function dismiss({ form, db, administrator }: Operation): Promise<ActionResult> {
  const until = new Date(Number(form.get('until')));
  if (Number.isNaN(until.getTime())) return { ok: false, toast: { text: accountFailures.dismiss } };
  await readNotices(db, administrator.id, until);
  return { ok: true };
}
