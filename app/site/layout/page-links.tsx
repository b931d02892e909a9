import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { isActive, pagesLinked } from './pages-linked.ts';

/** The six links, the one to where the visitor is marked. */
export function PageLinks() {
  const { layout } = useWords();
  const { pathname } = useLocation();
  return (
    <ul>
      {pagesLinked.map(([name, target]) => (
        <li key={target}>
          <a href={target} aria-current={isActive(pathname, target) ? 'page' : undefined}>
            {layout[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
