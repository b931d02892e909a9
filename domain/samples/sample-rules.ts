import { contactLimits } from '../contact/contact-rules.ts';
import { isEmailAddress } from '../email-address.ts';
import { withoutInvisible } from '../texts/invisible.ts';
import { oneLine, severalLines } from '../texts/typed-texts.ts';
import type { SampleLine } from './sample-list.ts';

export const sampleFields = ['name', 'email', 'company', 'address', 'message'] as const;

export type SampleField = (typeof sampleFields)[number];

/** A request as typed. */
export interface SampleInput extends Record<SampleField, string> {
  lines: SampleLine[];
}

export type SampleProblem = 'invalid' | 'tooLong';

export type SampleProblems = Partial<Record<SampleField | 'lines', SampleProblem>>;

/** The limits in code points, after trimming. */
export const sampleLimits: Record<SampleField, { least: number; most: number }> = {
  name: contactLimits.name,
  email: contactLimits.email,
  company: { least: 0, most: 200 },
  address: { least: 5, most: 1000 },
  message: { least: 0, most: contactLimits.message.most },
};

/** The most lines of a request, and the longest texts of a line. */
export const mostLines = 40;
export const lineLimits = { asked: 200, quantity: 100, note: 500 };

const lengthOf = (text: string) => [...text].length;

/** The problems of a request; empty if it is valid. Lines have no problems, because they are cut to their limits. */
export function sampleProblems(input: SampleInput): SampleProblems {
  const problems: SampleProblems = {};
  if (input.lines.length === 0) problems.lines = 'invalid';
  if (input.lines.length > mostLines) problems.lines = 'tooLong';
  for (const field of sampleFields) {
    const text = input[field].trim();
    const { least, most } = sampleLimits[field];
    if (lengthOf(withoutInvisible(text).trim()) < least) problems[field] = 'invalid';
    if (field === 'email' && !isEmailAddress(text)) problems[field] = 'invalid';
    if (lengthOf(text) > most) problems[field] = 'tooLong';
  }
  return problems;
}

/** A line without control characters, cut to its limits. */
export const cleanedLine = (line: SampleLine): SampleLine => ({
  kind: line.kind,
  asked: cut(oneLine(line.asked), lineLimits.asked),
  quantity: cut(oneLine(line.quantity), lineLimits.quantity),
  note: cut(oneLine(line.note), lineLimits.note),
});

const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** A request without control characters. */
export const cleanedRequest = (input: SampleInput): SampleInput => ({
  lines: input.lines.map(cleanedLine).filter(({ asked }) => asked !== ''),
  name: oneLine(input.name),
  email: input.email.toWellFormed().trim(),
  company: oneLine(input.company),
  address: severalLines(input.address),
  message: severalLines(input.message),
});
