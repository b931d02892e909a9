import {
  endAccess,
  setAdministratorActive,
} from '#domain/administrators/administrator-editing.server.ts';
import { invitationForm, passwordForm } from '#domain/administrators/administrator-form.ts';
import { findAdministrator } from '#domain/administrators/administrator-list.server.ts';
import {
  inviteAdministrator,
  passwordHashOf,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { readNotices } from '#domain/administrators/security-log.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import { tooManyTexts } from '../sign-in/sign-in-texts.ts';
import { accountFailures, alreadyThere, lastOne, wrongPassword } from './account-texts.ts';

const entity_type = 'administrators';

/**
 * Runs what takes one's own password; `work` answers undefined for a wrong one. Wrong tries are
 * slowed down, right ones do not count.
 */
async function withOwnPassword<Value>(
  { services, administrator, note }: Operation,
  work: () => Promise<Value | undefined>,
): Promise<{ ok: true; value: Value } | { ok: false; text: string }> {
  const { ownPassword } = services.limits;
  // Counted before the try, so that many at once are not all let through.
  const { wait, begins } = ownPassword.take(administrator.id);
  if (wait > 0) {
    if (begins) await note('slowed down');
    return { ok: false, text: tooManyTexts.password(wait) };
  }
  let isWrong = false;
  try {
    const value = await work();
    isWrong = value === undefined;
    if (value !== undefined) return { ok: true, value };
    await note('wrong password');
    return { ok: false, text: wrongPassword };
  } finally {
    if (!isWrong) ownPassword.giveBack(administrator.id);
  }
}

export async function password(operation: Operation): Promise<ActionResult> {
  const { form, services, administrator, requestHeaders, answerHeaders, from, record, note } =
    operation;
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
  await record({
    action: 'changed the password of',
    entity_type,
    label: administrator.email,
  });
  await note('password changed');
  return { ok: true, toast: 'Password changed. Your other sessions have ended.' };
}

export async function everywhere({
  db,
  administrator,
  record,
  note,
}: Operation): Promise<ActionResult> {
  await endAccess(db, administrator.id);
  await record({ action: 'signed out everywhere', entity_type, label: administrator.email });
  await note('signed out everywhere');
  return { ok: true, toast: 'You are signed out everywhere' };
}

export async function invite(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services, record, note } = operation;
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { own_password, ...invitee } = parsed.value;
  const who = { ...invitee, invitedBy: administrator.id };
  const invited = await withOwnPassword(operation, async () => {
    const hash = await passwordHashOf(db, administrator.id);
    if (!hash || !(await services.accounts.isPassword(own_password, hash))) return undefined;
    return inviteAdministrator(db, who, hash);
  });
  if (!invited.ok) return { ok: false, errors: { own_password: [invited.text] } };
  if (!invited.value.ok) return { ok: false, errors: { email: [alreadyThere] } };
  await record({ action: 'invited', entity_type, label: invitee.email });
  await note('invited', invitee.email);
  const link = `${services.site.canonical}/admin/invitation?key=${invited.value.secret}`;
  return { ok: true, toast: 'Invitation created', link };
}

export async function withdraw({ form, db, record, note }: Operation): Promise<ActionResult> {
  const email = await withdrawInvitation(db, numberIn(form, 'id') ?? 0);
  await record({ action: 'withdrew an invitation of', entity_type });
  if (email) await note('invitation withdrawn', email);
  return { ok: true, toast: 'Invitation withdrawn' };
}

export async function status({ form, db, record, note }: Operation): Promise<ActionResult> {
  const id = String(form.get('administrator') ?? '');
  const active = form.get('status') === 'Active';
  const outcome = await setAdministratorActive(db, id, active);
  if (outcome === 'last one')
    return { ok: false, toast: { title: accountFailures.status, text: lastOne } };
  if (outcome === 'gone') return { ok: false, toast: { text: accountFailures.status } };
  await record({ action: active ? 'activated' : 'deactivated', entity_type, entity_id: id });
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
