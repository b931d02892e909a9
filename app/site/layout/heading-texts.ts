import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { publicPageNames } from '#domain/addresses/public-pages.ts';
import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';
import { aboutText } from '../about/about-text.ts';
import { testimonials } from '../home/testimonials.ts';
import { privacyPolicy } from '../policies/privacy-policy.ts';
import { termsOfService } from '../policies/terms-of-service.ts';
import { deliveryText } from '../products/delivery-text.ts';

/** The site's own texts in the heading typeface, in one language; without names of records. */
export function headingTexts(code: InterfaceLocale): string[] {
  const { layout, home, about, products, gallery, news, contact, newsletter, lists } =
    messagesOf(code);
  const { title, history, yarn, values, sustainability, community, education } = aboutText[code];
  const { delivery, notes } = deliveryText[code];
  return [
    ...publicPageNames.map((name) => layout[name]),
    ...[layout.pageNotFound, layout.pageFailed, layout.connectionLost, layout.pagesAtHand],
    ...[home.headline, home.aboutHeading, home.featured, home.callHeading, about.callHeading],
    ...[products.title, products.categoriesHeading, products.customHeading, products.notFound],
    ...[products.noneFound, products.description, products.specifications, products.compareCodes],
    ...[products.technicalHeading, products.related],
    ...[gallery.title, gallery.projectDetails, gallery.relatedProducts, gallery.question],
    ...[gallery.noneFound, news.title, news.noneFound, news.noneFoundFor, lists.notLoaded],
    ...[contact.title, contact.detailsHeading, contact.formHeading, contact.mapHeading],
    ...[newsletter.heading, privacyPolicy[code].title, termsOfService[code].title],
    ...[title, values.heading, sustainability.heading, delivery.heading, notes.heading],
    ...[history, yarn, community, education].map(({ heading }) => heading),
    ...[...yarn.steps, ...values.items].map(({ name }) => name),
    ...[testimonials[code].heading, ...testimonials[code].items.map(({ quote }) => quote)],
  ];
}
