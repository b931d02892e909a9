import { Outlet } from 'react-router';
import type { SiteData } from '#app/i18n/locale.ts';
import { wordsOf } from '#app/i18n/words.ts';
import { servicesContext, visitContext } from '#server/context.ts';
import { PassingToast } from '../parts/passing-toast.tsx';
import stylesheet from '../site.css?url';
import type { Route } from './+types/site-layout.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { language, languages, origin } = context.get(visitContext);
  const { site } = context.get(servicesContext);
  return {
    words: wordsOf(language.code),
    language,
    languages: languages.map(({ code, name }) => ({ code, name, origin: site.originOf(code) })),
    origin,
    canonical: site.canonical,
  };
}

/** Words and languages belong to the host, not to the page. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <main id="content">
      <Outlet />
      <PassingToast />
    </main>
  );
}
