import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { page_blocks, pages } from '#database/schema/pages.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { originalLanguage } from '../languages/language.ts';
import { isPublic } from '../records/is-public.server.ts';
import { toRichText } from '../texts/rich-text.server.ts';
import { translateRecord } from '../translations/shown-translations.server.ts';
import type { Pages, ShownPage, ShownPages } from './page-content.ts';

const pageTexts = ['title', 'label', 'lead', 'meta_title', 'meta_description'] as const;
const blockTexts = ['title', 'body', 'alt_text'] as const;

/** Reads every Active page with its blocks and translations, in three queries. */
export async function readPages(db: Database): Promise<Pages> {
  const isActive = isPublic(pages);
  const { id, place, kind, title, body, alt_text, page_id } = page_blocks;
  const found = await db
    .select()
    .from(pages)
    .where(isActive)
    .orderBy(asc(pages.display_order), asc(pages.title), asc(pages.id));
  const blocks = await db
    .select({
      ...{ id, place, kind, title, body, alt_text, page_id },
      picture_url: fileAddress(page_blocks.picture_url),
    })
    .from(page_blocks)
    .innerJoin(pages, and(eq(pages.id, page_id), isActive))
    .orderBy(asc(page_blocks.display_order), asc(page_blocks.id));
  const translated = await db
    .select({
      id: translations.entity_id,
      field: translations.field_name,
      code: translations.language_code,
      value: translations.translated_value,
      updated_at: translations.updated_at,
    })
    .from(translations)
    .where(eq(translations.entity_type, 'pages'));
  const languages = new Map<string, ShownPages>();
  const make = (code: string): ShownPages => {
    const values = new Map<string, string>();
    for (const row of translated)
      if (row.code === code) values.set(`${row.id} ${row.field}`, row.value);
    const shown = found.map((row): ShownPage => {
      const ofPage = translated.filter((one) => one.id === row.id);
      const page = inLanguage(row, code, pageTexts, (field) => values.get(`${row.id} ${field}`));
      const moments = [
        row.updated_at,
        ...ofPage.filter((one) => one.code === code).map((one) => one.updated_at),
      ];
      return {
        ...page,
        changed: new Date(Math.max(...moments.map(Number))),
        languages: ofPage
          .filter(({ field, value }) => field === 'title' && value.trim() !== '')
          .map((one) => one.code),
        blocks: blocks
          .filter((block) => block.page_id === row.id)
          .map((block, at, all) => {
            const before = all.slice(0, at).filter(({ place }) => place === block.place);
            const textOf = (field: string) => values.get(`${row.id} block_${block.id}_${field}`);
            const inIt = inLanguage(block, code, blockTexts, textOf);
            return { ...inIt, nth: before.length, html: toParagraphs(inIt.body) };
          }),
      };
    });
    return {
      builtIn: Object.fromEntries(shown.flatMap((page) => (page.key ? [[page.key, page]] : []))),
      own: shown.filter(({ slug }) => slug !== null),
    };
  };
  return {
    in(code) {
      const pages = languages.get(code) ?? make(code);
      languages.set(code, pages);
      return pages;
    },
  };
}

function inLanguage<Row extends { id: number }>(
  row: Row,
  code: string,
  fields: readonly string[],
  translationOf: (field: string) => string | undefined,
): Row & { untranslated?: string[]; language?: string } {
  const copy: Row & { untranslated?: string[]; language?: string } = { ...row };
  if (code === originalLanguage) return copy;
  translateRecord(code, copy, fields, translationOf);
  return copy;
}

/** The safe HTML of a text. One without elements is split into paragraphs at its empty lines. */
function toParagraphs(text: string | null): string | null {
  if (text === null || /<(?:p|ul|ol|h[2-6]|blockquote|table|pre|figure|dl|div)[\s>]/i.test(text))
    return toRichText(text);
  const html = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => toRichText(paragraph) ?? [])
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
  return html === '' ? null : html;
}
