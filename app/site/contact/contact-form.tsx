import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { Field, TextField } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { showToast } from '#app/ui/toast.ts';
import {
  type ContactField,
  type ContactProblems,
  contactFields,
  contactProblems,
} from '#domain/contact/contact-rules.ts';
import { type ContactOutcome, contactInput } from './contact-outcome.ts';

/** Judged when it is sent and from then on with every change, by the rules that the server has. */
export function ContactForm({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { contact } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ContactProblems>();
  const busy = useNavigation().formAction?.startsWith('/contact') ?? false;
  const answered = outcome?.kind === 'invalid' ? outcome.problems : undefined;
  const shown = problems ?? answered ?? {};
  const hydrated = useHydrated();
  // What a page begins with was sent without a script, and is said on the page.
  const [sentByBrowser] = useState(outcome);
  const typed = outcome && outcome.kind !== 'sent' ? outcome.typed : undefined;

  useEffect(() => {
    if (outcome?.kind === 'invalid') focusFirst(form.current, outcome.problems);
    if (outcome === sentByBrowser) return;
    if (outcome?.kind === 'sent') {
      form.current?.reset();
      setProblems(undefined);
      showToast('success', contact.sent);
    }
    if (outcome?.kind === 'failed' || outcome?.kind === 'full') {
      showToast('error', contact[outcome.kind]);
    }
  }, [outcome, sentByBrowser, contact]);

  function judge(event: FormEvent<HTMLFormElement>) {
    const found = contactProblems(contactInput(new FormData(event.currentTarget)));
    setProblems(found);
    return found;
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const found = judge(event);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, found);
  }

  const field = (name: ContactField) => {
    const problem = shown[name];
    return {
      name,
      label: contact[name],
      required: true,
      defaultValue: typed?.[name],
      error: problem && contact.problems[name][problem],
    };
  };

  return (
    <section id="message" className="contact-message">
      <h2 className="heading">{contact.formHeading}</h2>
      {outcome && outcome === sentByBrowser && outcome.kind !== 'invalid' && (
        <p className="answer" role="status">
          {contact[outcome.kind]}
        </p>
      )}
      <Form
        ref={form}
        method="post"
        // The page that answers a browser's own sending begins at the form.
        action={hydrated ? '/contact' : '/contact#message'}
        replace
        noValidate
        preventScrollReset
        onSubmit={send}
        onInput={(event) => problems && judge(event)}
      >
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('subject')} />
        <TextField {...field('message')} rows={7} />
        <p className="for-machines" aria-hidden="true">
          <label>
            {contact.leaveEmpty} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SubmitButton busy={busy} busyText={contact.sending}>
          {contact.send}
        </SubmitButton>
      </Form>
    </section>
  );
}

function focusFirst(form: HTMLFormElement | null, problems: ContactProblems) {
  const first = contactFields.find((name) => problems[name]);
  const input = first && form?.elements.namedItem(first);
  if (input instanceof HTMLElement) input.focus();
}
