import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Database } from '#database/connect.ts';
import { languages } from '#database/schema/languages.ts';
import { page_blocks, pages as pagesTable } from '#database/schema/pages.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { interfaceLocale } from '#domain/languages/interface-locale.ts';
import { addRecord } from '#domain/records/record-editing.server.ts';
import {
  addTranslations,
  type NewTranslation,
} from '#domain/translations/translation-editing.server.ts';
import { projectRoot } from '#server/process/project-root.ts';
import type { Phrase } from '../content/content-types.ts';
import { pages } from '../content/pages.ts';
import type { MediaAddress } from './media.ts';
import { inEnglish, isPhrase, requireKey } from './phrases.ts';

/** Stores the pictures of the pages. */
export async function storePagePictures(files: FileStore): Promise<MediaAddress> {
  const addresses = new Map<string, string>();
  for (const { picture_url: path } of pages.flatMap(({ blocks }) => blocks)) {
    if (!path) continue;
    const content = await readFile(join(projectRoot, 'demo', 'images', path));
    addresses.set(path, await files.put('gallery-items', content, extname(path).slice(1)));
  }
  return (path) => requireKey(addresses, path);
}

/** Inserts the pages' texts, with translations into the languages that the database has. */
export async function loadPages(tx: Database, media: MediaAddress): Promise<void> {
  const codes = await tx.select({ code: languages.code }).from(languages);
  for (const [at, page] of pages.entries()) {
    const { blocks, ...columns } = inEnglish(page);
    const id = await addRecord(tx, pagesTable, { ...columns, display_order: at + 1 });
    const translationOf = (field: string, phrase: Phrase): NewTranslation[] =>
      codes.flatMap(({ code: language_code }) => {
        const locale = interfaceLocale(language_code);
        const translated_value = locale === 'en' ? undefined : phrase[locale];
        return translated_value
          ? [{ entity: 'pages' as const, id, field, language_code, translated_value }]
          : [];
      });
    const translated = phrasesOf(page).flatMap(([field, phrase]) => translationOf(field, phrase));
    for (const [at, block] of blocks.entries()) {
      const { picture_url, ...texts } = inEnglish(block);
      const [row] = await tx
        .insert(page_blocks)
        .values({
          ...{ ...texts, page_id: id, display_order: at + 1 },
          ...(picture_url && { picture_url: media(picture_url) }),
        })
        .returning({ id: page_blocks.id });
      for (const [field, phrase] of phrasesOf(block))
        translated.push(...translationOf(`block_${row?.id}_${field}`, phrase));
    }
    await addTranslations(tx, translated);
  }
}

const phrasesOf = (record: object): [string, Phrase][] =>
  Object.entries(record).flatMap(([field, value]) =>
    isPhrase(value) ? [[field, value] as [string, Phrase]] : [],
  );
