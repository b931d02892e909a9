import { invitationForm, passwordForm } from '#domain/administrators/administrator-form.ts';
import {
  endSessions,
  setAdministratorActive,
} from '#domain/administrators/administrator-list.server.ts';
import {
  inviteAdministrator,
  withdrawInvitation,
} from '#domain/administrators/invitation.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { Answer } from '../parts/answer.ts';
import { numberIn, type Operation } from '../parts/screen-action.server.ts';
import { accountFailures, alreadyThere, lastOne, wrongPassword } from './account-texts.ts';

const entity_type = 'administrators';

export async function password(operation: Operation): Promise<Answer> {
  const { form, services, requestHeaders, answerHeaders, record } = operation;
  const parsed = parseForm(passwordForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const headers = await services.accounts.changePassword({
    current: parsed.value.current_password,
    wanted: parsed.value.new_password,
    headers: requestHeaders,
  });
  if (!headers) return { ok: false, errors: { current_password: [wrongPassword] } };
  for (const cookie of headers.getSetCookie()) answerHeaders.append('Set-Cookie', cookie);
  await record({
    action: 'changed the password of',
    entity_type,
    label: operation.administrator.email,
  });
  return { ok: true, toast: 'Password changed. Your other sessions have ended.' };
}

export async function everywhere({ db, administrator, record }: Operation): Promise<Answer> {
  await endSessions(db, administrator.id);
  await record({ action: 'signed out everywhere', entity_type, label: administrator.email });
  return { ok: true, toast: 'You are signed out everywhere' };
}

export async function invite({
  form,
  db,
  administrator,
  services,
  record,
}: Operation): Promise<Answer> {
  const parsed = parseForm(invitationForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const invited = await inviteAdministrator(db, { ...parsed.value, invitedBy: administrator.id });
  if (!invited.ok) return { ok: false, errors: { email: [alreadyThere] } };
  await record({ action: 'invited', entity_type, label: parsed.value.email });
  const link = `${services.site.canonical}/admin/invitation?key=${invited.secret}`;
  return { ok: true, toast: 'Invitation created', told: link };
}

export async function withdraw({ form, db, record }: Operation): Promise<Answer> {
  await withdrawInvitation(db, numberIn(form, 'id') ?? 0);
  await record({ action: 'withdrew an invitation of', entity_type });
  return { ok: true, toast: 'Invitation withdrawn' };
}

export async function status({ form, db, record }: Operation): Promise<Answer> {
  const id = String(form.get('administrator') ?? '');
  const active = form.get('status') === 'Active';
  const outcome = await setAdministratorActive(db, id, active);
  if (outcome === 'last one')
    return { ok: false, toast: { title: accountFailures.status, text: lastOne } };
  if (outcome === 'gone') return { ok: false, toast: { text: accountFailures.status } };
  await record({ action: active ? 'activated' : 'deactivated', entity_type, entity_id: id });
  return { ok: true, toast: `Administrator ${active ? 'activated' : 'deactivated'} successfully` };
}
