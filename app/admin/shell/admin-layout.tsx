import { Outlet } from 'react-router';
import { officeLinks } from '../office-links.ts';
import { administratorContext } from '../rights/administrator-context.server.ts';
import { notAllowedIn } from '../rights/not-allowed.ts';
import { ScreenError } from '../screen/screen-error.tsx';
import type { Route } from './+types/admin-layout.ts';
import { readFrame } from './frame.server.ts';
import { guard, roleGuard } from './guard.server.ts';
import { NotAllowedScreen } from './not-allowed-screen.tsx';
import { OfficeFrame } from './office-frame.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard, roleGuard];

export const links: Route.LinksFunction = () => officeLinks;

/** Loads the frame on every navigation, so that every navigation passes the guard. */
export const loader = ({ context }: Route.LoaderArgs) =>
  readFrame(context, context.get(administratorContext));

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame {...loaderData}>
      <Outlet />
    </OfficeFrame>
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
