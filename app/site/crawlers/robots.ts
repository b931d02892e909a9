import { publicFiles } from '#domain/addresses/public-pages.ts';
import { visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/robots.ts';

/** Answers /robots.txt: everything but the back-office is allowed, and the site map of this host is named. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    '',
    `Sitemap: ${origin}${publicFiles.siteMap}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
