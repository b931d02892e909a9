import { useRouteLoaderData } from 'react-router';
import { type SiteData, siteRouteId } from '#app/i18n/locale.ts';
import type { NewsletterReturn } from '../newsletter/newsletter-outcome.ts';
import type { PolicyText } from '../policies/privacy-policy.ts';

/** What header and footer need beyond what every page does. */
export interface LayoutData extends SiteData {
  /** What came of a sign-up, and the policy asked for, where no script could show them. */
  newsletter: NewsletterReturn | undefined;
  policy: { name: string; text: PolicyText } | undefined;
  /** What the redirect to this page has to say. */
  passing: string | undefined;
  /** Set when the page is a preview: where links to it are made, for who may. */
  preview: { links: string | undefined } | undefined;
  /** Whether pages are cached for when the connection is lost. */
  offline: boolean;
}

export function useLayoutData(): LayoutData {
  const data = useRouteLoaderData<LayoutData>(siteRouteId);
  if (!data) throw new Error('useLayoutData outside the public site');
  return data;
}
