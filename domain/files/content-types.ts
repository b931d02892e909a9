/** The MIME type of every file extension that the site stores or generates. */
const contentTypes: Readonly<Record<string, string>> = {
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
};

const videoEndings = ['mp4', 'webm', 'ogg', 'mov', 'avi'];

function endingOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The MIME type for the extension of a name or address; undefined for a type that the site does not store. */
export function contentTypeOf(name: string): string | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
}

/** Whether the extension is a video's: .mp4, .webm, .ogg, .mov or .avi. */
export const isVideoAddress = (address: string): boolean =>
  videoEndings.includes(endingOf(address));

/** The file types that the back-office shows. */
export const storedFileTypes = ['image', 'document', 'video', 'other'] as const;

export type StoredFileType = (typeof storedFileTypes)[number];

/** The file type that the back-office shows, by extension. */
export function storedFileTypeOf(name: string): StoredFileType {
  if (isVideoAddress(name)) return 'video';
  const contentType = contentTypeOf(name);
  if (contentType === 'application/pdf') return 'document';
  return contentType?.startsWith('image/') ? 'image' : 'other';
}
