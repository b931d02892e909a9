import { useRouteLoaderData } from 'react-router';
import type { Company } from '#domain/company.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Messages } from './interpolate.ts';

type SameEverywhere =
  | 'phone'
  | 'email'
  | 'facebook'
  | 'instagram'
  | 'whatsApp'
  | 'weChat'
  | 'map'
  | 'hours';

/** The company's data in the visitor's language. */
export interface SiteCompany extends Pick<Company, SameEverywhere> {
  name: string;
  /** Its logo: the name in Latin letters and in characters, the same on every host. */
  wordmark: { latin: string; han: string };
  legalName: string;
  blurb: string;
  address: string;
}

/** A language of the site, and the origin of its host. */
interface SiteLanguage {
  code: string;
  name: string;
  origin: string;
  /** The address of this page in the language, if it is not the same path on its host. */
  address: string | undefined;
}

/** The data of the layout route, which every public page can read. */
export interface SiteData {
  messages: Messages;
  language: Language;
  languages: SiteLanguage[];
  company: SiteCompany;
}

/** The id of the layout route in app/routes.ts, by which pages find its data. */
export const siteRouteId = 'site';

/** The data of the layout route. Throws outside the public site. */
export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId);
  if (!data) throw new Error('useSite outside the public site');
  return data;
}

/** The interface messages in the visitor's language. */
export function useMessages(): Messages {
  return useSite().messages;
}
