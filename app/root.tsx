import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router';
import { visitContext } from '#server/context.ts';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { lang: context.get(visitContext).language.code };
}

/** The language belongs to the host: it cannot change without a new document. */
export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useLoaderData<typeof loader | undefined>();
  return (
    <html lang={data?.lang ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
