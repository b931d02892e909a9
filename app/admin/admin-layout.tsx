import { Outlet } from 'react-router';
import type { Route } from './+types/admin-layout.ts';
import stylesheet from './admin.css?url';
import { administratorContext, guard } from './guard.server.ts';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function loader({ context }: Route.LoaderArgs) {
  return { administrator: context.get(administratorContext) };
}

export default function AdminLayout() {
  return <Outlet />;
}
