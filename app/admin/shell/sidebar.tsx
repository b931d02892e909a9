import { useEffect, useRef } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { ShownCompany } from '#domain/company/company.ts';
import { CompanyName } from '../company-name.tsx';
import { useMayFollow } from '../route-rights/may-follow.ts';
import { screenGroups } from '../screen/screens.ts';
import { openShortcut } from '../shortcuts/shortcuts.tsx';

const menu = 'admin-menu';

interface SidebarProps {
  wordmark: ShownCompany['wordmark'];
  name: string;
  newMessages: number;
}

/** Links to the screens, and the Logout button. On a narrow screen it is a drawer. */
export function Sidebar({ wordmark, name, newMessages }: SidebarProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const mayFollow = useMayFollow();
  const groups = screenGroups
    .map((screens) => screens.filter(({ to }) => mayFollow(to)))
    .filter(([first]) => first);
  const close = () => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  };
  // A navigation closes the drawer; hydration does not, because the drawer opens without scripts.
  const keyBefore = useRef(key);
  useEffect(() => {
    if (keyBefore.current !== key) close();
    keyBefore.current = key;
  });
  return (
    <header className="sidebar">
      <div className="sidebar-bar">
        <Link to="/admin" className="company-name">
          <CompanyName {...wordmark} />
        </Link>
        <Button popoverTarget={menu} className="lg:hidden">
          {t('Menu')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the drawer closes when the focus leaves it */}
      <div
        ref={drawer}
        id={menu}
        popover="auto"
        className="admin-menu"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <div className="sidebar-bar lg:hidden">
          <p className="company-name">
            <CompanyName {...wordmark} />
          </p>
          <Button
            look="quiet"
            popoverTarget={menu}
            popoverTargetAction="hide"
            aria-label={t('Close')}
            className="text-2xl"
          >
            ×
          </Button>
        </div>
        {mayFollow('/admin/jump') && (
          <div className="px-4 py-3 lg:pt-0">
            <button
              type="button"
              aria-keyshortcuts="Control+K Meta+K"
              className="flex min-h-11 w-full items-center justify-between border border-line-strong bg-white px-3 text-left text-muted hover:border-ink"
              onClick={() => {
                close();
                openShortcut('jump');
              }}
            >
              {t('Jump to…')}
              <span aria-hidden="true" className="text-xs pointer-coarse:hidden">
                {t('Ctrl K')}
              </span>
            </button>
          </div>
        )}
        {groups.length > 0 && (
          <nav aria-label={t('Back-office')}>
            {groups.map((screens) => (
              <ul key={screens[0]?.to}>
                {screens.map((screen) => (
                  <li key={screen.to}>
                    <NavLink to={screen.to} end={screen.to === '/admin'}>
                      {translate(screen.name)}
                      {screen.to === '/admin/messages' && newMessages > 0 && (
                        <span className="admin-badge">
                          {newMessages.toLocaleString('en')}
                          <span className="sr-only"> {t('new')}</span>
                        </span>
                      )}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        )}
        <div className="sidebar-foot">
          <p className="mb-2 truncate text-muted" title={name}>
            {name}
          </p>
          <Form method="post" action="/admin/logout" className="-mx-2 flex flex-wrap gap-1">
            <Button compact look="quiet" type="submit">
              {t('Logout')}
            </Button>
            <Button
              compact
              look="quiet"
              onClick={() => {
                close();
                openShortcut('help');
              }}
            >
              {t('Shortcuts')}
            </Button>
          </Form>
        </div>
      </div>
    </header>
  );
}
