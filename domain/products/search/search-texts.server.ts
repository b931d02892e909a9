import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  products,
} from '#database/schema/products.ts';
import { search_synonyms } from '#database/schema/search.ts';
import { originalLanguage } from '../../languages/language.ts';
import { type ProductTexts, rememberedForm, TextsOfProduct, wordsOf } from './product-texts.ts';
import { searchForm } from './search-form.ts';

/** What a search of one language reads. */
export interface LanguageTexts {
  products: ProductTexts[];
  /** Groups of words that mean the same, in the visitor's language and in English. */
  synonyms: string[][];
  /** The words of the catalogue of four letters or more. */
  words: ReadonlySet<string>;
  /** Without the names of categories if these cannot be read. */
  isWhole: boolean;
}

/** The tables that the texts are read from, as announcements name them. */
export const searchedTables = [
  ...['products', 'item_codes', 'product_categories', 'product_category_mappings'],
  ...['translations', 'search_synonyms'],
];

/** The texts of the catalogue, in memory (decision 0228). Each language is read when it is first searched. */
export class SearchTexts {
  readonly #db: Database;
  readonly #languages = new Map<string, Promise<LanguageTexts>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The texts that are shown in a language. Rejects if they cannot be read. */
  of(languageCode: string): Promise<LanguageTexts> {
    const known = this.#languages.get(languageCode);
    if (known) return known;
    const reading = readTexts(this.#db, languageCode);
    this.#languages.set(languageCode, reading);
    const forget = () => this.#languages.delete(languageCode);
    reading.then(({ isWhole }) => isWhole || forget(), forget);
    return reading;
  }
}

const { id, name, description, detailed_description, specs, delivery, technical, disclaimers } =
  products;
const longTexts = { description, detailed_description, specs, delivery, technical, disclaimers };
const { denier, length, net_weight, gross_weight, country_of_origin, washing_temperature } =
  item_codes;
const { other_information, bleaching, ironing, other_technical_info } = item_codes;
const codeFacts = { type: item_codes.type, composition: item_codes.composition };
const codeTexts = {
  ...{ denier, length, net_weight, gross_weight, country_of_origin, washing_temperature },
  ...{ other_information, bleaching, ironing, other_technical_info },
};

/** Reading 50,000 item codes takes more than a second, so other requests have their turn in between. */
const turn = (at: number) => (at % 1000 === 999 ? setImmediate() : undefined);

async function readTexts(db: Database, languageCode: string): Promise<LanguageTexts> {
  const [listed, codes, categories, translated, groups] = await Promise.all([
    db
      .select({ id, name, ...longTexts })
      .from(products)
      .where(eq(products.status, 'Active')),
    db
      .select({
        ...{ id: item_codes.id, product_id: item_codes.product_id },
        ...{ item_code: item_codes.item_code, ...codeFacts, ...codeTexts },
      })
      .from(item_codes),
    db
      .select({
        product_id: product_category_mappings.product_id,
        ...{ id: product_categories.id, name: product_categories.name },
      })
      .from(product_category_mappings)
      .innerJoin(
        product_categories,
        eq(product_categories.id, product_category_mappings.category_id),
      )
      .catch(() => undefined),
    readTranslations(db, languageCode),
    db
      .select({ words: search_synonyms.words })
      .from(search_synonyms)
      .where(
        inArray(search_synonyms.language_code, [...new Set([originalLanguage, languageCode])]),
      ),
  ]);
  const known = new Map(listed.map((product) => [product.id, new TextsOfProduct(product.id)]));
  const form = rememberedForm();
  for (const [at, { id: product, name: own, ...others }] of listed.entries()) {
    await turn(at);
    const texts = known.get(product);
    const shown = translated('products', product);
    texts?.add('names', form(shown('name', own)));
    for (const [field, value] of Object.entries(others))
      texts?.add('texts', form(withoutTags(shown(field, value))));
  }
  for (const [
    at,
    { id: code, product_id, item_code, type, composition, ...others },
  ] of codes.entries()) {
    await turn(at);
    const texts = known.get(product_id ?? 0);
    if (!texts) continue;
    const shown = translated('item_codes', code);
    texts.add('codes', form(item_code).replaceAll(' ', ''));
    texts.add('texts', form(item_code));
    texts.add('facts', form(shown('type', type)));
    texts.add('facts', form(shown('composition', composition)));
    for (const [field, value] of Object.entries({ ...others, denier: withUnit(others.denier) }))
      texts.add('texts', form(shown(field, value)));
  }
  for (const { product_id, id: category, name: own } of categories ?? [])
    known
      .get(product_id)
      ?.add('facts', form(translated('product_categories', category)('name', own)));
  const searched = [...known.values()].map((texts) => texts.joined());
  return {
    products: searched,
    synonyms: groups.map(({ words }) => words.split(/[,，、]/).map(searchForm)),
    words: wordsOf(searched),
    isWhole: categories !== undefined,
  };
}

/** Returns the text of a field that is shown in the language. */
async function readTranslations(db: Database, languageCode: string) {
  const { entity_type, entity_id, field_name, translated_value } = translations;
  const rows =
    languageCode === originalLanguage
      ? []
      : await db
          .select({ entity_type, entity_id, field_name, translated_value })
          .from(translations)
          .where(
            and(
              eq(translations.language_code, languageCode),
              inArray(entity_type, ['products', 'item_codes', 'product_categories']),
            ),
          );
  const values = new Map(
    rows
      .filter(({ translated_value }) => translated_value.trim() !== '')
      .map((row) => [
        `${row.entity_type} ${row.entity_id} ${row.field_name}`,
        row.translated_value,
      ]),
  );
  return (entity: string, record: number) => (field: string, original: string | null) =>
    values.get(`${entity} ${record} ${field}`) ?? original;
}

const withoutTags = (text: string | null) => text?.replaceAll(/<[^>]*>/g, ' ') ?? null;

/** A denier is often only its number. */
const withUnit = (value: string | null) =>
  value && /^\s*[\d.,]+\s*$/.test(value) ? `${value.trim()} d` : value;
