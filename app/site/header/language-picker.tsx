import { useId } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { globe } from '#app/ui/icons.ts';
import { LanguageLinks } from './language-links.tsx';

/** The button that opens the list of languages. If no language is public, the button is a disabled globe. */
export function LanguagePicker() {
  const { language, languages, messages } = useSite();
  const id = useId();
  const none = languages.length === 0;
  return (
    <div className="language-picker">
      <button type="button" className="button-icon" popoverTarget={id} disabled={none}>
        <Icon d={globe} />
        <span className="visually-hidden">{messages.layout.chooseLanguage}</span>
        {!none && <span lang={language.code}>{language.name}</span>}
      </button>
      {!none && (
        <nav
          id={id}
          popover="auto"
          className="popover languages"
          aria-label={plain(messages.layout.languages)}
        >
          <LanguageLinks />
        </nav>
      )}
    </div>
  );
}
