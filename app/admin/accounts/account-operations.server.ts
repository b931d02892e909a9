import {
  endAccess,
  setAdministratorActive,
} from '#domain/administrators/administrator-editing.server.ts';
import { invitationForm, passwordForm } from '#domain/administrators/administrator-form.ts';
import {
  inviteAdministrator,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  accountFailures,
  alreadyThere,
  lastOne,
  tooManyTries,
  wrongPassword,
} from './account-texts.ts';

const entity_type = 'administrators';

/**
 * Runs what takes one's own password; `work` answers undefined for a wrong one. Wrong tries are
 * limited, right ones do not count.
 */
async function withOwnPassword<Value>(
  { services, administrator }: Operation,
  work: () => Promise<Value | undefined>,
): Promise<{ ok: true; value: Value } | { ok: false; text: string }> {
  const { ownPassword } = services.limits;
  // Counted before the try, so that many at once are not all let through.
  if (!(await ownPassword.take(administrator.id))) return { ok: false, text: tooManyTries };
  let isWrong = false;
  try {
    const value = await work();
    isWrong = value === undefined;
    return value === undefined ? { ok: false, text: wrongPassword } : { ok: true, value };
  } finally {
    if (!isWrong) await ownPassword.giveBack(administrator.id);
  }
}

export async function password(operation: Operation): Promise<ActionResult> {
  const { form, services, administrator, requestHeaders, answerHeaders, record } = operation;
  const parsed = parseForm(passwordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  if (isEasyToGuess(parsed.value.new_password, administrator))
    return { ok: false, errors: { new_password: [easyToGuess] } };
  const changed = await withOwnPassword(operation, () =>
    services.accounts.changePassword({
      current: parsed.value.current_password,
      wanted: parsed.value.new_password,
      headers: requestHeaders,
    }),
  );
  if (!changed.ok) return { ok: false, errors: { current_password: [changed.text] } };
  for (const cookie of changed.value.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await record({
    action: 'changed the password of',
    entity_type,
    label: administrator.email,
  });
  return { ok: true, toast: 'Password changed. Your other sessions have ended.' };
}

export async function everywhere({ db, administrator, record }: Operation): Promise<ActionResult> {
  await endAccess(db, administrator.id);
  await record({ action: 'signed out everywhere', entity_type, label: administrator.email });
  return { ok: true, toast: 'You are signed out everywhere' };
}

export async function invite(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services, record } = operation;
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { own_password, ...invitee } = parsed.value;
  const who = { ...invitee, invitedBy: administrator.id };
  const isPassword = (hash: string) => services.accounts.isPassword(own_password, hash);
  const invited = await withOwnPassword(operation, () => inviteAdministrator(db, who, isPassword));
  if (!invited.ok) return { ok: false, errors: { own_password: [invited.text] } };
  if (!invited.value.ok) return { ok: false, errors: { email: [alreadyThere] } };
  await record({ action: 'invited', entity_type, label: invitee.email });
  const link = `${services.site.canonical}/admin/invitation?key=${invited.value.secret}`;
  return { ok: true, toast: 'Invitation created', link };
}

export async function withdraw({ form, db, record }: Operation): Promise<ActionResult> {
  await withdrawInvitation(db, numberIn(form, 'id') ?? 0);
  await record({ action: 'withdrew an invitation of', entity_type });
  return { ok: true, toast: 'Invitation withdrawn' };
}

export async function status({ form, db, record }: Operation): Promise<ActionResult> {
  const id = String(form.get('administrator') ?? '');
  const active = form.get('status') === 'Active';
  const outcome = await setAdministratorActive(db, id, active);
  if (outcome === 'last one')
    return { ok: false, toast: { title: accountFailures.status, text: lastOne } };
  if (outcome === 'gone') return { ok: false, toast: { text: accountFailures.status } };
  await record({ action: active ? 'activated' : 'deactivated', entity_type, entity_id: id });
  return { ok: true, toast: `Administrator ${active ? 'activated' : 'deactivated'} successfully` };
}
