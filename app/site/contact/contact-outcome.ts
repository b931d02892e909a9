import {
  type ContactInput,
  type ContactProblems,
  contactFields,
} from '#domain/contact/contact-rules.ts';

/** The result of sending the form. `typed` fills the form again; it is missing if the server did not read the form. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; problems: ContactProblems; typed?: ContactInput }
  | { kind: 'failed' | 'full'; typed?: ContactInput };

/** Reads the fields of the form. */
export function contactInput(form: FormData): ContactInput {
  const texts = contactFields.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(texts) as ContactInput;
}
