import type { DemoPage } from './content-types.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { delivery } from './pages/delivery.ts';
import { gallery } from './pages/gallery.ts';
import { home } from './pages/home.ts';
import { news } from './pages/news.ts';
import { privacy } from './pages/privacy.ts';
import { products } from './pages/products.ts';
import { terms } from './pages/terms.ts';

/** The texts of the built-in pages. */
export const pages: readonly DemoPage[] = [
  ...[home, about, products, gallery, news, contact],
  ...[delivery, privacy, terms],
];
