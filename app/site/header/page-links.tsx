import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPageNames, publicPages } from '#domain/addresses/public-pages.ts';

/** The six main links; the current one is marked. */
export function PageLinks() {
  const { layout } = useMessages();
  const { pathname } = useLocation();
  return (
    <ul>
      {publicPageNames.map((name) => {
        const { path } = publicPages[name];
        // A link is active on its page and on every page below it.
        const isActive = pathname === path || pathname.startsWith(`${path}/`);
        return (
          <li key={path}>
            <a href={path} aria-current={isActive ? 'page' : undefined}>
              {layout[name]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
