import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { t } from '#domain/admin-words/t.ts';
import {
  endSessionsOf,
  setAdministratorActive,
} from '#domain/administrators/administrator-editing.server.ts';
import {
  invitationForm,
  ownPasswordForm,
  rightsIn,
  roleForm,
} from '#domain/administrators/administrator-form.ts';
import { findAdministrator } from '#domain/administrators/administrator-list.server.ts';
import {
  invitationPath,
  inviteAdministrator,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { changeRole } from '#domain/administrators/role-change.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { type ActionResult, notAllowedRefusal } from '../../actions/action-result.ts';
import { numberIn, type Operation } from '../../actions/screen-action.server.ts';
import { roleText } from '../../route-rights/role-texts.ts';
import {
  accountFailures,
  emailInUse,
  invitationAccepted,
  lastAdministrator,
  lastAdministratorRole,
} from '../own-account/account-texts.ts';
import { verifiedHash, withOwnPassword, withReauth } from '../own-account/own-password.server.ts';
import { plansChoiceIn, withResolvedPlans } from './plans-choice.ts';

/** Ends all sessions of another person, who can sign in again. */
export const endSessions = withReauth(
  ownPasswordForm,
  async ({ form, db, administrator, note }) => {
    const id = String(form.get('administrator') ?? '');
    const person = await findAdministrator(db, id);
    const ended = person ? await endSessionsOf(db, administrator, id) : undefined;
    if (ended === 'not allowed') return notAllowedRefusal;
    if (!person || ended === undefined)
      return { ok: false, toast: { text: accountFailures.sessions } };
    if (ended === 0)
      return { ok: true, toast: t('{name} was not signed in', { name: person.name }) };
    await note('sessions ended', person.email);
    return { ok: true, toast: t('{name} has been signed out everywhere', { name: person.name }) };
  },
);

/** Invites a person, and answers the link to send to them. The operation needs the own password. */
export async function invite(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services, note } = operation;
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { own_password, name, email } = parsed.value;
  const rights = rightsIn(parsed.value);
  const invitee = { name, email, ...rights };
  const invited = await withOwnPassword(operation, async () => {
    const hash = await verifiedHash(operation, own_password);
    return hash === undefined ? undefined : inviteAdministrator(db, administrator, invitee, hash);
  });
  if (!invited.ok) return { ok: false, errors: { own_password: [invited.text] } };
  if (!invited.value.ok)
    return invited.value.refusal === 'exists'
      ? { ok: false, errors: { email: [emailInUse] } }
      : notAllowedRefusal;
  const as = inLanguage('en', () => t('{email}, as {role}', { email, role: roleText(rights) }));
  await note('invited', as);
  const link = services.site.canonical + invitationPath(invited.value.secret);
  return { ok: true, toast: 'Invitation created', link };
}

/** Withdraws an open invitation; refused if it has been accepted. */
export async function withdraw({
  form,
  db,
  administrator,
  note,
}: Operation): Promise<ActionResult> {
  const withdrawn = await withdrawInvitation(db, administrator, numberIn(form, 'id') ?? 0);
  if (!withdrawn.ok)
    return withdrawn.refusal === 'accepted'
      ? { ok: false, toast: { title: accountFailures.withdraw, text: invitationAccepted } }
      : notAllowedRefusal;
  if (!withdrawn.email) return { ok: true, toast: 'This invitation no longer exists' };
  await note('invitation withdrawn', withdrawn.email);
  return { ok: true, toast: 'Invitation withdrawn' };
}

/** Activates or deactivates an account; refused for the last active administrator. */
export const changeStatus = withReauth(
  ownPasswordForm,
  async ({ form, db, administrator, note }) => {
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
      return { ok: false, toast: { title: accountFailures.status, text: lastAdministrator } };
    }
    if (!outcome.changed) {
      const already = active
        ? 'This account is already active'
        : 'This account is already inactive';
      return { ok: true, toast: already };
    }
    await note(active ? 'activated' : 'deactivated', outcome.email);
    const done = t(active ? 'Account activated successfully' : 'Account deactivated successfully');
    return { ok: true, toast: withResolvedPlans(done, outcome.plans, choice) };
  },
);

/** Changes the role of a person; their sessions continue with the new role. */
export const giveRole = withReauth(roleForm, async ({ form, db, administrator, note }, values) => {
  const rights = rightsIn(values);
  const id = String(form.get('administrator') ?? '');
  const choice = plansChoiceIn(form);
  const changed = await changeRole(db, administrator, id, rights, choice);
  if (changed.ok) {
    if (!changed.changed) return { ok: true, toast: 'They already have this role' };
    const { email, before, plans } = changed;
    const roles = inLanguage('en', () =>
      t('{email}: {before} → {after}', {
        ...{ email, before: roleText(before), after: roleText(rights) },
      }),
    );
    await note('role changed', roles);
    return { ok: true, toast: withResolvedPlans(t('Role changed successfully'), plans, choice) };
  }
  if (changed.refusal === 'not allowed') return notAllowedRefusal;
  const text = changed.refusal === 'gone' ? accountFailures.role : lastAdministratorRole;
  return { ok: false, toast: { text }, details: [text] };
});
