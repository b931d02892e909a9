import { Outlet } from 'react-router';
import { adminLinks } from '../admin-links.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { notAllowedIn } from '../route-rights/not-allowed.ts';
import { FailedPart } from '../screen/failed-part.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import type { Route } from './+types/admin-layout.ts';
import { AdminFrame } from './admin-frame.tsx';
import { readFrame } from './frame.server.ts';
import { guard, roleGuard } from './guard.server.ts';
import { keepShown, useKeptScreen } from './kept-screen.ts';
import { NotAllowedScreen } from './not-allowed-screen.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard, roleGuard];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

export const links: Route.LinksFunction = () => adminLinks;

/** Loads the frame on every navigation, so that every navigation passes the guard. */
export const loader = ({ context }: Route.LoaderArgs) =>
  readFrame(context, context.get(administratorContext));

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const kept = useKeptScreen();
  return (
    <AdminFrame {...loaderData}>
      {kept && <FailedPart part={kept} className="sticky top-2 z-10 mb-4" />}
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refused = notAllowedIn(error);
  if (refused) return <NotAllowedScreen {...refused} />;
  return (
    <main className="p-8">
      <ScreenError />
    </main>
  );
}
