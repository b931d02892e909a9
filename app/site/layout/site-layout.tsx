import { Outlet } from 'react-router';
import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import type { SiteData } from '#app/i18n/locale.ts';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import { allLanguages } from '#domain/site-content/site-content.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { siteCompany } from '../loading/site-company.ts';
import { newsletterReturn } from '../newsletter/newsletter-outcome.ts';
import stylesheet from '../site.css?url';
import { redirectToastText } from '../toasts/redirect-toast.ts';
import type { Route } from './+types/site-layout.ts';
import { BareFailure } from './bare-failure.tsx';
import { PageError } from './page-error.tsx';
import { type FrameData, PageFrame } from './page-frame.tsx';

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: 'stylesheet', href: stylesheet },
];

export function loader({ context, request }: Route.LoaderArgs): SiteData & FrameData {
  const visit = context.get(visitContext);
  const { language, content, origin, preview } = visit;
  const { site, offlinePages } = context.get(servicesContext);
  const messages = shownMessagesOf(visit);
  const query = new URL(request.url).searchParams;
  const { builtIn, own } = content.pages.in(language.code);
  const { privacy, terms } = builtIn;
  return {
    messages,
    language,
    languages: (preview ? allLanguages(content) : content.languages).map(({ code, name }) => ({
      code,
      name,
      origin: site.linkTo(code, origin),
      address: preview?.addresses[code],
    })),
    company: siteCompany(context),
    newsletter: newsletterReturn(query),
    policies: { ...(privacy && { privacy }), ...(terms && { terms }) },
    ownPages: own.map(({ slug, placement, title, ...page }) => ({
      path: `/${slug}`,
      placement,
      title,
      lang: langOf(page, 'title'),
    })),
    passing: redirectToastText(query, messages),
    preview: preview && { links: preview.links, framed: preview.framed === true },
    marksParts: preview?.framed === true,
    offline: offlinePages,
    footer: !isAdminPath(new URL(request.url).pathname),
  };
}

/** The specification hides the footer on every path that begins with /admin, such as /administrator. */
const isAdminPath = (pathname: string) => pathname.startsWith('/admin');

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame {...loaderData}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  // The loader has not run, for example on a POST to a page without an action.
  if (!loaderData) return <BareFailure />;
  return (
    <PageFrame {...loaderData}>
      <PageError />
    </PageFrame>
  );
}
