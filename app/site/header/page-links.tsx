import { useLocation } from 'react-router';
import { useSite } from '#app/i18n/locale.ts';
import { publicPageNames, publicPages } from '#domain/addresses/public-pages.ts';

/** Links to the six main pages and to the owner's pages in this place. The current page is marked. */
export function PageLinks({ own = 'menu' }: { own?: 'menu' | 'footer' }) {
  const { messages, ownPages } = useSite();
  const { layout } = messages;
  const { pathname } = useLocation();
  return (
    <ul>
      {publicPageNames.map((name) => {
        const { path } = publicPages[name];
        // A main link is also marked on the pages below its page, such as a product.
        const isActive = pathname === path || pathname.startsWith(`${path}/`);
        return (
          <li key={path}>
            <a href={path} aria-current={isActive ? 'page' : undefined}>
              {layout[name]}
            </a>
          </li>
        );
      })}
      {ownPages
        .filter(({ placement }) => placement === own)
        .map(({ path, title, lang }) => (
          <li key={path}>
            <a href={path} lang={lang} aria-current={pathname === path ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  );
}
