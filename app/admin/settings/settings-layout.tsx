import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { withoutModifiers } from '#app/ui/delegate-events.ts';
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

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % tabs.length,
  ArrowLeft: (at) => (at + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/** The layout of General Settings; each tab has its own address. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ to }) => to === pathname.replace(/\/$/, '')),
  );
  useEffect(() => {
    // On a narrow screen the selected tab may be scrolled out of view.
    const chosen = list.current?.querySelectorAll('[role="tab"]')[at];
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[withoutModifiers(event.nativeEvent)]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    navigate(tabs[next]?.to ?? base);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <h1 className={`mb-5 ${headingLook}`}>General Settings</h1>
      <div
        ref={list}
        role="tablist"
        aria-label="General Settings"
        className="mb-6 flex gap-x-6 overflow-x-auto border-line border-b [scrollbar-width:none]"
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
            className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-ink-soft text-sm outline-offset-[-3px] hover:text-ink aria-selected:border-gold-deep aria-selected:font-medium aria-selected:text-ink"
          >
            {name}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="settings-panel" aria-labelledby={`settings-tab-${at}`}>
        <Outlet />
      </div>
    </>
  );
}
