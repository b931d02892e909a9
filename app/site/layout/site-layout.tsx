import { Outlet } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import { requestContext, servicesContext } from '#server/context.ts';
import { qrPictures } from '../footer/qr-cards.tsx';
import { newsletterReturn } from '../newsletter/newsletter-outcome.ts';
import { policyIn } from '../policies/policies.server.ts';
import stylesheet from '../site.css?url';
import type { Route } from './+types/site-layout.ts';
import { BareFailure } from './bare-failure.tsx';
import type { LayoutData } from './layout-data.ts';
import { PageError } from './page-error.tsx';
import { PageFrame } from './page-frame.tsx';
import { passingText } from './passing-text.ts';
import { companyIn } from './site-company.server.ts';

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: 'stylesheet', href: stylesheet },
  ...Object.values(qrPictures).map((href) => ({ rel: 'preload', as: 'image', href }) as const),
];

export function loader({ context, request }: Route.LoaderArgs): LayoutData {
  const { language, languages, origin, preview } = context.get(requestContext);
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
    origin,
    canonical: site.canonical,
    company: companyIn(language.code),
    newsletter: newsletterReturn(query),
    policy: policy && { name, text: policy },
    passing: passingText(query, messages),
    preview: preview && { links: preview.links },
    offline: offlinePages,
  };
}

export default function SiteLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // A request that is refused before anything was read, as a POST to a page that takes none.
  if (!loaderData) return <BareFailure />;
  return (
    <PageFrame>
      <PageError error={error} />
    </PageFrame>
  );
}
