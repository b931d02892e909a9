import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Messages } from '#app/i18n/interpolate.ts';
import type { Shown } from '#app/i18n/message.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { SubmitButton } from '#app/ui/fields/submit-button.tsx';
import { urlEncoded } from '#app/ui/url-encoded.ts';
import { isEmailAddress } from '#domain/email-address.ts';
import { Honeypot } from '../../ui/fields/honeypot.tsx';
import { unlessLeft } from '../../ui/unless-left.ts';
import {
  isTaken,
  type NewsletterOutcome,
  type NewsletterReturn,
  newsletterOutcomes,
} from './newsletter-outcome.ts';

interface NewsletterFormProps {
  messages: Shown<Messages['newsletter']>;
  /** The result of a sign-up without JavaScript. */
  returned: NewsletterReturn | undefined;
}

/** The newsletter form. Without JavaScript the server redirects back to the page with the form. */
export function NewsletterForm({ messages, returned }: NewsletterFormProps) {
  const [outcome, setOutcome] = useState(returned?.outcome);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  const id = useId();
  const error = outcome && !isTaken(outcome) ? messages[outcome] : undefined;

  useEffect(() => {
    // Disabling the field removed its focus. The form restores it, unless the visitor has moved it.
    if (wasBusy.current && document.activeElement === document.body) input.current?.focus();
    wasBusy.current = busy;
  }, [busy]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    let next: NewsletterOutcome | undefined = 'invalid';
    if (isEmailAddress(String(typed.get('email')).trim())) {
      setBusy(true);
      next = await unlessLeft(() => postForm(form.action, typed)).catch(() => 'failed' as const);
      setBusy(false);
      if (next && isTaken(next)) form.reset();
    } else input.current?.focus();
    setOutcome(next);
  }

  return (
    <form
      id="newsletter"
      className="newsletter"
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={send}
    >
      <label className="label" htmlFor={id}>
        {messages.email}
      </label>
      <div className="newsletter-line">
        <input
          ref={input}
          id={id}
          className="input"
          type="email"
          name="email"
          required
          autoComplete="email"
          defaultValue={returned?.email}
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
        <SubmitButton busy={busy} busyText={messages.subscribing}>
          {messages.subscribe}
        </SubmitButton>
      </div>
      <Honeypot label={messages.leaveEmpty} />
      <div role="status">
        <FieldError id={`${id}error`} text={error} />
        {outcome && isTaken(outcome) && <p>{messages[outcome]}</p>}
      </div>
    </form>
  );
}

async function postForm(address: string, form: FormData): Promise<NewsletterOutcome> {
  const headers = { Accept: 'application/json' };
  const answer = await fetch(address, { method: 'POST', body: urlEncoded(form), headers });
  const { outcome } = await answer.json();
  return newsletterOutcomes.find((one) => one === outcome) ?? 'failed';
}
