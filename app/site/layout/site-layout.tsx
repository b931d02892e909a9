import { Outlet } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import type { SiteCompany, SiteData } from '#app/i18n/locale.ts';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import { company } from '#domain/company.ts';
import { inLanguage } from '#domain/languages/interface-locale.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { qrPictures } from '../footer/qr-cards.tsx';
import { newsletterReturn, redirectToastText } from '../page/transient-query.ts';
import { type PolicyText, privacyPolicy } from '../policies/privacy-policy.ts';
import { termsOfService } from '../policies/terms-of-service.ts';
import stylesheet from '../site.css?url';
import type { Route } from './+types/site-layout.ts';
import { BareFailure } from './bare-failure.tsx';
import { PageError } from './page-error.tsx';
import { type FrameData, PageFrame } from './page-frame.tsx';

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: 'stylesheet', href: stylesheet },
  ...Object.values(qrPictures).map((href) => ({ rel: 'preload', as: 'image', href }) as const),
];

export function loader({ context, request }: Route.LoaderArgs): SiteData & FrameData {
  const { language, languages, origin, preview } = context.get(visitContext);
  const { site, offlinePages } = context.get(servicesContext);
  const messages = messagesOf(language.code);
  const query = new URL(request.url).searchParams;
  const name = query.get('dialog') ?? '';
  const policy = policyIn(name, language.code);
  return {
    messages,
    language,
    languages: languages.map(({ code, name }) => ({
      code,
      name,
      origin: site.linkTo(code, origin),
      address: preview?.addresses[code],
    })),
    company: companyIn(language.code),
    newsletter: newsletterReturn(query),
    policy: policy && { name, text: policy },
    passing: redirectToastText(query, messages),
    preview: preview && { links: preview.links },
    offline: offlinePages,
    footer: !isAdminPath(new URL(request.url).pathname),
  };
}

/** The specification hides the footer on every path with this prefix, /administrator included. */
const isAdminPath = (pathname: string) => pathname.startsWith('/admin');

/** The company's data in one language. */
function companyIn(languageCode: string): SiteCompany {
  const { name, legalName, blurb, address } = company;
  const { phone, email, facebook, instagram, whatsApp, weChat, map, hours } = company;
  return {
    name: inLanguage(name, languageCode),
    wordmark: { latin: name.en, han: name['zh-Hant'] },
    legalName: inLanguage(legalName, languageCode),
    blurb: inLanguage(blurb, languageCode),
    address: inLanguage(address, languageCode),
    ...{ phone, email, facebook, instagram, whatsApp, weChat, map, hours },
  };
}

const policies = { privacy: privacyPolicy, terms: termsOfService };

/** The policy of that name in a language; undefined for an unknown name. */
function policyIn(name: string, languageCode: string): PolicyText | undefined {
  if (name !== 'privacy' && name !== 'terms') return undefined;
  return inLanguage(policies[name], languageCode);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame {...loaderData}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  // No loader has run, for example on a POST to a page without an action.
  if (!loaderData) return <BareFailure />;
  return (
    <PageFrame {...loaderData}>
      <PageError />
    </PageFrame>
  );
}
