import type { ShownMedium } from '../files/media-type.ts';
import type { Translated } from '../translations/shown-translations.server.ts';

/** The most pinned news items; the database enforces it. */
export const maxPinned = 3;

export interface NewsCard extends Translated {
  slug: string;
  title: string;
  description: string | null;
  primary_image_url: string | null;
  is_pinned: boolean;
  likes: number;
  created_at: Date;
}

export interface NewsPage extends NewsCard {
  updated_at: Date;
  /** The languages that its title is translated into. */
  languages: string[];
  /** Sanitised HTML. */
  article_html: string | null;
  /** In the order shown: the primary picture, then the attached pictures and videos. */
  media: ShownMedium[];
}

export interface NewsFilter {
  /** Searched in the title, ignoring case and character width. */
  q?: string;
  page: number;
  size: number;
}
