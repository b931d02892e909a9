import { mediaTypeOf, type ShownMedium } from './files/media-type.ts';

/** The size of a share image in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What a share image shows. */
export interface ShareImageContent {
  name: string;
  /** The stored address, which may be on another site. */
  picture: string | undefined;
}

/** The address of the first picture among a record's media; undefined if there is none. */
export const firstPicture = (media: readonly ShownMedium[]): string | undefined =>
  media.find(({ url, media_type }) => mediaTypeOf(url, media_type) === 'image')?.url;
