import type { RouterContextProvider } from 'react-router';
import { companyIn } from '#domain/company/company.server.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { SheetView } from '#domain/sheets/sheet-document.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { hasInterface, messagesOf } from './catalogues.server.ts';
import { formatDate } from './dates.ts';

/** The texts that specification sheets need beside the records. `origin` begins the addresses in them. */
export function sheetView(
  context: Readonly<RouterContextProvider>,
  languageCode: string,
  origin: string,
): SheetView {
  const { content } = context.get(visitContext);
  const { site } = context.get(servicesContext);
  const language = hasInterface(languageCode, content.words) ? languageCode : originalLanguage;
  return {
    ...{ languageCode, language, origin },
    words: messagesOf({ language: { code: languageCode }, content }),
    company: companyIn(content.company, languageCode, site.hostName),
    formatDate: (moment) => formatDate(moment, language),
  };
}
