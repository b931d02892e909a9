/** Size in pixels of the picture that is shown where a page is shared. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a record's card shows. */
export interface CardSubject {
  name: string;
  /** As stored; undefined or of another site when there is none of ours. */
  picture: string | undefined;
}

/** The first of a record's media that is no video. */
export function pictureAmong(
  media: readonly { url: string; media_type: 'image' | 'video' | null }[],
): string | undefined {
  return media.find(
    ({ url, media_type }) => media_type !== 'video' && !/\.(mp4|webm|ogg)$/i.test(url),
  )?.url;
}
