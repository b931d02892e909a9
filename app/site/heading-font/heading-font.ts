import fresh from 'fresh';
import { hasOwnFace, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { allLanguages } from '#domain/site-content/site-content.ts';
import { listNames } from '#domain/texts/names.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/heading-font.ts';
import { headingTexts } from './heading-texts.ts';

/**
 * Answers /fonts/headings.woff2 with the Song or Ming typeface of the host, reduced to the characters of its headings.
 * `?language=` asks for the typeface of another host. A browser may show an older copy, and a character that is missing
 * in it is shown in a system font.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { language, content } = context.get(visitContext);
  const asked = new URL(request.url).searchParams.get('language');
  const { code } = allLanguages(content).find((one) => one.code === asked) ?? language;
  const { db, headingFonts } = context.get(servicesContext);
  const face = interfaceLocale(code);
  if (!hasOwnFace(face)) return new Response('No heading here is set in Han.', { status: 404 });
  const { bytes, etag } = await headingFonts.of(code, face, async () =>
    [
      ...headingTexts(face, content.pages.in(code)),
      ...Object.values(content.words.get(code) ?? {}),
      ...(await listNames(db, code)),
    ].join(''),
  );
  const headers = {
    'Content-Type': 'font/woff2',
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=31536000',
    ETag: etag,
  };
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}
