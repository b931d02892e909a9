/** The list of samples that a visitor collects: in the browser, in addresses and in the form. */

export const sampleKinds = ['code', 'shade', 'product', 'project'] as const;

export type SampleKind = (typeof sampleKinds)[number];

/**
 * A thing of which a visitor asks a sample: an item code, the slug of a product or project, or the slug of a
 * product and the number of its shade, such as `st-viscose/101`.
 */
export interface SampleRef {
  kind: SampleKind;
  asked: string;
}

export interface SampleLine extends SampleRef {
  quantity: string;
  note: string;
}

export const samplesPath = '/samples';

/** The path of the page that shows a sent request. */
export const sampleRequestPath = (secret: string): string => `${samplesPath}/requests/${secret}`;

/** A thing in addresses and forms, such as `code:ST120`. */
export const refText = ({ kind, asked }: SampleRef): string => `${kind}:${asked}`;

/** Reads `code:ST120`; a text without a kind is an item code as a visitor types it. */
export function readRef(text: string): SampleRef {
  const [prefix = '', ...rest] = text.split(':');
  const kind = sampleKinds.find((known) => known === prefix);
  return kind ? { kind, asked: rest.join(':').trim() } : { kind: 'code', asked: text.trim() };
}

/** The address of the list with these things, each such as `code:ST120`. */
export function samplesAddress(things: readonly string[]): string {
  const query = new URLSearchParams(things.map((thing) => ['add', thing]));
  return things.length > 0 ? `${samplesPath}?${query}` : samplesPath;
}

/** The address that adds one thing to the list. */
export const addAddress = (ref: SampleRef): string => samplesAddress([refText(ref)]);
