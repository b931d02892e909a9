import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { company } from '#database/schema/company.ts';
import { translations } from '#database/schema/languages.ts';
import { hongKongDate } from '../hong-kong-time.ts';
import { interfaceLocale } from '../languages/interface-locale.ts';
import { originalLanguage } from '../languages/language.ts';
import { translateRecord } from '../translations/shown-translations.server.ts';
import {
  type ShownCompany,
  type ShownException,
  type StoredCompany,
  untranslatedCompany,
  written,
} from './company.ts';
import { companyWords } from './company-fields.ts';
import { parseExceptions } from './opening-hours.ts';

/** Reads the company with all its translations. */
export async function readCompany(db: Database): Promise<StoredCompany> {
  const { language_code, field_name, translated_value, entity_type } = translations;
  const [[facts = {}], rows] = await Promise.all([
    db.select().from(company),
    db
      .select({ language_code, field_name, translated_value })
      .from(translations)
      .where(eq(entity_type, 'company')),
  ]);
  const byLanguage = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const texts = byLanguage.get(row.language_code) ?? new Map<string, string>();
    byLanguage.set(row.language_code, texts.set(row.field_name, row.translated_value));
  }
  return { facts, translations: byLanguage };
}

const translatedFields = Object.entries(companyWords.fields)
  .filter(([, field]) => 'translated' in field)
  .map(([name]) => name);

/** The name of the site in English, for mails: the company's name, or the host name while the company has none. */
export const siteNameOf = ({ facts }: StoredCompany, host: string): string =>
  written(facts.name) ?? host;

/**
 * Companies as pages show them. They are kept, because a page needs its company several times and the facts change
 * rarely.
 */
const companies = new WeakMap<StoredCompany, Map<string, ShownCompany>>();

/**
 * The company in a language, on the site of a host name, without the exceptions from its hours that are over. A
 * text without a translation is shown in the language of the interface's words (zh-Hant for zh-TW), or else in
 * English.
 */
export function companyIn(stored: StoredCompany, languageCode: string, host: string): ShownCompany {
  const known = companies.get(stored) ?? new Map<string, ShownCompany>();
  companies.set(stored, known);
  // The key contains the date, because exceptions from the opening hours expire.
  const key = `${hongKongDate()} ${languageCode} ${host}`;
  const shown = known.get(key) ?? compose(stored, languageCode, host);
  known.set(key, shown);
  return shown;
}

function compose(stored: StoredCompany, languageCode: string, host: string): ShownCompany {
  const { facts } = stored;
  const { name, legal_name, tagline, blurb, address } = facts;
  const shown: ShownCompany = {
    ...untranslatedCompany(facts, host),
    siteName: siteNameOf(stored, host),
    ...{ id: 1, name: written(name), legal_name: written(legal_name), tagline: written(tagline) },
    ...{ blurb: written(blurb), address: written(address), exceptions: [] as ShownException[] },
  };
  if (languageCode === originalLanguage)
    return { ...shown, exceptions: comingExceptions(facts.exceptions ?? null) };
  const own = stored.translations.get(languageCode);
  const similar = stored.translations.get(interfaceLocale(languageCode));
  const translationOf = (field: string) => written(own?.get(field)) ?? written(similar?.get(field));
  translateRecord(
    languageCode,
    shown,
    translatedFields.filter((field) => field !== 'exceptions'),
    (field) => translationOf(field) ?? undefined,
  );
  return {
    ...shown,
    siteName: shown.name ?? host,
    exceptions: exceptionsIn(facts.exceptions ?? null, translationOf('exceptions'), shown.language),
  };
}

/** The exceptions to the opening hours that a text states, without those that are over. */
function comingExceptions(text: string | null): ShownException[] {
  const today = hongKongDate();
  return parseExceptions(text).filter(({ to }) => to >= today);
}

/** Dates and hours come from the original; the translation only gives the names. */
function exceptionsIn(
  original: string | null,
  translation: string | null,
  language: string | undefined,
): ShownException[] {
  const named = parseExceptions(translation);
  return comingExceptions(original).map((exception) => {
    const name = named.find((one) => one.from === exception.from)?.name;
    if (name) return { ...exception, name, lang: language };
    return { ...exception, lang: exception.name ? originalLanguage : undefined };
  });
}
