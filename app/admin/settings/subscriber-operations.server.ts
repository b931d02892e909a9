import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { emailTaken } from '#domain/newsletter/subscriber-words.ts';
import { subscriberKind } from '#domain/newsletter/subscription-editing.server.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { saveOperation } from '../actions/save-operation.server.ts';
import { subscriberFailures, subscriberSaved } from './settings-texts.ts';

export const save = saveOperation(subscriberKind, {
  saved: { created: subscriberSaved, updated: subscriberSaved },
  failure: subscriberFailures.save,
  taken: emailTaken,
});

const { active } = newsletter_subscription;

export const status = statusOperation(subscriberKind, subscriberFailures.status, (db, id, status) =>
  setColumn(db, newsletter_subscription, id, active, status === 'Active'),
);

export const remove = deleteOperation(subscriberKind, subscriberFailures.delete);
