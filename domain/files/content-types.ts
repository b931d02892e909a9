/** Every kind of file that the site stores or makes: its ending, and the type it is served with. */
const contentTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  pdf: 'application/pdf',
} as const;

const videoEndings = ['mp4', 'webm', 'ogg', 'mov', 'avi'];

function endingOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** By the ending of a name or address; undefined for one that the site does not store. */
export function contentTypeOf(name: string): string | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(contentTypes, ending)
    ? contentTypes[ending as keyof typeof contentTypes]
    : undefined;
}

/** Whether an address ends like a video: .mp4, .webm, .ogg, .mov or .avi. */
const isVideoAddress = (address: string): boolean => videoEndings.includes(endingOf(address));

/** What staff see a stored file as. */
export const storedFileTypes = ['image', 'document', 'video', 'other'] as const;

export type StoredFileType = (typeof storedFileTypes)[number];

/** What a stored file is to staff, by its ending. */
export function storedFileTypeOf(name: string): StoredFileType {
  if (isVideoAddress(name)) return 'video';
  const contentType = contentTypeOf(name);
  if (contentType === 'application/pdf') return 'document';
  return contentType?.startsWith('image/') ? 'image' : 'other';
}
