import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { translations } from '#database/schema/languages.ts';
import { general_settings } from '#database/schema/settings.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { interfaceLocale } from '../languages/interface-locale.ts';
import { originalLanguage } from '../languages/language.ts';
import { translateRecord } from '../translations/shown-translations.server.ts';
import { type CarouselSlide, intervalOf } from './carousel.ts';
import { readSetting } from './setting-editing.server.ts';

/**
 * The pictures that the home page shows, in display order: active ones, and those without a status. Their texts are in
 * the language; a title without a translation is left out.
 */
export async function listCarouselSlides(
  db: Database,
  languageCode: string,
): Promise<CarouselSlide[]> {
  const { id, image_url, alt_text, title, display_order, is_active, type } = general_settings;
  const { entity_type, entity_id, language_code, field_name, translated_value } = translations;
  const address = fileAddress(image_url);
  const rows = await db
    .select({
      ...{ id, image_url: sql<string>`${address}`, alt_text, title },
      // The translations are read with the pictures, so that the page needs no further query.
      translated: sql<Record<string, string> | null>`(
        select json_object_agg(${field_name}, ${translated_value}) from ${translations}
        where ${entity_type} = 'general_settings' and ${entity_id} = ${general_settings}.id
          and ${language_code} = ${languageCode})`,
    })
    .from(general_settings)
    .where(and(eq(type, 'carousel'), isNotNull(address), sql`${is_active} is not false`))
    .orderBy(sql`${display_order} asc nulls last`, asc(id));
  return rows.map(({ translated, ...row }) => {
    const slide: CarouselSlide = row;
    if (languageCode === originalLanguage) return slide;
    translateRecord(languageCode, slide, ['alt_text', 'title'], (field) => translated?.[field]);
    // A page in another language shows no English title.
    if (slide.untranslated?.includes('title') && interfaceLocale(languageCode) !== originalLanguage)
      slide.title = null;
    return slide;
  });
}

/** How long each picture is shown, in milliseconds. */
export async function findCarouselInterval(db: Database): Promise<number> {
  return intervalOf(await readSetting(db, 'duration'));
}
