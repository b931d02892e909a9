import { hasOwnFace, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { visitContext } from '#server/context.ts';
import type { Route } from './+types/heading-face.ts';

/** /fonts/headings.css?language=ja: the face of that language's headings on another host than its own. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const asked = new URL(request.url).searchParams.get('language');
  const language = context.get(visitContext).languages.find(({ code }) => code === asked);
  const hasFace = language && hasOwnFace(interfaceLocale(language.code));
  return new Response(hasFace ? faceOf(language.code) : '', {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}

// Named as in styles/type.css, whose place it takes.
const faceOf = (code: string) => `@font-face {
  font-family: "Han Headings";
  src: url("/fonts/headings.woff2?language=${encodeURIComponent(code)}") format("woff2");
  font-weight: 400;
  font-display: swap;
}
`;
