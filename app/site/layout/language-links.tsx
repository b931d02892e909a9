import { useLocation } from 'react-router';
import { useSite } from '#app/i18n/locale.ts';

/** The same page on every language's host. */
export function LanguageLinks() {
  const { language, languages } = useSite();
  const { pathname, search } = useLocation();
  return (
    <ul>
      {languages.map(({ code, name, origin }) => (
        <li key={code}>
          <a
            href={origin + pathname + search}
            lang={code}
            hrefLang={code}
            aria-current={code === language.code ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
