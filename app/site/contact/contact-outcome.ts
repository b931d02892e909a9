import type { ContactInput, ContactProblems } from '#domain/contact/contact-rules.ts';

/** What came of sending the form. What was typed comes back unless it was accepted, or not even read. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; problems: ContactProblems; typed?: ContactInput }
  | { kind: 'failed' | 'full'; typed?: ContactInput };

/** What a form holds. */
export function contactInput(form: FormData): ContactInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
