import { about } from './about.ts';
import { contact } from './contact.ts';
import { finder } from './finder.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { products } from './products.ts';
import { samples } from './samples.ts';
import { seo } from './seo.ts';
import { shades } from './shades.ts';
import { sheets } from './sheets.ts';

/** Every interface message of the public site in English. Other languages have the same shape. */
export const en = {
  layout,
  home,
  about,
  products,
  finder,
  gallery,
  news,
  contact,
  newsletter,
  lists,
  samples,
  shades,
  seo,
  sheets,
};

export type Messages = typeof en;
