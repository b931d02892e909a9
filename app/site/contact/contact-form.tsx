import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Messages } from '#app/i18n/interpolate.ts';
import { type Shown, sent } from '#app/i18n/message.tsx';
import { Field, TextField } from '#app/ui/fields/field.tsx';
import { focusInvalid } from '#app/ui/fields/focus-invalid.ts';
import { SubmitButton } from '#app/ui/fields/submit-button.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactProblems,
  contactFields,
  contactProblems,
} from '#domain/contact/contact-rules.ts';
import { Honeypot } from '../../ui/fields/honeypot.tsx';
import { unlessLeft } from '../../ui/unless-left.ts';
import { updateLanguageLinks } from '../query/update-language-links.ts';
import { showToast } from '../toasts/toasts.ts';
import { type ContactOutcome, contactInput } from './contact-outcome.ts';
import type { EnquiryChoice, EnquiryKind } from './enquiry.ts';
import { EnquiryKinds } from './enquiry-kinds.tsx';

interface ContactFormProps {
  messages: Shown<Messages['contact']['form']>;
  /** The result of a message that was sent without JavaScript. */
  outcome: ContactOutcome | undefined;
  /** The kinds of enquiry to choose from. */
  choices: EnquiryChoice[];
  kind: EnquiryKind | undefined;
}

/** The contact form. It validates on submit and then on every change, by the same rules as the server. */
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
    // Disabling the button removed its focus, so the form restores it.
    if (!busy && document.activeElement === document.body) sentFrom.current?.focus();
  }, [busy]);

  function validate(at: HTMLFormElement) {
    const found = contactProblems(contactInput(new FormData(at)));
    setProblems(found);
    return found;
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = event.currentTarget;
    const found = validate(at);
    if (Object.keys(found).length > 0) return focusFirst(at, found);
    sentFrom.current = document.activeElement as HTMLElement;
    setBusy(true);
    const answer = await unlessLeft(() => post(new FormData(at))).catch(() => 'failed' as const);
    setBusy(false);
    if (!answer) return;
    if (answer !== 'sent') return showToast('error', sent(messages[answer]));
    clear(at);
    setProblems(undefined);
    showToast('success', sent(messages.sent));
  }

  function choose(choice: EnquiryChoice) {
    setKind(choice.kind);
    history.replaceState(history.state, '', choice.address);
    updateLanguageLinks();
    const subject = form.current && fieldOf(form.current, 'subject');
    // A subject that the visitor typed is kept.
    if (!subject || ![...choices.map((one) => one.subject), ''].includes(subject.value)) return;
    subject.value = choice.subject;
    if (form.current && problems) validate(form.current);
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
        // Without JavaScript the page that answers scrolls to the form.
        action={`${chosen?.address ?? '/contact'}#message`}
        noValidate
        onSubmit={send}
        onInput={(event) => problems && validate(event.currentTarget)}
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

/** Sends the message. Rejects if the connection is lost or the answer is not JSON. */
async function post(form: FormData): Promise<'sent' | 'failed' | 'full'> {
  // A program that fills the honeypot is told that it succeeded, so that it does not try again.
  if (form.get('website')) return 'sent';
  const message: ContactInput = contactInput(form);
  const answer = await fetch('/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (answer.status === 507) return 'full';
  const result = answer.ok && (await answer.json());
  return result && !result.error ? 'sent' : 'failed';
}

function fieldOf(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Empties every field; form.reset() would restore the initial subject. */
function clear(form: HTMLFormElement) {
  for (const name of contactFields) fieldOf(form, name).value = '';
}

function focusFirst(form: HTMLFormElement | null, problems: ContactProblems) {
  const first = contactFields.find((name) => problems[name]);
  if (first && form) focusInvalid(fieldOf(form, first));
}
