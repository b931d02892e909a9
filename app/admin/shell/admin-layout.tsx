import { useRef } from 'react';
import { Outlet } from 'react-router';
import { countNewMessages } from '#domain/contact/contact-inbox.server.ts';
import { servicesContext } from '#server/context.ts';
import { UnsavedChangesGuard } from '../form/unsaved-changes-guard.tsx';
import { administratorContext, guard } from '../guard.server.ts';
import { officeLinks } from '../office-links.ts';
import { ScreenError } from '../screen/screen-error.tsx';
import { loadPart } from '../screen/screen-loader.server.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import type { Route } from './+types/admin-layout.ts';
import { ProgressLine } from './progress-line.tsx';
import { Sidebar } from './sidebar.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { Toasts } from './toasts.tsx';

export const middleware: Route.MiddlewareFunction[] = [guard];

export const links: Route.LinksFunction = () => officeLinks;

/** Read on every navigation, so that each one reaches the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const newMessages = await loadPart(context, 'Failed to count new messages', () =>
    countNewMessages(context.get(servicesContext).db),
  );
  return { administrator: context.get(administratorContext), newMessages: newMessages.value ?? 0 };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { administrator, newMessages } = loaderData;
  const content = useRef<HTMLElement>(null);
  return (
    <div className="min-h-dvh bg-paper text-ink lg:flex">
      <meta name="robots" content="noindex, nofollow" />
      {/* biome-ignore lint/a11y/useValidAnchor: a link without scripts too */}
      <a
        href="#content"
        className="skip-link"
        onClick={(event) => {
          // The focus moves, the address stays.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        Skip to content
      </a>
      <ProgressLine />
      <Sidebar name={administrator.email} newMessages={newMessages} />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="min-w-0 max-w-[110rem] flex-1 px-4 py-5 outline-none sm:px-6 lg:py-6"
      >
        <Outlet />
      </main>
      <Shortcuts />
      <Toasts />
      <SignInDialog email={administrator.email} />
      <UnsavedChangesGuard />
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
