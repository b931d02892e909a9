import { useLocation } from 'react-router';
import { useSite } from '#app/i18n/locale.ts';

/** Links to this page in every language. With `inline` there are bars between the links. */
export function LanguageLinks({ inline = false }: { inline?: boolean }) {
  const { language, languages } = useSite();
  const { pathname, search } = useLocation();
  return (
    <ul>
      {languages.map(({ code, name, origin, address }, n) => (
        <li key={code}>
          {inline && n > 0 && <span aria-hidden="true">|</span>}
          <a
            href={address ?? origin + pathname + search}
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
