import { type ContactProblem, contactLimits, problemsOf } from '../contact/contact-rules.ts';
import { oneLine, severalLines } from '../texts/typed-texts.ts';
import type { SampleLine } from './sample-list.ts';

export type SampleField = 'name' | 'email' | 'company' | 'address' | 'message';

/** A request as typed. */
export interface SampleInput extends Record<SampleField, string> {
  lines: SampleLine[];
}

export type SampleProblems = Partial<Record<SampleField | 'lines', ContactProblem>>;

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

/** The problems of a request; empty if it is valid. Lines have no problems, because they are cut to their limits. */
export function sampleProblems(input: SampleInput): SampleProblems {
  const problems: SampleProblems = {};
  if (input.lines.length === 0) problems.lines = 'invalid';
  if (input.lines.length > mostLines) problems.lines = 'tooLong';
  return { ...problems, ...problemsOf<SampleField>(sampleLimits, input) };
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
