import { Outlet } from 'react-router';
import type { Route } from './+types/admin-layout.ts';
import stylesheet from './admin.css?url';
import { administratorContext, guard } from './guard.server.ts';
import { PassingMessages } from './layout/passing-messages.tsx';
import { Sidebar } from './layout/sidebar.tsx';
import { SignInDialog } from './layout/sign-in-dialog.tsx';
import { ScreenError } from './parts/screen-error.tsx';
import { UnsavedGuard } from './parts/unsaved-guard.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Read on every navigation, so that each one reaches the guard. */
export function loader({ context }: Route.LoaderArgs) {
  return { administrator: context.get(administratorContext) };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { administrator } = loaderData;
  return (
    <div className="min-h-dvh lg:flex">
      <meta name="robots" content="noindex, nofollow" />
      <Sidebar name={administrator.email} />
      <main id="content" className="min-w-0 flex-1 px-4 py-5 lg:px-6">
        <Outlet />
      </main>
      <PassingMessages />
      <SignInDialog email={administrator.email} />
      <UnsavedGuard />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <main className="p-8">
      <ScreenError />
    </main>
  );
}
