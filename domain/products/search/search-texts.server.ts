import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  products,
  shades,
} from '#database/schema/products.ts';
import { search_synonyms } from '#database/schema/search.ts';
import { originalLanguage } from '../../languages/language.ts';
import { isPublic } from '../../records/is-public.server.ts';
import { type ChangedRecords, Known } from '../../records/known.server.ts';
import { knownUses, threadUses, type UseNames } from '../facts/uses.ts';
import { changedProducts } from './changed-products.server.ts';
import { type ProductTexts, rememberedForm, TextsOfProduct } from './product-texts.ts';
import { searchForm } from './search-form.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** What a search of one language reads. */
export interface LanguageTexts {
  /** By the id of the product. */
  products: ReadonlyMap<number, ProductTexts>;
  /** Groups of words that mean the same, in the visitor's language and in English. */
  synonyms: string[][];
  words: WordIndex;
  /** False if the names of categories could not be read and are missing. */
  isWhole: boolean;
}

/** The kinds of the records that the texts are read from. */
const searched = ['products', 'item_codes', 'shades', 'product_categories', 'search_synonyms'];

/** Larger catalogues would take minutes and a gigabyte (decision 0252). */
const mostInMemory = { products: 20_000, codes: 100_000 };

/**
 * The texts of the catalogue, in memory (decision 0228). Each language is read when it is first searched; after a change,
 * only the changed products are read (decision 0241).
 */
export class SearchTexts {
  readonly #db: Database;
  readonly #hearsChanges: () => boolean;
  readonly #isTooLarge: Known<boolean>;
  readonly #languages = new Map<string, { names: string; texts: Known<LanguageTexts> }>();

  constructor(db: Database, hearsChanges = () => true, most = mostInMemory) {
    this.#db = db;
    this.#hearsChanges = hearsChanges;
    const kinds = ['products', 'item_codes'];
    this.#isTooLarge = new Known(() => hasMore(db, most), kinds, hearsChanges);
  }

