import { Outlet } from 'react-router';
import { wordsOf } from '#app/i18n/catalogues.server.ts';
import { fontLinks } from '#app/ui/fonts/font-links.ts';
import { servicesContext, visitContext } from '#server/context.ts';
import { newsletterReturn } from '../newsletter/newsletter-outcome.ts';
import { PassingToast } from '../parts/passing-toast.tsx';
import { policyIn } from '../policies/policies.server.ts';
import stylesheet from '../site.css?url';
import type { Route } from './+types/site-layout.ts';
import { BareFailure } from './bare-failure.tsx';
import type { LayoutData } from './layout-data.ts';
import { PageError } from './page-error.tsx';
import { PageFrame } from './page-frame.tsx';
import { qrPictures } from './qr-cards.tsx';
import { companyIn } from './site-company.server.ts';

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: 'stylesheet', href: stylesheet },
  ...Object.values(qrPictures).map((href) => ({ rel: 'preload', as: 'image', href }) as const),
];

export function loader({ context, request }: Route.LoaderArgs): LayoutData {
  const { language, languages, origin } = context.get(visitContext);
  const { site } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const name = query.get('dialog') ?? '';
  const policy = policyIn(name, language.code);
  return {
    words: wordsOf(language.code),
    language,
    languages: languages.map(({ code, name }) => ({
      code,
      name,
      origin: site.linkTo(code, origin),
    })),
    origin,
    canonical: site.canonical,
    company: companyIn(language.code),
    year: new Date().getFullYear(),
    newsletter: newsletterReturn(query),
    policy: policy && { name, text: policy },
  };
}

/** Words and languages belong to the host, not to the page. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <PassingToast />
    </>
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
