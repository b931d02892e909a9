import { useRouteLoaderData } from 'react-router';
import type { ShownCompany } from '#domain/company/company.ts';
import type { Language } from '#domain/languages/language.ts';
import type { Messages } from './interpolate.ts';
import type { Shown } from './message.tsx';

/** A language of the site with the origin of its host. */
interface SiteLanguage {
  code: string;
  name: string;
  origin: string;
  /** The address of this page in that language. Undefined means the same path on the language's host. */
  address: string | undefined;
}

/** A link to a page that the owner added. */
interface OwnPageLink {
  path: string;
  placement: 'menu' | 'footer' | 'none';
  title: string;
  lang: string | undefined;
}

/** The data of the layout route, which every public page can read. */
export interface SiteData {
  messages: Shown<Messages>;
  language: Language;
  languages: SiteLanguage[];
  company: ShownCompany;
  ownPages: OwnPageLink[];
  /** Whether the parts of a page are marked with their names, as the preview beside a form needs. */
  marksParts: boolean;
}

/** The id of the layout route in app/routes.ts, by which pages find its data. */
export const siteRouteId = 'site';

/** Returns the data of the layout route. Throws outside the public site. */
export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>(siteRouteId);
  if (!data) throw new Error('useSite outside the public site');
  return data;
}

/** The interface messages in the visitor's language. */
export function useMessages(): Shown<Messages> {
  return useSite().messages;
}
