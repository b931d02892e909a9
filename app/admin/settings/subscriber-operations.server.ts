import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import {
  changeSubscription,
  deleteSubscription,
  findSubscription,
} from '#domain/newsletter/subscription-editing.server.ts';
import { emailTaken, subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import {
  deleteOperation,
  recordGone,
  statusOperation,
} from '../actions/record-operations.server.ts';
import { editIn, type Operation } from '../actions/screen-action.server.ts';
import { subscriberFailures, subscriberSaved } from './settings-texts.ts';

const words = { kind: 'newsletter_subscription', noun: 'Subscription' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const edit = editIn(form) ?? { id: 0, version: 0 };
  const parsed = parseRecordForm(subscriptionForm, form, edit);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { input } = parsed.value;
  const outcome = await changeSubscription(db, edit, input);
  if (outcome === 'taken') return { ok: false, errors: { email: [emailTaken] } };
  if (outcome === 'saved') return { ok: true, saved: subscriberSaved, id: edit.id };
  const theirs = await findSubscription(db, edit.id);
  if (!theirs) return recordGone(operation, words, edit.id, subscriberFailures.save);
  return conflictRefusal({ email: 'Email' }, theirs, input);
}

export const status = statusOperation({
  ...words,
  set: (db, id, status) =>
    setColumn(db, newsletter_subscription, id, newsletter_subscription.active, status === 'Active'),
  failure: subscriberFailures.status,
});

export const remove = deleteOperation({
  ...words,
  remove: deleteSubscription,
  failure: subscriberFailures.delete,
});
