import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router';
import { hasInterface, shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { sent } from '#app/i18n/message.tsx';
import { HeadBasics } from '#app/ui/head-basics.tsx';
import { readerWordsPath } from '#domain/admin-words/reader-words.ts';
import { currentReader } from '#domain/admin-words/t.ts';
import { companyIn } from '#domain/company/company.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/root.ts';
import { adminLinks } from './admin/admin-links.ts';
import { notAllowedIn } from './admin/route-rights/not-allowed.ts';
import { ScreenError } from './admin/screen/screen-error.tsx';
import { RecordEvents, ReplayEvents } from './admin/shell/event-replay.tsx';
import { NotAllowedScreen } from './admin/shell/not-allowed-screen.tsx';
import { BareFailure } from './site/layout/bare-failure.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { content } = visit;
  const { code } = visit.language;
  const { site } = context.get(servicesContext);
  const { wordmark } = companyIn(content.company, code, site.hostName);
  const { pageFailed, pageFailedText, tryAgain } = shownMessagesOf(visit).layout;
  // The back-office is in English before a reader has signed in. Public pages mark each text instead.
  const bodyLang = hasInterface(code, content.words) ? undefined : 'en';
  const failure = {
    pageFailed: sent(pageFailed),
    pageFailedText: sent(pageFailedText),
    tryAgain: sent(tryAgain),
  };
  return { lang: code, bodyLang, failure, wordmark };
}

/** The data depends only on the host, so it stays the same until the document changes. */
export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

/** Also shows the screen of a reader whom the guard refuses. Then no loader has run, not even the one of the root. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refused = notAllowedIn(error);
  const isUnread = isRouteErrorResponse(error) && error.status === 503;
  if (!refused && !isUnread) return <BareFailure />;
  return (
    <>
      {adminLinks.map((link) => (
        <link key={JSON.stringify(link)} {...link} precedence="admin" />
      ))}
      {refused ? (
        <NotAllowedScreen {...refused} />
      ) : (
        <main className="p-8">
          <title>Not loaded</title>
          <ScreenError />
        </main>
      )}
    </>
  );
}

/** The document of the back-office. Public pages have the one in site/document. */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useLoaderData<typeof loader | undefined>();
  const reader = currentReader();
  return (
    <html lang={reader?.language ?? data?.lang ?? 'en'}>
      <head>
        {reader && <script src={readerWordsPath(reader)} />}
        <HeadBasics />
        <Meta />
        <Links />
        <RecordEvents />
      </head>
      <body lang={reader ? undefined : data?.bodyLang}>
        {children}
        <ReplayEvents />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
