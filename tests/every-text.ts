import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { aboutText } from '#app/site/about/about-text.ts';
import { testimonials } from '#app/site/home/testimonials.ts';
import { privacyPolicy } from '#app/site/policies/privacy-policy.ts';
import { termsOfService } from '#app/site/policies/terms-of-service.ts';
import { deliveryText } from '#app/site/products/delivery-text.ts';
import { carouselImages } from '#demo/content/carousel.ts';
import { galleryCategories } from '#demo/content/gallery-categories.ts';
import { galleryItems } from '#demo/content/gallery-items.ts';
import { newsItems } from '#demo/content/news-items.ts';
import { productCategories } from '#demo/content/product-categories.ts';
import { products } from '#demo/content/products.ts';
import { company } from '#domain/company.ts';
import { type InterfaceLocale, interfaceLocales } from '#domain/languages/interface-locale.ts';

interface Text {
  language: InterfaceLocale;
  text: string;
}

/** Every string below a value, with the language it stands under (English where none is named). */
export function collectTexts(value: unknown, language: InterfaceLocale = 'en'): Text[] {
  if (typeof value === 'string') return [{ language, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    collectTexts(below, interfaceLocales.find((code) => code === key) ?? language),
  );
}

/** All that the site and its demo say, file names and slugs included. */
export const everyText: readonly Text[] = [
  ...interfaceLocales.flatMap((code) => collectTexts(messagesOf(code), code)),
  ...collectTexts([aboutText, testimonials, privacyPolicy, termsOfService, deliveryText, company]),
  ...collectTexts([productCategories, products, galleryCategories, galleryItems, newsItems]),
  ...collectTexts(carouselImages),
];
