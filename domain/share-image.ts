/** The size of a share image in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The content of a record's share image. */
export interface ShareImageSubject {
  name: string;
  /** The address as stored; it may be absent or on another site. */
  picture: string | undefined;
}

/** The address of the first picture among a record's media; undefined if there is none. */
export function firstPicture(
  media: readonly { url: string; media_type: 'image' | 'video' | null }[],
): string | undefined {
  return media.find(
    ({ url, media_type }) => media_type !== 'video' && !/\.(mp4|webm|ogg)$/i.test(url),
  )?.url;
}
