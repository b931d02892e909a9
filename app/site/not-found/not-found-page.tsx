import { data, Link } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { servicesContext } from '#server/context.ts';
import type { Route } from './+types/not-found-page.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  context.get(servicesContext).log.info({ path: new URL(request.url).pathname }, '404');
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const { layout } = useWords();
  return (
    <>
      <h1>{layout.pageNotFound}</h1>
      <p>{layout.pageNotFoundText}</p>
      <Link to="/">{layout.returnToHome}</Link>
    </>
  );
}
