import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { focusTab, showTab, tabByKey, tabListLook, tabLook } from '#app/ui/tabs.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { headingLook } from '../screen/screen.tsx';

const base = '/admin/general-settings';

const tabs = [
  { to: base, name: 'Homepage Carousel' },
  { to: `${base}/global`, name: 'Global Settings' },
  { to: `${base}/contact`, name: 'Contact Us Settings' },
  { to: `${base}/subscribers`, name: 'Subscribers' },
  { to: `${base}/stale-files`, name: 'Remove Stale Files' },
  { to: `${base}/company`, name: 'Company' },
  { to: `${base}/languages`, name: 'Languages' },
  { to: `${base}/messages`, name: 'Messages and Newsletter' },
];

/** The layout of General Settings; each tab has its own address. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ to }) => to === pathname.replace(/\/$/, '')),
  );
  useEffect(() => showTab(list.current, at), [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabByKey(event.nativeEvent, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    navigate(tabs[next]?.to ?? base);
    focusTab(list.current, next);
  };
  return (
    <>
      <h1 className={`mb-5 ${headingLook}`}>{t('General Settings')}</h1>
      <div
        ref={list}
        role="tablist"
        aria-label={t('General Settings')}
        className={`mb-6 ${tabListLook}`}
      >
        {tabs.map(({ to, name }, n) => (
          <Link
            key={to}
            to={to}
            role="tab"
            id={`settings-tab-${n}`}
            aria-selected={n === at}
            aria-controls="settings-panel"
            tabIndex={n === at ? 0 : -1}
            onKeyDown={onKeyDown}
            className={tabLook}
          >
            {translate(name)}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="settings-panel" aria-labelledby={`settings-tab-${at}`}>
        <Outlet />
      </div>
    </>
  );
}
