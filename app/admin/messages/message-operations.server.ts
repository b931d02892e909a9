import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { formatDate } from '#app/i18n/dates.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { t } from '#domain/admin-words/t.ts';
import { readInterfaceWords } from '#domain/changed-words/interface-words.server.ts';
import { answerMessage } from '#domain/contact/desk/answer.server.ts';
import { deleteContactMessage, retryMail } from '#domain/contact/desk/contact-inbox.server.ts';
import { answerForm, noteForm } from '#domain/contact/desk/message-forms.ts';
import {
  addNote,
  closeMessages,
  handMessage,
  markAnswered,
  markMessages,
} from '#domain/contact/desk/message-work.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { recordGone, removeOperation } from '../actions/record-operations.server.ts';
import { idsIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import { messageFailures } from './message-texts.ts';
import { noMailServerText } from './no-mail-server.tsx';

const words = { kind: 'contact_messages', noun: 'Message' };

const idOf = ({ form }: Operation) => numberIn(form, 'id') ?? 0;

const gone = (operation: Operation, intent: keyof typeof messageFailures) =>
  recordGone(operation, words, idOf(operation), messageFailures[intent]);

/** The toast of a mail that was queued. */
const queued = ({ services }: Operation, text: string) => {
  services.wakeDelivery();
  return services.sendMail ? text : noMailServerText;
};

async function retry(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const reply = numberIn(form, 'reply');
  const outcome = await retryMail(
    db,
    reply === undefined ? { message: idOf(operation) } : { reply },
  );
  if (outcome === 'gone') return gone(operation, 'retry');
  if (outcome === 'sent') {
    const text = 'This message has already been sent.';
    return { ok: false, toast: { title: messageFailures.retry, text } };
  }
  return { ok: true, toast: queued(operation, 'The message is being sent again') };
}

async function mark({ form, db }: Operation): Promise<ActionResult> {
  await markMessages(db, idsIn(form, 'ids') ?? [], form.get('read') === 'yes');
  return { ok: true };
}

async function answered(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const isMarked = await markAnswered(db, idOf(operation), form.get('answered') === 'yes');
  return isMarked ? { ok: true } : gone(operation, 'answered');
}

async function close(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const ids = idsIn(form, 'ids') ?? [idOf(operation)];
  const isMarked = await closeMessages(db, ids, form.get('closed') === 'yes');
  return isMarked ? { ok: true } : gone(operation, 'close');
}

/** Takes a message from nobody or from a colleague, or gives the own one back; `from` is who had it on the page. */
async function take(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator } = operation;
  const me = administrator.email;
  const from = String(form.get('from') ?? '') || null;
  const to = from === me ? null : me;
  const outcome = await handMessage(db, idOf(operation), from, to);
  if (!outcome) return gone(operation, 'take');
  if (outcome.changed || outcome.holder === to) return { ok: true };
  const holder = outcome.holder && ((await readPeople(db)).get(outcome.holder) ?? outcome.holder);
  const text = holder
    ? t('{name} has taken this message.', { name: holder })
    : t('This message was given back.');
  return { ok: false, toast: { title: messageFailures.take, text } };
}

async function addNoteToMessage(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator } = operation;
  const parsed = parseForm(noteForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const added = await addNote(db, idOf(operation), administrator.email, parsed.value.note);
  return added ? { ok: true, toast: 'Note added' } : gone(operation, 'note');
}

async function answer(operation: Operation): Promise<ActionResult> {
  const { form, db, administrator, services } = operation;
  const parsed = parseForm(answerForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const interfaceWords = await readInterfaceWords(db);
  const stored = await answerMessage(db, {
    id: idOf(operation),
    author: administrator.email,
    text: parsed.value.answer,
    formKey: String(form.get('form')),
    host: services.site.hostName,
    quoteWords({ name, created_at, language_code }) {
      const code = language_code ?? originalLanguage;
      const content = { words: interfaceWords };
      const { contact, samples } = messagesOf({ language: { code }, content });
      return {
        heading: interpolate(contact.quoted, { name, date: formatDate(created_at, code) }),
        columns: [samples.request.item, samples.quantity, samples.note],
      };
    },
  });
  if (!stored) return gone(operation, 'answer');
  return { ok: true, toast: queued(operation, 'The answer is being sent') };
}

/** The operations of the Messages screen. */
export const messageOperations = {
  ...{ retry, mark, answered, close, take, answer },
  note: addNoteToMessage,
  delete: removeOperation({
    ...words,
    // Messages have no bin: a deleted one is gone for good.
    remove: async (db, id) => (await deleteContactMessage(db, id)) || undefined,
    failure: messageFailures.delete,
  }),
};
