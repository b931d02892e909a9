import { catalogueOf } from '#app/i18n/catalogues.server.ts';
import { carouselImages } from '#demo/content/carousel.ts';
import { company } from '#demo/content/company.ts';
import { galleryCategories } from '#demo/content/gallery-categories.ts';
import { galleryItems } from '#demo/content/gallery-items.ts';
import { newsItems } from '#demo/content/news-items.ts';
import { pages } from '#demo/content/pages.ts';
import { pictureTexts } from '#demo/content/picture-texts.ts';
import { productCategories } from '#demo/content/product-categories.ts';
import { products } from '#demo/content/products.ts';
import { type InterfaceLocale, interfaceLocales } from '#domain/languages/interface-locale.ts';

interface Text {
  language: InterfaceLocale;
  text: string;
}

/** Every string inside a value, with its language (English if none is named). */
export function collectTexts(value: unknown, language: InterfaceLocale = 'en'): Text[] {
  if (typeof value === 'string') return [{ language, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    collectTexts(below, interfaceLocales.find((code) => code === key) ?? language),
  );
}

/** All texts of the site and its demo, with file names and slugs. */
export const everyText: readonly Text[] = [
  ...interfaceLocales.flatMap((code) => collectTexts(catalogueOf(code), code)),
  ...collectTexts([pages, company]),
  ...collectTexts([productCategories, products, galleryCategories, galleryItems, newsItems]),
  ...collectTexts([carouselImages, [...pictureTexts.values()]]),
];
