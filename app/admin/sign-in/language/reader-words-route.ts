import { readerOf } from '#domain/admin-words/reader.server.ts';
import { readerWordsScript } from '#domain/admin-words/reader-words.ts';
import type { Route } from './+types/reader-words-route.ts';

/** The words of the back-office in one language, as a script; the sign-in needs them, too. */
export function loader({ params, request }: Route.LoaderArgs): Response {
  const reader = readerOf(params.language);
  if (!reader) return new Response('There is no such language.', { status: 404 });
  // During an update, a process of another release may be asked for words that it does not have.
  const isThisVersion = new URL(request.url).searchParams.get('v') === reader.version;
  return new Response(readerWordsScript(reader), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
