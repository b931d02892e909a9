import { useRouteLoaderData } from 'react-router';
import type { Company } from '#domain/company.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Messages } from './interpolate.ts';

/** What pages say of the company, in the visitor's language. */
export interface SiteCompany {
  name: string;
  /** How it signs: its name in Latin letters and in characters, on every host. */
  wordmark: { latin: string; han: string };
  legalName: string;
  blurb: string;
  address: string;
  phone: Company['phone'];
  email: Company['email'];
  facebook: string;
  instagram: string;
  whatsApp: Company['whatsApp'];
  weChat: Company['weChat'];
  map: Company['map'];
  hours: Company['hours'];
}

/** A language of the site, and where its host is. */
interface SiteLanguage {
  code: string;
  name: string;
  origin: string;
  /** Where this very page is in it, if not at the same path of its host. */
  address: string | undefined;
}

/** What the layout of the public site hands to all its pages. */
export interface SiteData {
  messages: Messages;
  language: Language;
  languages: SiteLanguage[];
  company: SiteCompany;
}

/** The id of the layout route in app/routes.ts, by which pages find its data. */
export const siteRouteId = 'site';

/** What every public page knows of its site; throws outside of one. */
export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId);
  if (!data) throw new Error('useSite outside the public site');
  return data;
}

/** The interface's words in the visitor's language. */
export function useMessages(): Messages {
  return useSite().messages;
}
