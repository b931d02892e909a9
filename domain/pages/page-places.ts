import { type blockKinds as kindNames, pageKeys } from '#database/schema/page-keys.ts';
import { publicPages } from '../addresses/public-pages.ts';

export type PageKey = (typeof pageKeys)[number];

export type BlockKind = (typeof kindNames)[number];

/** The texts and the picture that a block can have; the form shows those of its kind. */
export type BlockField = 'title' | 'body' | 'picture' | 'alt_text';

/** How the back-office names a kind of block and its fields. */
export interface BlockWords {
  name: string;
  /** The labels of its fields, in form order. */
  fields: Partial<Record<BlockField, string>>;
}

const picture = { picture: 'Picture', alt_text: 'Alternative text' };

/** The kinds of block. */
export const blockKinds: Record<BlockKind, BlockWords> = {
  heading: { name: 'Heading', fields: { title: 'Heading' } },
  text: { name: 'Text', fields: { title: 'Heading', body: 'Text', ...picture } },
  picture: { name: 'Picture', fields: picture },
  item: { name: 'Item', fields: { title: 'Name', body: 'Text' } },
  quotation: { name: 'Quotation', fields: { body: 'Quotation', title: 'Role' } },
};

/** A place of a page that shows blocks. */
export interface Place {
  /** The name that blocks store; null on own pages. */
  name: string | null;
  heading: string;
  /** Says in words where the place is on the page. */
  words: string;
  /** The most blocks of each kind. Other kinds are not allowed in this place. */
  limits: Partial<Record<BlockKind, number>>;
}

/** The texts of a page besides its title and blocks. */
export type HeadField = 'label' | 'lead' | 'meta_title' | 'meta_description';

interface BuiltInPage {
  name: string;
  /** Says in words what the page's texts are and where they are shown. */
  words: string;
  /** The path of the public page that shows the texts. */
  path: string;
  /** Says in words what the title is on the page. */
  title: string;
  head: readonly HeadField[];
  places: readonly Place[];
}

const meta = ['meta_title', 'meta_description'] as const;

const policy = (name: string): Omit<BuiltInPage, 'path'> => ({
  name,
  words: 'Opens from the footer of every page.',
  title: 'Its heading, and the words of its button in the footer.',
  head: ['lead'],
  places: [
    {
      name: 'sections',
      heading: 'Sections',
      words: 'The sections, one below the other.',
      limits: { text: 40 },
    },
  ],
});

const band: Place = {
  name: 'band',
  heading: 'Picture of the title',
  words:
    'Behind the title, on the right. It is decoration and is never read out. Without a picture, the background is plain.',
  limits: { picture: 1 },
};

const call = (words: string): Place => ({
  name: 'call',
  heading: 'Last section',
  words,
  limits: { text: 1 },
});

const listPage = (name: string, words: string, path: string): BuiltInPage => ({
  ...{ name, words, path, title: 'The title of the page.' },
  ...{ head: ['lead', ...meta], places: [band] },
});

/** The pages that the site always has, and the places of their blocks. */
export const builtInPages: Record<PageKey, BuiltInPage> = {
  home: {
    name: 'Home',
    words: 'The first page.',
    path: publicPages.home.path,
    title: 'The headline over the pictures.',
    head: ['lead', ...meta],
    places: [
      {
        name: 'teaser',
        heading: 'About teaser',
        words:
          'Below the pictures: a small line (Heading), then a text with its heading and picture, and a link to About Us.',
        limits: { heading: 1, text: 1 },
      },
      {
        name: 'testimonials',
        heading: 'Testimonials',
        words: 'The dark section: a heading, the quotations side by side, and a note below them.',
        limits: { heading: 1, quotation: 6, text: 1 },
      },
      call('A question and a sentence, with the buttons Contact Us and Browse Products.'),
    ],
  },
  about: {
    name: 'About Us',
    words: 'The page about the company.',
    path: publicPages.about.path,
    title: 'The title of the page.',
    head: ['label', 'lead', ...meta],
    places: [
      band,
      {
        name: 'story',
        heading: 'First chapters',
        words:
          'Each text is a chapter with its picture, alternately right and left. Items below a text are its numbered steps.',
        limits: { text: 6, item: 12 },
      },
      {
        name: 'values',
        heading: 'Values',
        words: 'The dark section: a heading, a wide picture, and the values side by side.',
        limits: { heading: 1, picture: 1, item: 6 },
      },
      {
        name: 'sustainability',
        heading: 'Sustainability',
        words: 'A heading with its text, a list, and two pictures beside it.',
        limits: { text: 1, item: 12, picture: 2 },
      },
      {
        name: 'more',
        heading: 'Last chapters',
        words: 'Further chapters, like the first ones.',
        limits: { text: 6, item: 12 },
      },
      call('An invitation, with the buttons Contact Us and Explore Products.'),
    ],
  },
  products: {
    ...listPage('Products', 'The list of products.', publicPages.products.path),
    places: [
      band,
      call('An invitation to ask for what the list does not have, with the button Contact Us.'),
    ],
  },
  gallery: listPage('Gallery', 'The list of resources.', publicPages.gallery.path),
  news: listPage('News & Events', 'The list of news.', publicPages.news.path),
  contact: {
    name: 'Contact Us',
    words: 'The page with the contact form.',
    path: publicPages.contact.path,
    title: 'The title of the page.',
    head: ['label', 'lead', ...meta],
    places: [band],
  },
  delivery: {
    name: 'Delivery & Shipping',
    words: 'Shown on every product page.',
    path: publicPages.products.path,
    title: 'Its name in the back-office; visitors do not see it.',
    head: [],
    places: [
      {
        name: 'delivery',
        heading: 'Delivery & Shipping',
        words: 'The list under Delivery & Shipping.',
        limits: { item: 12 },
      },
      {
        name: 'notes',
        heading: 'Important Notes',
        words: 'The list under Important Notes.',
        limits: { item: 12 },
      },
    ],
  },
  privacy: { ...policy('Privacy Policy'), path: '/?dialog=privacy' },
  terms: { ...policy('Terms of Service'), path: '/?dialog=terms' },
};

/** The only place of an own page. */
export const ownPlace: Place = {
  name: null,
  heading: 'Content',
  words: 'One below the other. Consecutive items form a list.',
  limits: { heading: 40, text: 40, picture: 40, item: 80, quotation: 40 },
};

export const isPageKey = (value: unknown): value is PageKey =>
  pageKeys.some((key) => key === value);

/** The places of a page. */
export const placesOf = (key: PageKey | null): readonly Place[] =>
  key ? builtInPages[key].places : [ownPlace];

/** The public path of a page's texts. */
export const pagePath = ({ key, slug }: { key: PageKey | null; slug: string | null }): string =>
  key ? builtInPages[key].path : `/${encodeURIComponent(slug ?? '')}`;
