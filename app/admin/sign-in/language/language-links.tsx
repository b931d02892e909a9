import { useLocation } from 'react-router';
import { staffLanguageCodes, staffLanguages } from '#domain/admin-words/staff-languages.ts';
import { readerLocale, t } from '#domain/admin-words/t.ts';
import { languageParameter } from './language-parameter.ts';

/** Links to a page before the sign-in in other languages. The sign-in stores the chosen one with the account. */
export function LanguageLinks() {
  const current = readerLocale();
  const { search } = useLocation();
  const inLanguage = (code: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set(languageParameter, code);
    return `?${parameters}`;
  };
  return (
    <nav aria-label={t('Language')} className="mt-8 border-line border-t pt-4 text-sm">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {staffLanguageCodes.map((code) => (
          <li key={code}>
            {/* The link loads a new document, because the words of a language come only with one. */}
            <a
              href={inLanguage(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:underline aria-[current]:font-medium"
            >
              {staffLanguages[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
