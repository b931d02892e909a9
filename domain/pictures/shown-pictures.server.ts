import type { ShownMedium } from '../files/media-type.ts';
import { langOf, type Translated } from '../translations/shown-translations.server.ts';

interface Described extends Translated {
  alt_text: string | null;
  is_decorative: boolean;
}

/** A picture or video as a page shows it; `described` is already translated. */
export function shownMedium(
  url: string,
  described: Described,
  media_type: ShownMedium['media_type'] = null,
): ShownMedium {
  const { alt_text, is_decorative } = described;
  const alt = is_decorative ? '' : alt_text?.trim() || null;
  return { url, media_type, alt, lang: alt ? langOf(described, 'alt_text') : undefined };
}

interface WithPrimaryPicture extends Described {
  primary_image_url: string | null;
}

/** The media of a record's page: its primary picture first. */
export const shownMedia = (
  record: WithPrimaryPicture,
  further: readonly (Described & Pick<ShownMedium, 'url' | 'media_type'>)[],
): ShownMedium[] => [
  ...(record.primary_image_url ? [shownMedium(record.primary_image_url, record)] : []),
  ...further.map((one) => shownMedium(one.url, one, one.media_type)),
];
