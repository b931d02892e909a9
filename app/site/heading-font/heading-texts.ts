import { catalogueOf } from '#app/i18n/catalogues.server.ts';
import { publicPageNames } from '#domain/addresses/public-pages.ts';
import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';
import type { ShownPages } from '#domain/pages/page-content.ts';

/** The texts of interface and pages that are set in the heading typeface. Names of records are not included. */
export function headingTexts(code: InterfaceLocale, { builtIn, own }: ShownPages): string[] {
  const { layout, home, products, gallery, news, contact, newsletter, lists, samples, finder } =
    catalogueOf(code);
  const pages = [...Object.values(builtIn), ...own];
  return [
    ...publicPageNames.map((name) => layout[name]),
    ...[layout.pageNotFound, layout.pageFailed, layout.connectionLost, layout.pagesAtHand],
    ...[home.featured],
    ...[products.title, products.categoriesHeading, products.notFound],
    ...[products.noneFound, products.description, products.specifications, products.compareCodes],
    ...[products.technicalHeading, products.related],
    ...[gallery.title, gallery.projectDetails, gallery.relatedProducts, gallery.question],
    ...[gallery.noneFound, news.title, news.noneFound, news.noneFoundFor, lists.notLoaded],
    ...[contact.title, contact.detailsHeading, contact.formHeading, contact.mapHeading],
    ...[finder.title, finder.none, finder.comparison, finder.nothingToCompare, finder.codeOf],
    ...[samples.title, samples.listHeading, samples.detailsHeading],
    ...[samples.request.title, samples.request.what, samples.request.state],
    ...[newsletter.heading, products.deliveryHeading, products.notesHeading],
    ...pages
      .flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap(({ kind, title, body }) => [title, kind === 'quotation' ? body : null]),
      ])
      .filter((text) => text !== null),
  ];
}
