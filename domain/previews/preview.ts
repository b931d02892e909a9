import { idInAddress } from '../addresses/id-in-address.ts';
import { isPublishedKind, type PublishedKind } from '../kinds/kinds.ts';

/** What is previewed: a saved record, or a draft of it. A record that was never saved has only a draft. */
export interface PreviewSubject {
  kind: PublishedKind;
  record: number | null;
  draft: number | null;
}

const addressBelow = (screen: string, { kind, record, draft }: PreviewSubject) =>
  `${screen}/${kind}/${record ?? 'new'}${draft === null ? '' : `?draft=${draft}`}`;

/** The back-office address of a preview, in a language if given. */
export function previewAddress(subject: PreviewSubject, language?: string): string {
  const address = addressBelow('/admin/preview', subject);
  if (language === undefined) return address;
  return `${address}${subject.draft === null ? '?' : '&'}language=${encodeURIComponent(language)}`;
}

/** The address of a preview in a frame beside its form, in a language; `address` is that of the preview. */
export const framedPreviewAddress = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ language, framed: 'yes' })}`;

/** The draft that the address of a preview shows; '' if it shows the saved record. */
export const draftInAddress = (address: string): string =>
  new URLSearchParams(address.replace(/^[^?]*/, '')).get('draft') ?? '';

/** The back-office address of the links to a preview. */
export const previewLinksAddress = (subject: PreviewSubject): string =>
  addressBelow('/admin/preview-links', subject);

/** The path of a shared preview; it works on the host of every language. */
export const sharedPreviewPath = (secret: string): string => `/preview/${secret}`;

/** The subject of a preview address; undefined if the address is invalid. */
export function previewSubject(
  { kind, record }: { kind: string; record: string },
  search: URLSearchParams,
): PreviewSubject | undefined {
  const id = record === 'new' ? null : idInAddress(record);
  const asked = search.get('draft');
  const draft = asked === null ? null : idInAddress(asked);
  if (!isPublishedKind(kind) || id === undefined || draft === undefined) return undefined;
  if (id === null && draft === null) return undefined;
  return { kind, record: id, draft };
}
