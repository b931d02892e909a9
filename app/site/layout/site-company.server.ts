import { inLanguage } from '#app/i18n/in-language.ts';
import type { SiteCompany } from '#app/i18n/locale.ts';
import { company } from '#domain/company.ts';

/** The company in one language: sent with the page, so that no visitor loads the others. */
export function companyIn(languageCode: string): SiteCompany {
  const { name, legalName, tagline, blurb, address } = company;
  const { phone, email, facebook, instagram, whatsApp, weChat, map, hours } = company;
  return {
    name: inLanguage(name, languageCode),
    wordmark: { latin: name.en, han: name['zh-Hant'] },
    legalName: inLanguage(legalName, languageCode),
    tagline: inLanguage(tagline, languageCode),
    blurb: inLanguage(blurb, languageCode),
    address: inLanguage(address, languageCode),
    ...{ phone, email, facebook, instagram, whatsApp, weChat, map, hours },
  };
}
