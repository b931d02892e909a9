import type { Database } from '#database/connect.ts';
import { company as companyTable } from '#database/schema/company.ts';
import { languages } from '#database/schema/languages.ts';
import { addTranslations } from '#domain/translations/translation-editing.server.ts';
import { company } from '../content/company.ts';
import { inEnglish, translationsOf } from './phrases.ts';

const hours = ({ opens, closes }: (typeof company.hours)[number]) =>
  opens ? `${opens}-${closes}` : 'closed';

const [weekdays, saturday, sunday] = company.hours;
const onWeekdays = hours(weekdays);

const texts = {
  name: company.name,
  legal_name: company.legalName,
  tagline: company.tagline,
  blurb: company.blurb,
  address: company.address,
  factory_name: company.factory.name,
  factory_address: company.factory.address,
};

const facts = {
  wordmark_latin: company.name.en,
  wordmark_characters: company.name['zh-Hant'],
  founded: company.since,
  street: company.postalAddress.streetAddress,
  locality: company.postalAddress.addressLocality,
  region: company.postalAddress.addressRegion,
  country: company.postalAddress.addressCountry,
  phone: company.phone.display,
  email: `${company.email.local}@${company.email.domain}`,
  facebook: company.facebook,
  instagram: company.instagram,
  whatsapp: company.whatsApp.display,
  wechat_id: company.weChat.id,
  ...company.map,
  ...{ monday: onWeekdays, tuesday: onWeekdays, wednesday: onWeekdays, thursday: onWeekdays },
  ...{ friday: onWeekdays, saturday: hours(saturday), sunday: hours(sunday) },
};

/** Enters the demo company, with its translations into the languages of the database. */
export async function loadCompany(tx: Database): Promise<void> {
  const values = { ...inEnglish(texts), ...facts };
  await tx
    .insert(companyTable)
    .values(values)
    .onConflictDoUpdate({ target: companyTable.id, set: values });
  const known = new Set(
    (await tx.select({ code: languages.code }).from(languages)).map(({ code }) => code),
  );
  const rows = translationsOf('company', 1, texts).filter(({ language_code }) =>
    known.has(language_code),
  );
  await addTranslations(tx, rows);
}
