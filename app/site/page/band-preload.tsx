import about from '../layout/images/band-about.webp';
import aboutSmall from '../layout/images/band-about-small.avif';
import contact from '../layout/images/band-contact.webp';
import contactSmall from '../layout/images/band-contact-small.avif';
import gallery from '../layout/images/band-gallery.webp';
import gallerySmall from '../layout/images/band-gallery-small.avif';
import news from '../layout/images/band-news.webp';
import newsSmall from '../layout/images/band-news-small.avif';
import products from '../layout/images/band-products.webp';
import productsSmall from '../layout/images/band-products-small.avif';

const pictures = {
  about: [aboutSmall, about],
  products: [productsSmall, products],
  gallery: [gallerySmall, gallery],
  news: [newsSmall, news],
  contact: [contactSmall, contact],
} as const;

export type Band = keyof typeof pictures;

/**
 * Preloads the picture of a band, which the browser would otherwise find only in bands.css. The
 * media queries are the same there.
 */
export function BandPreload({ band }: { band: Band }) {
  const [small, wide] = pictures[band];
  return (
    <>
      <link rel="preload" as="image" href={small} media="(width < 48rem)" fetchPriority="high" />
      <link rel="preload" as="image" href={wide} media="(width >= 48rem)" fetchPriority="high" />
    </>
  );
}
