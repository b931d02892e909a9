import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import {
  changeSubscription,
  deleteSubscription,
  findSubscription,
  setSubscriptionActive,
} from '#domain/newsletter/subscription-editing.server.ts';
import { emailTaken, subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { type ActionResult, goneRefusal } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { editIn, type Operation } from '../actions/screen-action.server.ts';
import { goneMeanwhile, subscriberFailures, subscriberSaved } from './settings-texts.ts';

export async function save({ form, db }: Operation): Promise<ActionResult> {
  const edit = editIn(form) ?? { id: 0, version: 0 };
  const parsed = parseRecordForm(subscriptionForm, form, edit);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { input } = parsed.value;
  const outcome = await changeSubscription(db, edit, input);
  if (outcome === 'taken') return { ok: false, errors: { email: [emailTaken] } };
  if (outcome === 'saved') return { ok: true, saved: subscriberSaved, id: edit.id };
  const theirs = outcome === 'changed' ? await findSubscription(db, edit.id) : undefined;
  if (!theirs) return goneRefusal(subscriberFailures.save, goneMeanwhile);
  return conflictRefusal({ email: 'Email' }, theirs, input);
}

export const status = statusOperation({
  noun: 'Subscription',
  set: (db, id, wanted) => setSubscriptionActive(db, id, wanted === 'Active'),
  gone: { ok: false, toast: { title: subscriberFailures.status, text: goneMeanwhile } },
});

export const remove = deleteOperation({
  noun: 'Subscription',
  remove: deleteSubscription,
});