  /**
   * The texts that are shown in a language, in which uses have these names; undefined if the catalogue is too large for
   * memory. Rejects if they cannot be read.
   */
  async of(
    languageCode: string,
    useNames: UseNames = threadUses,
  ): Promise<LanguageTexts | undefined> {
    if (await this.#isTooLarge.latest()) return undefined;
    const known = this.#known(languageCode, useNames);
    const texts = await known.latest();
    if (!texts.isWhole) known.forget();
    return texts;
  }

  /** Everything is read again if staff have changed the name of a use. */
  #known(languageCode: string, useNames: UseNames): Known<LanguageTexts> {
    const names = JSON.stringify(useNames);
    const known = this.#languages.get(languageCode);
    if (known?.names === names) return known.texts;
    const texts = new Known<LanguageTexts>(
      (since) => readLanguage(this.#db, languageCode, useNames, since),
      searched,
      this.#hearsChanges,
    );
    this.#languages.set(languageCode, { names, texts });
    return texts;
  }

  /** Notes a record that changed, as `Known` does. */
  forget(record?: string): void {
    this.#isTooLarge.forget(record);
    for (const { texts } of this.#languages.values()) texts.forget(record);
  }
}

/** Whether there are more Active products or more item codes than this. */
async function hasMore(db: Database, most: typeof mostInMemory): Promise<boolean> {
  const { rows } = await db.execute<{ more: boolean }>(sql`
    select exists (select from products where status = 'Active' offset ${most.products})
      or exists (select from item_codes offset ${most.codes}) as more`);
  return rows[0]?.more ?? false;
}

async function readLanguage(
  db: Database,
  languageCode: string,
  useNames: UseNames,
  since?: { value: LanguageTexts; changed: ChangedRecords },
): Promise<LanguageTexts> {
  const changed = since && (await changedProducts(db, since.changed));
  const [{ products: read, isWhole }, synonyms] = await Promise.all([
    readTexts(db, languageCode, useNames, changed),
    readSynonyms(db, languageCode),
  ]);
  const products = new Map(since?.value.products);
  const before = (changed ?? []).flatMap((id) => products.get(id) ?? []);
  for (const { id } of before) products.delete(id);
  for (const texts of read) products.set(texts.id, texts);
  return { products, words: indexWords(since?.value.words, before, read), synonyms, isWhole };
}

async function readSynonyms(db: Database, languageCode: string): Promise<string[][]> {
  const { words, language_code } = search_synonyms;
  const groups = await db
    .select({ words })
    .from(search_synonyms)
    .where(inArray(language_code, [...new Set([originalLanguage, languageCode])]));
  return groups.map((group) => group.words.split(/[,，、]/).map(searchForm));
}

const { id, name, uses, ...others } = products;
const { description, detailed_description, specs, delivery, technical, disclaimers } = others;
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

/** Reads the texts of Active products, of all or of these. */
async function readTexts(db: Database, languageCode: string, useNames: UseNames, only?: number[]) {
  const among = (column: PgColumn) => only && sql`${column} = any(${sql.param(only)}::int[])`;
  const [listed, codes, ofShades, categories, translated] = await Promise.all([
    db
      .select({ id, name, uses, ...longTexts })
      .from(products)
      .where(and(isPublic(products), among(id))),
    db
      .select({
        ...{ id: item_codes.id, product_id: item_codes.product_id },
        ...{ item_code: item_codes.item_code, ...codeFacts, ...codeTexts },
      })
      .from(item_codes)
      .where(among(item_codes.product_id))
      .orderBy(item_codes.id),
    db
      .select({
        ...{ id: shades.id, product_id: shades.product_id },
        ...{ number: shades.number, name: shades.name },
      })
      .from(shades)
      .where(and(isPublic(shades), among(shades.product_id)))
      .orderBy(shades.id),
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
      .where(among(product_category_mappings.product_id))
      .orderBy(product_categories.id)
      .catch(() => undefined),
    readTranslations(db, languageCode, only),
  ]);
  const known = new Map(listed.map((product) => [product.id, new TextsOfProduct(product.id)]));
  const form = rememberedForm();
  for (const [at, { id: product, name: own, uses: stored, ...longer }] of listed.entries()) {
    await turn(at);
    const texts = known.get(product);
    const shown = translated('products', product);
    texts?.add('names', form(shown('name', own)));
    for (const use of knownUses(stored)) texts?.add('facts', form(useNames[use]));
    for (const [field, value] of Object.entries(longer))
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
  for (const { id: shade, product_id, number, name } of ofShades) {
    const texts = known.get(product_id);
    texts?.add('texts', form(number));
    texts?.add('texts', form(translated('shades', shade)('name', name)));
  }
  for (const { product_id, id: category, name: own } of categories ?? [])
    known
      .get(product_id)
      ?.add('facts', form(translated('product_categories', category)('name', own)));
  return {
    products: [...known.values()].map((texts) => texts.joined()),
    isWhole: categories !== undefined,
  };
}

/** Returns the text of a field that is shown in the language. */
async function readTranslations(db: Database, languageCode: string, only?: number[]) {
  const { entity_type, entity_id, field_name, translated_value } = translations;
  const ids = sql.param(only);
  const rows =
    languageCode === originalLanguage
      ? []
      : await db
          .select({ entity_type, entity_id, field_name, translated_value })
          .from(translations)
          .where(
            and(
              eq(translations.language_code, languageCode),
              inArray(entity_type, ['products', 'item_codes', 'shades', 'product_categories']),
              only &&
                or(
                  eq(entity_type, 'product_categories'),
                  sql`${entity_type} = 'products' and ${entity_id} = any(${ids}::int[])`,
                  sql`${entity_type} = 'item_codes' and ${entity_id} in
                    (select id from item_codes where product_id = any(${ids}::int[]))`,
                  sql`${entity_type} = 'shades' and ${entity_id} in
                    (select id from shades where product_id = any(${ids}::int[]))`,
                ),
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
