import type { Messages } from '#app/i18n/interpolate.ts';
import { contactLimits } from '#domain/contact/contact-rules.ts';

const kinds = ['sample', 'price', 'other'] as const;

export type EnquiryKind = (typeof kinds)[number];

/** What the address of the contact page says an enquiry is about. */
export interface EnquiryRequest {
  kind: EnquiryKind | undefined;
  /** The slug of a product, and one of its item codes. */
  product: string | undefined;
  code: string | undefined;
}

/** One kind of enquiry to choose: its name, where it leads, the subject that it begins with. */
export interface EnquiryChoice {
  kind: EnquiryKind;
  name: string;
  address: string;
  subject: string;
  /** What to write in such an enquiry. */
  hint?: string;
}

/** Reads the address of the contact page; whoever comes from a product asks for a sample of it. */
export function enquiryRequest(address: string): EnquiryRequest {
  const asked = new URL(address).searchParams;
  const product = asked.get('product') || undefined;
  const kind = kinds.find((known) => known === asked.get('enquiry'));
  return {
    kind: kind ?? (product ? 'sample' : undefined),
    product,
    code: asked.get('code') || undefined,
  };
}

/** The contact page for an enquiry; where it comes from a product, a sample is what is asked for. */
export function enquiryAddress({ kind, product, code }: Partial<EnquiryRequest>): string {
  const query = new URLSearchParams();
  if (product) query.set('product', product);
  if (code) query.set('code', code);
  if (kind && !(product && kind === 'sample')) query.set('enquiry', kind);
  return `/contact?${query}`;
}

/** Where every page leads to ask for a sample. */
export const sampleAddress = enquiryAddress({ kind: 'sample' });

/** All kinds, about what was asked for: `what` is a product or item code as it is named. */
export function enquiryChoices(
  messages: Messages['contact'],
  request: EnquiryRequest,
  what: string | undefined,
): EnquiryChoice[] {
  const { enquiryKinds, enquirySubjects, enquirySubjectsOf, enquiryHints } = messages;
  const subjects: Partial<Record<EnquiryKind, string>> = what ? enquirySubjectsOf : enquirySubjects;
  const hints: Partial<Record<EnquiryKind, string>> = enquiryHints;
  return kinds.map((kind) => {
    const subject = (subjects[kind] ?? '').replace('{what}', () => what ?? '');
    const hint = hints[kind];
    return {
      kind,
      name: enquiryKinds[kind],
      address: enquiryAddress({ ...request, kind }),
      subject: [...subject].slice(0, contactLimits.subject.most).join(''),
      ...(hint && { hint }),
    };
  });
}
