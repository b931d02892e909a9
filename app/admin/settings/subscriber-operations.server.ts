import { parseForm } from '#domain/forms/form-values.ts';
import {
  changeEmail,
  deleteSubscription,
  findSubscription,
  setSubscriptionActive,
} from '#domain/newsletter/subscription-editing.server.ts';
import { emailTaken, subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import type { Answer } from '../parts/answer.ts';
import { differences } from '../parts/differences.ts';
import { editIn, numberIn, type Operation } from '../parts/screen-action.server.ts';
import { goneMeanwhile, subscriberFailures } from './settings-texts.ts';

const entity_type = 'newsletter_subscription';

export async function save({ form, db, record }: Operation): Promise<Answer> {
  const parsed = parseForm(subscriptionForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const edit = editIn(form) ?? { id: 0, version: 0 };
  const outcome = await changeEmail(db, edit, parsed.value.email);
  if (outcome === 'taken') return { ok: false, errors: { email: [emailTaken] } };
  if (outcome === 'saved') {
    await record({ action: 'updated', entity_type, entity_id: edit.id, label: parsed.value.email });
    return { ok: true, toast: 'Email address updated successfully', id: edit.id };
  }
  const theirs = outcome === 'changed' ? await findSubscription(db, edit.id) : undefined;
  if (!theirs) {
    return {
      ok: false,
      toast: { title: subscriberFailures.save, text: goneMeanwhile },
      details: [goneMeanwhile],
    };
  }
  return {
    ok: false,
    conflict: {
      version: theirs.version,
      differences: differences({ email: 'Email' }, theirs, parsed.value),
    },
  };
}

export async function status({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const active = form.get('status') === 'Active';
  const label = await setSubscriptionActive(db, id, active);
  if (label === undefined) {
    return { ok: false, toast: { title: subscriberFailures.status, text: goneMeanwhile } };
  }
  const action = active ? 'activated' : 'deactivated';
  await record({ action, entity_type, entity_id: id, label });
  return { ok: true, toast: `Subscription ${action} successfully` };
}

export async function remove({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const label = await deleteSubscription(db, id);
  if (label !== undefined) await record({ action: 'deleted', entity_type, entity_id: id, label });
  return { ok: true, toast: 'Subscription deleted successfully' };
}
