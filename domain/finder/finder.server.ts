import type { Database } from '#database/connect.ts';
import type { CategoryTag } from '../products/product.ts';
import { readCategories } from '../products/product-queries.server.ts';
import { applyTranslations, type Translated } from '../translations/shown-translations.server.ts';
import type { CatalogueCode } from './catalogue-codes.ts';
import type { CodeList } from './code-list.ts';
import { findCodes } from './find-codes.ts';
import { type Choice, choiceNames, type FinderRequest } from './finder-request.ts';

/** A code as a visitor sees it: its texts and the name of its product in their language. */
export interface ShownCode extends Omit<CatalogueCode, 'product'>, Translated {
  product: Translated & { slug: string; name: string };
}

/** A value of a filter, with the number of codes that it would find. */
export interface Option {
  value: string;
  count: number;
  /** The name in the visitor's language, if the value is a text that staff typed. */
  name?: string;
  lang?: string;
}

/** What the finder shows. */
export interface FinderPage {
  found: ShownCode[];
  unread: ShownCode[];
  total: number;
  unreadTotal: number;
  page: number;
  pages: number;
  options: Record<Choice, Option[]>;
  categories: CategoryTag[];
}

/** The texts of a code that are translated. */
const translated = [
  ...['composition', 'type', 'country_of_origin', 'bleaching', 'ironing', 'washing_temperature'],
];

/** The most values that a filter offers: what staff typed may be different in every code. */
const mostOptions = 100;

/** Finds codes, in a visitor's language. */
export async function readFinder(
  db: Database,
  languageCode: string,
  list: CodeList,
  request: FinderRequest,
): Promise<FinderPage> {
  const { facets, found, unread, ...counts } = findCodes(list, request);
  const categories = await readCategories(db);
  const shown = [...found, ...unread].map(asShown);
  const typed = (['type', 'country'] as const).map((name) =>
    [...facets[name]]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .slice(0, mostOptions)
      .map(([value, { count, code }]) => ({ value, count, code: asShown(code) })),
  );
  const named = typed.flat().map(({ code }) => code);
  await applyTranslations(db, languageCode, [
    { entity: 'item_codes', records: shown, fields: translated },
    { entity: 'item_codes', records: named, fields: ['type', 'country_of_origin'] },
    { entity: 'products', records: shown.map(({ product }) => product), fields: ['name'] },
    { entity: 'product_categories', records: categories, fields: ['name'] },
  ]);
  const options = Object.fromEntries(
    choiceNames.map((name) => [
      name,
      [...facets[name]].map(([value, { count }]): Option => ({ value, count })),
    ]),
  ) as Record<Choice, Option[]>;
  const [types = [], countries = []] = typed;
  return {
    ...counts,
    found: shown.slice(0, found.length),
    unread: shown.slice(found.length),
    categories,
    options: {
      ...options,
      type: types.map((option) => nameOption(option, 'type')),
      country: countries.map((option) => nameOption(option, 'country_of_origin')),
    },
  };
}

/** A copy that translations may change. */
const asShown = (code: CatalogueCode): ShownCode => ({
  ...code,
  product: { id: code.product.id, slug: code.product.slug, name: code.product.name },
});

function nameOption(
  { value, count, code }: Option & { code: ShownCode },
  field: 'type' | 'country_of_origin',
): Option {
  const lang = code.untranslated?.includes(field) ? 'en' : code.language;
  return { value, count, name: code[field] ?? value, ...(lang && { lang }) };
}
