import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Messages } from '#app/i18n/interpolate.ts';
import { Field, TextField } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import {
  type ContactField,
  type ContactInput,
  type ContactProblems,
  contactFields,
  contactProblems,
} from '#domain/contact/contact-rules.ts';
import { showToast } from '../layout/toasts.ts';
import { type ContactOutcome, contactInput } from './contact-outcome.ts';

export type ContactFormMessages = Pick<
  Messages['contact'],
  | ContactField
  | 'formHeading'
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
}

/** Judged when it is sent and from then on with every change, by the rules that the server has. */
export function ContactForm({ messages, outcome }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answered = outcome?.kind === 'invalid' ? outcome.problems : undefined;
  const [problems, setProblems] = useState<ContactProblems | undefined>(answered);
  const [busy, setBusy] = useState(false);
  const typed = outcome && outcome.kind !== 'sent' ? outcome.typed : undefined;

  useEffect(() => {
    if (problems && problems === answered) focusFirst(form.current, problems);
  }, [problems, answered]);

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
    setBusy(true);
    const answer = await post(new FormData(at));
    setBusy(false);
    if (answer !== 'sent') return showToast('error', messages[answer]);
    at.reset();
    setProblems(undefined);
    showToast('success', messages.sent);
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
    <section id="message" className="contact-message">
      <h2 className="heading">{messages.formHeading}</h2>
      {outcome && outcome.kind !== 'invalid' && (
        <p className="answer" role="status">
          {messages[outcome.kind]}
        </p>
      )}
      <form
        ref={form}
        method="post"
        // The page that answers a browser's own sending begins at the form.
        action="/contact#message"
        noValidate
        onSubmit={send}
        onInput={(event) => problems && judge(event.currentTarget)}
      >
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('subject')} />
        <TextField {...field('message')} rows={7} />
        <p className="for-machines" aria-hidden="true">
          <label>
            {messages.leaveEmpty} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SubmitButton busy={busy} busyText={messages.sending}>
          {messages.send}
        </SubmitButton>
      </form>
    </section>
  );
}

/** Sends the message; a lost connection is an answer too. */
async function post(form: FormData): Promise<'sent' | 'failed' | 'full'> {
  // Whoever fills a field that nobody sees is told what they want to hear.
  if (form.get('website')) return 'sent';
  const message: ContactInput = contactInput(form);
  const answer = await fetch('/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  }).catch(() => undefined);
  if (answer?.ok) return 'sent';
  return answer?.status === 507 ? 'full' : 'failed';
}

function focusFirst(form: HTMLFormElement | null, problems: ContactProblems) {
  const first = contactFields.find((name) => problems[name]);
  const input = first && form?.elements.namedItem(first);
  if (input instanceof HTMLElement) input.focus();
}
