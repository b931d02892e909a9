import { Form, NavLink } from 'react-router';
import { screens } from '../parts/screens.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';

const link =
  'block border-transparent border-l-2 px-4 py-1.5 hover:bg-paper aria-[current=page]:border-gold aria-[current=page]:bg-paper aria-[current=page]:font-medium';

/** Links to the screens, and the way out. On a narrow screen it unfolds. */
export function Sidebar({ name }: { name: string }) {
  return (
    <header className="border-line border-b bg-paper-deep text-sm lg:sticky lg:top-0 lg:h-dvh lg:w-52 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-b-0">
      <input id="menu-open" type="checkbox" aria-label="Menu" className="peer sr-only lg:hidden" />
      <div className="flex items-center justify-between px-4 py-3">
        <span className="font-serif text-lg">Kamsin</span>
        <label
          htmlFor="menu-open"
          aria-hidden="true"
          className="min-h-8 cursor-pointer border border-line bg-white px-3 py-1 lg:hidden"
        >
          Menu
        </label>
      </div>
      <div className="hidden pb-4 peer-checked:block lg:block">
        <Shortcuts />
        <nav aria-label="Back-office">
          {screens.map((screen) => (
            <NavLink key={screen.to} to={screen.to} end={screen.to === '/admin'} className={link}>
              {screen.name}
            </NavLink>
          ))}
        </nav>
        <div className="mt-4 border-line border-t px-4 pt-3">
          <p className="mb-2 truncate text-muted" title={name}>
            {name}
          </p>
          <Form method="post" action="/admin/logout">
            <button type="submit" className="min-h-8 underline-offset-4 hover:underline">
              Logout
            </button>
          </Form>
        </div>
      </div>
    </header>
  );
}
