import type { Messages } from '#app/i18n/interpolate.ts';
import { type Message, plain, type Shown } from '#app/i18n/message.tsx';
import { contactLimits } from '#domain/contact/contact-rules.ts';

const kinds = ['sample', 'price', 'other'] as const;

export type EnquiryKind = (typeof kinds)[number];

/** The enquiry that the query of the contact page describes. */
export interface EnquiryRequest {
  kind: EnquiryKind | undefined;
  /** The slug of a product. `code` is one of its item codes. */
  product: string | undefined;
  code: string | undefined;
}

/** A kind of enquiry that the visitor can choose. Choosing it fills in its subject. */
export interface EnquiryChoice {
  kind: EnquiryKind;
  name: Message;
  address: string;
  subject: string;
  /** Advice on what to write in such an enquiry. */
  hint?: Message;
}

/** Reads the query of the contact page. If it names a product and no kind, the enquiry is for a sample. */
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

/** The kinds of enquiry. `what` is the product or item code that the subjects name. */
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
