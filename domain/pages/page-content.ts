import type { Translated } from '../translations/shown-translations.server.ts';
import type { BlockKind, PageKey } from './page-places.ts';

/** A block in a visitor's language. */
export interface ShownBlock extends Translated {
  /** Its position among the blocks of its place, from 0. */
  nth: number;
  kind: BlockKind;
  place: string | null;
  title: string | null;
  body: string | null;
  /** The body as sanitised HTML; its paragraphs are elements. */
  html: string | null;
  picture_url: string | null;
  alt_text: string | null;
}

/** A page's texts in a visitor's language. */
export interface ShownPage extends Translated {
  key: PageKey | null;
  slug: string | null;
  title: string;
  label: string | null;
  lead: string | null;
  meta_title: string | null;
  meta_description: string | null;
  placement: 'menu' | 'footer' | 'none';
  changed: Date;
  /** The languages with a translation of its title. */
  languages: readonly string[];
  blocks: readonly ShownBlock[];
}

/** The Active pages in one language. */
export interface ShownPages {
  builtIn: { readonly [key in PageKey]?: ShownPage };
  /** The owner's own pages, in display order. */
  own: readonly ShownPage[];
}

/** The Active pages in every language. The pages of a language are prepared when they are first needed. */
export interface Pages {
  in(languageCode: string): ShownPages;
}

export const noPages: Pages = { in: () => ({ builtIn: {}, own: [] }) };

/** A built-in or own page, or one of its blocks by its position. */
export type PagePart = { key: PageKey | null } | { place: string | null; nth: number };

/**
 * The name by which the live preview finds the part of a page that a form field changes. It has no id, because new
 * blocks have none.
 */
export const previewPart = (part: PagePart, field: string): string =>
  'nth' in part ? `${part.place ?? ''} ${part.nth}` : `${part.key ?? ''} ${field}`;

/** The blocks of a page at a place, in order; none if there is no page. */
export const blocksAt = (page: ShownPage | undefined, place: string): ShownBlock[] =>
  page?.blocks.filter((block) => block.place === place) ?? [];

/** The blocks of one kind. */
export const ofKind = (blocks: readonly ShownBlock[], kind: BlockKind): ShownBlock[] =>
  blocks.filter((block) => block.kind === kind);
