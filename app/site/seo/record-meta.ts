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
import { plainText } from './meta-text.ts';
import { absolute, describe, type PageMeta, trailOf } from './page-meta.ts';
import { productGroup } from './product-group.ts';
import { newsArticle, product as productData } from './structured-data.ts';

type Context = Readonly<RouterContextProvider>;

export function productMeta(context: Context, product: ProductDetails): PageMeta {
  const { name, slug, pictures, categories, item_codes, languages } = product;
  const text = plainText(product.description) || plainText(product.detailed_description);
  const visit = context.get(visitContext);
  const { content } = visit;
  const { site } = context.get(servicesContext);
  const { seo, products, finder } = messagesOf(visit);
  const brand = siteNameOf(content.company, site.hostName);
  const path = recordPath('products', slug);
  return describe(context, path, {
    title: name,
    description: text || interpolate(seo.product.description, { name }),
    maxDescription: 120,
    type: 'product',
    shareImage: { picture: pictures[0]?.url },
    trail: [trailOf(context, 'products'), { name, path }],
    isTranslated: (code) => languages.includes(code),
    structured: ({ canonical, siteUrl }) => [
      productData({
        name,
        description: text,
        pictures: pictures.map(({ url }) => absolute(siteUrl, url)),
        categories: categories.map((category) => category.name),
        codes: item_codes.map(({ item_code }) => item_code),
        uses: { name: finder.use, values: product.uses.map((use) => products.uses[use]) },
        url: canonical,
        brand,
      }),
      ...(item_codes.length > 0
        ? [
            productGroup({
              ...{ name, slug, url: canonical, brand, fields: products.fields },
              ...{ origin: new URL(canonical).origin, codes: item_codes },
            }),
          ]
        : []),
    ],
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
      newsArticle({
        title,
        description: text,
        pictures: media
          .filter(({ media_type }) => media_type !== 'video')
          .map(({ url }) => absolute(siteUrl, url)),
        published: item.created_at,
        changed: item.updated_at,
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
