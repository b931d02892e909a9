import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Messages } from '#app/i18n/interpolate.ts';
import { Field, TextField } from '#app/ui/fields/field.tsx';
import { SubmitButton } from '#app/ui/fields/submit-button.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactProblems,
  contactFields,
  contactProblems,
} from '#domain/contact/contact-rules.ts';
import { updateLanguageLinks } from '../header/update-language-links.ts';
import { showToast } from '../layout/toasts.ts';
import { unlessLeft } from '../layout/unless-left.ts';
import { Honeypot } from '../page/honeypot.tsx';
import { type ContactOutcome, contactInput } from './contact-outcome.ts';
import type { EnquiryChoice, EnquiryKind } from './enquiry.ts';
import { EnquiryKinds } from './enquiry-kinds.tsx';

export type ContactFormMessages = Pick<
  Messages['contact'],
  | ContactField
  | 'enquiryKind'
  | 'leaveEmpty'
  | 'send'
  | 'sending'
  | 'sent'
  | 'failed'
  | 'full'
  | 'problems'
>;

interface ContactFormProps {
  messages: ContactFormMessages;
  /** What came of a message that the browser itself has sent. */
  outcome: ContactOutcome | undefined;
  /** The kinds of enquiry, and the one that the address asks for. */
  choices: EnquiryChoice[];
  kind: EnquiryKind | undefined;
}

/** Judged when it is sent and from then on with every change, by the rules that the server has. */
export function ContactForm({ messages, outcome, choices, ...asked }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answered = outcome?.kind === 'invalid' ? outcome.problems : undefined;
  const [problems, setProblems] = useState<ContactProblems | undefined>(answered);
  const [busy, setBusy] = useState(false);
  const sentFrom = useRef<HTMLElement>(null);
  const [kind, setKind] = useState(asked.kind);
  const chosen = choices.find((choice) => choice.kind === asked.kind);
  const typed = outcome && outcome.kind !== 'sent' ? outcome.typed : undefined;

  useEffect(() => {
    if (problems && problems === answered) focusFirst(form.current, problems);
  }, [problems, answered]);

  useEffect(() => {
    // The button that was disabled has lost the focus.
    if (!busy && document.activeElement === document.body) sentFrom.current?.focus();
  }, [busy]);

  function judge(at: HTMLFormElement) {
    const found = contactProblems(contactInput(new FormData(at)));
    setProblems(found);
    return found;
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = event.currentTarget;
    const found = judge(at);
    if (Object.keys(found).length > 0) return focusFirst(at, found);
    sentFrom.current = document.activeElement as HTMLElement;
    setBusy(true);
    const answer = await unlessLeft(() => post(new FormData(at))).catch(() => 'failed' as const);
    setBusy(false);
    if (!answer) return;
    if (answer !== 'sent') return showToast('error', messages[answer]);
    clear(at);
    setProblems(undefined);
    showToast('success', messages.sent);
  }

  function choose(choice: EnquiryChoice) {
    setKind(choice.kind);
    history.replaceState(history.state, '', choice.address);
    updateLanguageLinks();
    const subject = form.current && fieldOf(form.current, 'subject');
    // A subject of the visitor's own stays.
    if (!subject || ![...choices.map((one) => one.subject), ''].includes(subject.value)) return;
    subject.value = choice.subject;
    if (form.current && problems) judge(form.current);
  }

  const field = (name: ContactField) => {
    const problem = problems?.[name];
    return {
      name,
      label: messages[name],
      required: true,
      defaultValue: typed?.[name],
      error: problem && messages.problems[name][problem],
    };
  };

  return (
    <>
      {outcome && outcome.kind !== 'invalid' && (
        <p className="answer" role="status">
          {messages[outcome.kind]}
        </p>
      )}
      <EnquiryKinds
        label={messages.enquiryKind}
        choices={choices}
        chosen={kind}
        onChoose={choose}
      />
      <form
        ref={form}
        method="post"
        // The page that answers a browser's own sending begins at the form.
        action={`${chosen?.address ?? '/contact'}#message`}
        noValidate
        onSubmit={send}
        onInput={(event) => problems && judge(event.currentTarget)}
      >
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('subject')} defaultValue={typed?.subject ?? chosen?.subject} />
        <TextField {...field('message')} rows={7} />
        <Honeypot label={messages.leaveEmpty} />
        <SubmitButton busy={busy} busyText={messages.sending}>
          {messages.send}
        </SubmitButton>
      </form>
    </>
  );
}

/** Sends the message, and rejects where the connection is lost; an answer may not be the function's. */
async function post(form: FormData): Promise<'sent' | 'failed' | 'full'> {
  // The honeypot: a program that fills it gets the answer of a success.
  if (form.get('website')) return 'sent';
  const message: ContactInput = contactInput(form);
  const answer = await fetch('/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (answer.status === 507) return 'full';
  const said = answer.ok && (await answer.json());
  return said && !said.error ? 'sent' : 'failed';
}

function fieldOf(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Empties every field, that which began with a subject too. */
function clear(form: HTMLFormElement) {
  for (const name of contactFields) fieldOf(form, name).value = '';
}

function focusFirst(form: HTMLFormElement | null, problems: ContactProblems) {
  const first = contactFields.find((name) => problems[name]);
  if (first && form) fieldOf(form, first).focus();
}
