import type { ReportedKind } from '#domain/interest/interest.server.ts';

/** The periods of the report, in days; the first is the default. */
export const periods = [
  { days: 30, label: 'Last 30 Days' },
  { days: 7, label: 'Last 7 Days' },
  { days: 90, label: 'Last 90 Days' },
  { days: 365, label: 'Last 12 Months' },
] as const;

/** The parts of the report in order: their heading, the head of their first column, and what they count. */
export const interestParts: {
  kind: ReportedKind;
  heading: string;
  subject: string;
  hint: string;
}[] = [
  {
    kind: 'nothing',
    heading: 'Searches Without Results',
    subject: 'Searched for',
    hint: 'Search words can lead them to products.',
  },
  {
    kind: 'search',
    heading: 'Searches With Results',
    subject: 'Searched for',
    hint: 'Counted once for each visit of the product list.',
  },
  {
    kind: 'code',
    heading: 'Item Codes Viewed',
    subject: 'Item code',
    hint: 'Chosen on a product page, or opened by a link.',
  },
  {
    kind: 'compare',
    heading: 'Item Codes Compared',
    subject: 'Item code',
    hint: 'Shown side by side with others.',
  },
  {
    kind: 'asked',
    heading: 'Samples Requested',
    subject: 'Item code',
    hint: 'Lines of the sample requests that are kept in Messages.',
  },
  {
    kind: 'pdf',
    heading: 'PDFs Opened',
    subject: 'Page or file',
    hint: 'Counted on the page that links to the file.',
  },
];
