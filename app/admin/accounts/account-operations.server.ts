import {
  endAccess,
  endSessionsOf,
  setAdministratorActive,
} from '#domain/administrators/administrator-editing.server.ts';
import {
  invitationForm,
  ownPasswordForm,
  passwordForm,
  rightsIn,
  roleForm,
} from '#domain/administrators/administrator-form.ts';
import { findAdministrator } from '#domain/administrators/administrator-list.server.ts';
import {
  invitationPath,
  inviteAdministrator,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { changeRole } from '#domain/administrators/role-change.server.ts';
import { readNotices } from '#domain/administrators/security-log.server.ts';
import { endSessionsById, otherSessions } from '#domain/administrators/session.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { type ActionResult, notAllowedRefusal, type Refusal } from '../actions/action-result.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import { roleText } from '../rights/role-texts.ts';
import {
  acceptedMeanwhile,
  accountFailures,
  alreadyThere,
  anotherPassword,
  lastOne,
  lastRole,
  othersEnded,
} from './account-texts.ts';
import { provenHash, withOwnPassword } from './own-password.server.ts';
import { plansChoiceIn, settledText } from './plans-choice.ts';

export async function password(operation: Operation): Promise<ActionResult> {
  const { form, services, administrator, requestHeaders, answerHeaders, clientAddress, note } =
    operation;
  const parsed = parseForm(passwordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  if (isEasyToGuess(parsed.value.new_password, administrator))
    return { ok: false, errors: { new_password: [easyToGuess] } };
  const { current_password, new_password } = parsed.value;
  if (administrator.mustChangePassword && new_password === current_password)
    return { ok: false, errors: { new_password: [anotherPassword] } };
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

export async function everywhere({ db, administrator, note }: Operation): Promise<ActionResult> {
  await endAccess(db, administrator.id);
  await note('signed out everywhere');
  return { ok: true, toast: 'You are signed out everywhere' };
}

/** Ends one of one's own sessions, wherever it is. */
export async function session({ form, db, administrator, note }: Operation): Promise<ActionResult> {
  const id = String(form.get('session') ?? '');
  if ((await endSessionsById(db, administrator.id, [id])) === 0)
    return { ok: true, toast: 'This session had ended already' };
  await note('session ended');
  return { ok: true, toast: 'Session ended' };
}

/** Ends all of one's own sessions but this one. */
export async function others({ db, administrator, note }: Operation): Promise<ActionResult> {
  const found = await otherSessions(db, administrator);
  const ended = await endSessionsById(db, administrator.id, found);
  if (ended === 0) return { ok: true, toast: 'You have no other sessions' };
  await note('sessions ended', othersEnded(ended));
  return { ok: true, toast: othersEnded(ended) };
}

/** Ends the sessions of another person, who can sign in again. */
export async function sessions(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, note } = operation;
  const parsed = parseForm(ownPasswordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const refusal = await passwordRefusal(operation, parsed.value.own_password);
  if (refusal) return refusal;
  const id = String(form.get('administrator') ?? '');
  const person = await findAdministrator(db, id);
  const ended = person ? await endSessionsOf(db, administrator, id) : undefined;
  if (ended === 'not allowed') return notAllowedRefusal;
  if (!person || ended === undefined)
    return { ok: false, toast: { text: accountFailures.sessions } };
  if (ended === 0) return { ok: true, toast: `${person.name} was not signed in` };
  await note('sessions ended', person.email);
  return { ok: true, toast: `${person.name} is signed out everywhere` };
}

export async function invite(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services, note } = operation;
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { own_password, name, email } = parsed.value;
  const rights = rightsIn(parsed.value);
  const invitee = { name, email, ...rights };
  const invited = await withOwnPassword(operation, async () => {
    const hash = await provenHash(operation, own_password);
    return hash === undefined ? undefined : inviteAdministrator(db, administrator, invitee, hash);
  });
  if (!invited.ok) return { ok: false, errors: { own_password: [invited.text] } };
  if (!invited.value.ok)
    return invited.value.refusal === 'exists'
      ? { ok: false, errors: { email: [alreadyThere] } }
      : notAllowedRefusal;
  await note('invited', `${email}, as ${roleText(rights)}`);
  const link = services.site.canonical + invitationPath(invited.value.secret);
  return { ok: true, toast: 'Invitation created', link };
}

export async function withdraw({
  form,
  db,
  administrator,
  note,
}: Operation): Promise<ActionResult> {
  const withdrawn = await withdrawInvitation(db, administrator, numberIn(form, 'id') ?? 0);
  if (!withdrawn.ok)
    return withdrawn.refusal === 'accepted'
      ? { ok: false, toast: { title: accountFailures.withdraw, text: acceptedMeanwhile } }
      : notAllowedRefusal;
  if (!withdrawn.email) return { ok: true, toast: 'This invitation was gone already' };
  await note('invitation withdrawn', withdrawn.email);
  return { ok: true, toast: 'Invitation withdrawn' };
}

export async function status(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, note } = operation;
  const parsed = parseForm(ownPasswordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const refusal = await passwordRefusal(operation, parsed.value.own_password);
  if (refusal) return refusal;
  const id = String(form.get('administrator') ?? '');
  const wanted = form.get('status');
  if (wanted !== 'Active' && wanted !== 'Inactive')
    return { ok: false, toast: { text: accountFailures.status } };
  const active = wanted === 'Active';
  const choice = plansChoiceIn(form);
  const outcome = await setAdministratorActive(db, administrator, id, active, choice);
  if (!outcome.ok) {
    if (outcome.refusal === 'not allowed') return notAllowedRefusal;
    if (outcome.refusal === 'gone') return { ok: false, toast: { text: accountFailures.status } };
    return { ok: false, toast: { title: accountFailures.status, text: lastOne } };
  }
  const word = active ? 'activated' : 'deactivated';
  if (!outcome.changed)
    return { ok: true, toast: `This administrator is ${active ? 'active' : 'inactive'} already` };
  await note(word, outcome.email);
  const plans = settledText(outcome.plans, choice);
  return { ok: true, toast: `Administrator ${word} successfully${plans}` };
}

/** Gives someone another role; their sessions go on with it. */
export async function role(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, note } = operation;
  const parsed = parseForm(roleForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const refusal = await passwordRefusal(operation, parsed.value.own_password);
  if (refusal) return refusal;
  const rights = rightsIn(parsed.value);
  const id = String(form.get('administrator') ?? '');
  const choice = plansChoiceIn(form);
  const changed = await changeRole(db, administrator, id, rights, choice);
  if (changed.ok) {
    if (!changed.changed) return { ok: true, toast: 'They have this role already' };
    const { email, before, plans } = changed;
    await note('role changed', `${email}: ${roleText(before)} → ${roleText(rights)}`);
    return { ok: true, toast: `Role changed successfully${settledText(plans, choice)}` };
  }
  if (changed.refusal === 'not allowed') return notAllowedRefusal;
  const text = changed.refusal === 'gone' ? accountFailures.role : lastRole;
  return { ok: false, toast: { text }, details: [text] };
}

/** The refusal of a wrong own password. */
async function passwordRefusal(operation: Operation, given: string): Promise<Refusal | undefined> {
  const proven = await withOwnPassword(operation, () => provenHash(operation, given));
  return proven.ok ? undefined : { ok: false, errors: { own_password: [proven.text] } };
}

/** Marks the notices about one's own account as read that the dashboard showed. */
export async function dismiss({ form, db, administrator }: Operation): Promise<ActionResult> {
  const until = new Date(Number(form.get('until')));
  // Neither no number nor a year that PostgreSQL does not write.
  if (!(Math.abs(until.getTime()) < 1e14))
    return { ok: false, toast: { text: accountFailures.dismiss } };
  await readNotices(db, administrator.id, until);
  return { ok: true };
}
