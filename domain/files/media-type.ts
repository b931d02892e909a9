import { isVideoAddress } from './content-types.ts';

/** A picture or video that a record's page shows; a null type is that of the address. */
export interface ShownMedium {
  url: string;
  media_type: 'image' | 'video' | null;
  /** The alternative text: empty for decoration, null if the picture is not described yet. */
  alt: string | null;
  /** The language of `alt`, if it is not that of the page. */
  lang: string | undefined;
}

/** The media type of a stored file: from its record, or else from the extension of its address. */
export function mediaTypeOf(url: string, recorded: ShownMedium['media_type']): 'image' | 'video' {
  return recorded === 'video' || isVideoAddress(url) ? 'video' : 'image';
}
