import type { Messages } from '#app/i18n/interpolate.ts';
import { type Message, plain, type Shown } from '#app/i18n/message.tsx';
import { contactLimits } from '#domain/contact/contact-rules.ts';

const kinds = ['sample', 'price', 'other'] as const;

export type EnquiryKind = (typeof kinds)[number];

/** What the query of the contact page says about an enquiry. */
export interface EnquiryRequest {
  kind: EnquiryKind | undefined;
  /** Slug of a product, and one of its item codes. */
  product: string | undefined;
  code: string | undefined;
}

/** A kind of enquiry to choose: its name, its address, and the subject that it fills in. */
export interface EnquiryChoice {
  kind: EnquiryKind;
  name: Message;
  address: string;
  subject: string;
  /** What to write in such an enquiry. */
  hint?: Message;
}

/** Reads the query of the contact page. With a product and no kind, the kind is a sample. */
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

/** The address of the contact page for an enquiry: the inverse of `enquiryRequest`. */
export function enquiryAddress({ kind, product, code }: Partial<EnquiryRequest>): string {
  const query = new URLSearchParams();
  if (product) query.set('product', product);
  if (code) query.set('code', code);
  if (kind && !(product && kind === 'sample')) query.set('enquiry', kind);
  return `/contact?${query}`;
}

/** All kinds of enquiry. `what` is the product or item code that their subjects name. */
export function enquiryChoices(
  messages: Shown<Messages['contact']>,
  request: EnquiryRequest,
  what: string | undefined,
): EnquiryChoice[] {
  const { enquiryKinds, enquirySubjects, enquirySubjectsOf, enquiryHints } = messages;
  const subjects: Partial<Record<EnquiryKind, Message>> = what
    ? enquirySubjectsOf
    : enquirySubjects;
  const hints: Partial<Record<EnquiryKind, Message>> = enquiryHints;
  return kinds.map((kind) => {
    const subject = plain(subjects[kind] ?? '').replace('{what}', () => what ?? '');
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
