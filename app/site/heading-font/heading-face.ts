import { hasOwnFace, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { allLanguages } from '#domain/site-content/site-content.ts';
import { visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/heading-face.ts';

/** Answers /fonts/headings.css?language=ja: the typeface with which previews show another language's headings. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const asked = new URL(request.url).searchParams.get('language');
  const language = allLanguages(context.get(visitContext).content).find(
    ({ code }) => code === asked,
  );
  const hasFace = language && hasOwnFace(interfaceLocale(language.code));
  return new Response(hasFace ? faceOf(language.code) : '', {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}

// The family has the name in styles/type.css, so that this typeface replaces the one there.
const faceOf = (code: string) => `@font-face {
  font-family: "Han Headings";
  src: url("/fonts/headings.woff2?language=${encodeURIComponent(code)}") format("woff2");
  font-weight: 400;
  font-display: swap;
}
`;
