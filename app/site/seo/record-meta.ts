import type { RouterContextProvider } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { interpolate } from '#app/i18n/interpolate.ts';
import { siteNameOf } from '#domain/company/company.server.ts';
import type { GalleryPage } from '#domain/gallery/gallery.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { NewsPage } from '#domain/news/news.ts';
import type { ProductDetails } from '#domain/products/product.ts';
import { firstPicture } from '#domain/share-image.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { siteCompany } from '../loading/site-company.ts';
import { describe, type PageMeta } from './describe-page.ts';
import { plainText } from './meta-text.ts';
import { trailOf } from './page-meta.ts';
import { productData } from './product-data.ts';
import { newsArticle } from './structured-data.ts';

type Context = Readonly<RouterContextProvider>;

export function productMeta(context: Context, product: ProductDetails): PageMeta {
  const { name, slug, pictures, languages } = product;
  const text = plainText(product.description) || plainText(product.detailed_description);
  const visit = context.get(visitContext);
  const { content } = visit;
  const { site } = context.get(servicesContext);
  const messages = messagesOf(visit);
  const brand = siteNameOf(content.company, site.hostName);
  const path = recordPath('products', slug);
  return describe(context, path, {
    title: name,
    description: text || interpolate(messages.seo.product.description, { name }),
    maxDescription: 120,
    type: 'product',
    shareImage: { picture: pictures[0]?.url },
    trail: [trailOf(context, 'products'), { name, path }],
    isTranslated: (code) => languages.includes(code),
    structured: ({ canonical, siteUrl }) =>
      productData(product, { description: text, url: canonical, siteUrl, brand, messages }),
  });
}

export function galleryItemMeta(context: Context, item: GalleryPage): PageMeta {
  const { name, slug, languages } = item;
  const path = recordPath('gallery_items', slug);
  return describe(context, path, {
    title: name,
    description:
      plainText(item.description) ||
      plainText(item.detailed_description) ||
      fallbackDescription(context, 'gallery'),
    type: 'article',
    shareImage: { picture: firstPicture(item.media) },
    trail: [trailOf(context, 'gallery'), { name, path }],
    isTranslated: (code) => languages.includes(code),
  });
}

export function newsItemMeta(context: Context, item: NewsPage): PageMeta {
  const { title, slug, media, languages } = item;
  const text = plainText(item.description) || plainText(item.article_html);
  const path = recordPath('news_items', slug);
  return describe(context, path, {
    title,
    description: text || fallbackDescription(context, 'news'),
    type: 'article',
    shareImage: { picture: firstPicture(media) },
    trail: [trailOf(context, 'news'), { name: title, path }],
    isTranslated: (code) => languages.includes(code),
    structured: ({ canonical, language, siteUrl }) => [
      newsArticle(item, {
        description: text,
        language,
        url: canonical,
        publisher: siteCompany(context).siteName,
        siteUrl,
      }),
    ],
  });
}

const fallbackDescription = (context: Context, page: 'gallery' | 'news') => {
  const texts = shownPages(context).builtIn[page];
  return texts?.meta_description ?? texts?.lead ?? '';
};
