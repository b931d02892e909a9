import { useLocation } from 'react-router';
import { staffLanguageCodes, staffLanguages } from '#domain/staff-words/staff-languages.ts';
import { readerLocale, t } from '#domain/staff-words/t.ts';
import { languageParameter } from './language-parameter.ts';

/** Links by which a page before the sign-in is shown in another language. The account keeps the choice. */
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
            {/* A new document, because the words come with it. */}
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
