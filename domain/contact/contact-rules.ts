import { isEmailAddress, longestEmailAddress } from '../email-address.ts';
import { withoutInvisible } from '../texts/invisible.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The form values as typed. */
export type ContactInput = Record<ContactField, string>;

export type ContactProblem = 'invalid' | 'tooLong';

/** The limits in code points, after trimming. */
export const contactLimits: Record<ContactField, { least: number; most: number }> = {
  name: { least: 2, most: 100 },
  email: { least: 0, most: longestEmailAddress },
  subject: { least: 3, most: 200 },
  message: { least: 10, most: 10_000 },
};

/** The English texts; the messages of the contact page use them. */
export const contactProblemTexts: Record<ContactField, Record<ContactProblem, string>> = {
  name: {
    invalid: 'Name must be at least 2 characters.',
    tooLong: 'Name must be at most 100 characters.',
  },
  email: {
    invalid: 'Please enter a valid email address.',
    tooLong: 'Please enter a valid email address.',
  },
  subject: {
    invalid: 'Subject must be at least 3 characters.',
    tooLong: 'Subject must be at most 200 characters.',
  },
  message: {
    invalid: 'Message must be at least 10 characters.',
    tooLong: 'Message must be at most 10,000 characters.',
  },
};

/** The text for a visitor when no more messages can be stored, until staff delete some. */
export const contactFullText =
  'The form cannot take any more messages at the moment. Please email or call us.';

const lengthOf = (text: string) => [...text].length;

/** The problems of typed fields, in the order of their limits. Browser and server use the same check. */
export function problemsOf<Field extends string>(
  limits: Readonly<Record<Field, { least: number; most: number }>>,
  input: Readonly<Record<Field, string>>,
): Partial<Record<Field, ContactProblem>> {
  const problems: Partial<Record<Field, ContactProblem>> = {};
  for (const field of Object.keys(limits) as Field[]) {
    const text = input[field].trim();
    const isShort = lengthOf(withoutInvisible(text).trim()) < limits[field].least;
    if (isShort || (field === 'email' && !isEmailAddress(text))) problems[field] = 'invalid';
    if (lengthOf(text) > limits[field].most) problems[field] = 'tooLong';
  }
  return problems;
}

export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** The problems of all fields, in form order; empty if the message is valid. */
export const contactProblems = (input: ContactInput): ContactProblems =>
  problemsOf(contactLimits, input);
