import type { RouterContextProvider } from 'react-router';
import { companyIn } from '#domain/company/company.server.ts';
import type { ShownCompany } from '#domain/company/company.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';

/** The company in the visitor's language. */
export function siteCompany(context: Readonly<RouterContextProvider>): ShownCompany {
  const { language, content } = context.get(visitContext);
  const { site } = context.get(servicesContext);
  return companyIn(content.company, language.code, site.hostName);
}
