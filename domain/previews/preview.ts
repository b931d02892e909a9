import { idInAddress } from '../addresses/id-in-address.ts';
import { isPublishedKind, type PublishedKind } from '../kinds/kinds.ts';

/** How long drafts and links to previews are kept. */
export const previewDays = 7;

/** What is previewed: a record as it is saved, or a draft of it. One that was never saved is a draft only. */
export interface PreviewSubject {
  kind: PublishedKind;
  record: number | null;
  draft: number | null;
}

const addressBelow = (screen: string, { kind, record, draft }: PreviewSubject) =>
  `${screen}/${kind}/${record ?? 'new'}${draft === null ? '' : `?draft=${draft}`}`;

/** Where an administrator sees a preview; `&language=` or `?language=` chooses the language. */
export function previewAddress(subject: PreviewSubject, language?: string): string {
  const address = addressBelow('/admin/preview', subject);
  if (language === undefined) return address;
  return `${address}${subject.draft === null ? '?' : '&'}language=${encodeURIComponent(language)}`;
}

/** The screen with the links to a preview. */
export const previewLinksAddress = (subject: PreviewSubject): string =>
  addressBelow('/admin/preview-links', subject);

/** The path of a link, on the host of every language. */
export const sharedPreviewPath = (secret: string): string => `/preview/${secret}`;

/** What such an address names; undefined when it names nothing. */
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
