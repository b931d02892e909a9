import type { Database } from '#database/connect.ts';
import { products } from '#database/schema/products.ts';
import { codeAddress } from '../addresses/public-pages.ts';
import type { ShownCompany } from '../company/company.ts';
import { findCodesByCode } from '../finder/compared-codes.server.ts';
import { recordPath } from '../kinds/kinds.ts';
import { inOrder } from '../order/list-order.server.ts';
import { findProductPage } from '../products/product.server.ts';
import type { ProductDetails } from '../products/product.ts';
import { productOrder } from '../products/product-list.server.ts';
import { readCategories } from '../products/product-queries.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { langOf } from '../translations/shown-translations.server.ts';
import { lastChange } from './last-change.server.ts';
import { codeSheet, productSheet } from './product-sheet.server.ts';
import type { ContentsLine, Sheet, SheetDocument, SheetText } from './sheet.ts';
import type { SheetWords } from './sheet-words.ts';

/** The language and the site of a document. */
export interface SheetView {
  /** The language of the records. */
  languageCode: string;
  /** The language of the words, which is English if the interface is not translated. */
  language: string;
  words: SheetWords;
  company: ShownCompany;
  /** The origin of the addresses that the document names. */
  origin: string;
  formatDate: (moment: Date) => string;
}

/** The most products of a catalogue, so that one is made in seconds and in bounded memory (decision 0239). */
export const mostInCatalogue = 1000;

/** The document of an Active product; null if there is none with this slug. */
export async function findProductSheet(
  db: Database,
  view: SheetView,
  slug: string,
): Promise<SheetDocument | null> {
  const product = await findProductPage(db, view.languageCode, slug);
  if (!product) return null;
  const sheet = productSheet(product, view.words, view.origin + recordPath('products', slug));
  return documentOf(db, view, product.name, [{ product, sheet }]);
}

/** The document of an item code, with a sheet for each Active product that has it; null if there is none. */
export async function findCodeSheet(
  db: Database,
  view: SheetView,
  asked: string,
): Promise<SheetDocument | null> {
  const { codes } = await findCodesByCode(db, view.languageCode, [asked]);
  const pages = await Promise.all(
    codes.map(async ({ id, product: { slug } }) => {
      const product = await findProductPage(db, view.languageCode, slug);
      const code = product?.item_codes.find((one) => one.id === id);
      if (!product || !code) return [];
      const address = view.origin + codeAddress(code.item_code);
      return [{ product, sheet: codeSheet(product, code, view.words, address) }];
    }),
  );
  const found = pages.flat();
  const [first] = found;
  return first ? documentOf(db, view, first.sheet.heading.text, found) : null;
}

/** The catalogue: all Active products by their first category. 'too many' if there are more than `mostInCatalogue`. */
export async function findCatalogue(
  db: Database,
  view: SheetView,
): Promise<SheetDocument | 'too many' | 'empty'> {
  const listed = await db
    .select({ slug: products.slug })
    .from(products)
    .where(isPublic(products))
    .orderBy(inOrder(productOrder))
    .limit(mostInCatalogue + 1);
  if (listed.length > mostInCatalogue) return 'too many';
  const categories = await readCategories(db);
  const found: ProductDetails[] = [];
  // One after the other, so that a catalogue takes one connection from the visitors' pool at a time.
  for (const { slug } of listed) {
    const product = await findProductPage(db, view.languageCode, slug ?? '');
    if (product) found.push(product);
  }
  if (found.length === 0) return 'empty';
  const shown: { product: ProductDetails; sheet: Sheet }[] = [];
  const lines: ContentsLine[] = [];
  for (const id of [...categories.map((category) => category.id), undefined]) {
    const members = found.filter((product) => product.categories[0]?.id === id);
    if (members.length > 0) lines.push({ group: groupOf(members[0], view.words) });
    for (const product of members) {
      lines.push({ sheet: shown.length });
      const address = view.origin + recordPath('products', product.slug);
      shown.push({ product, sheet: productSheet(product, view.words, address) });
    }
  }
  const { catalogue, contents } = view.words.sheets;
  const document = await documentOf(db, view, catalogue, shown);
  return { ...document, title: catalogue, contents: { heading: contents, lines } };
}

/** The name of the first category of a product. */
function groupOf(product: ProductDetails | undefined, words: SheetWords): SheetText {
  const [category] = product?.categories ?? [];
  return category
    ? { text: category.name, lang: langOf(category, 'name') }
    : { text: words.sheets.otherProducts };
}

async function documentOf(
  db: Database,
  { languageCode, language, words, company, formatDate }: SheetView,
  name: string,
  shown: { product: ProductDetails; sheet: Sheet }[],
): Promise<SheetDocument> {
  const ids = shown.map(({ product }) => product.id);
  const changed = await lastChange(db, languageCode, ids);
  return {
    language,
    title: words.sheets.title.replace('{name}', () => name),
    company: {
      wordmark: company.wordmark,
      name: company.siteName,
      lines: footLines(company),
    },
    date: words.sheets.date.replace('{date}', () => formatDate(changed)),
    sheets: shown.map(({ sheet }) => sheet),
    contents: undefined,
  };
}

/** The name and the address of the company, then how to reach it, as far as they are known. */
function footLines(company: ShownCompany): SheetText[] {
  const { legal_name, name, address, phone, email } = company;
  const reached = [phone?.display, email && `${email.local}@${email.domain}`].filter(Boolean);
  const known = [
    legal_name
      ? { text: legal_name, lang: langOf(company, 'legal_name') }
      : { text: name ?? '', lang: langOf(company, 'name') },
    { text: address ?? '', lang: langOf(company, 'address') },
    { text: reached.join('  ·  ') },
  ];
  return known.filter(({ text }) => text !== '');
}
