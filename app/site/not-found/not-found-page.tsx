import { data, Link } from 'react-router';
import { servicesContext } from '#server/context.ts';
import type { Route } from './+types/not-found-page.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  context.get(servicesContext).log.info({ path: new URL(request.url).pathname }, '404');
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <>
      <h1>Page Not Found</h1>
      <p>Sorry, the page you're looking for doesn't exist.</p>
      <Link to="/">Return to Home</Link>
    </>
  );
}
