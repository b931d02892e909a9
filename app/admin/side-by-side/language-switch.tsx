import { useId } from 'react';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';

interface LanguageSwitchProps {
  chosen: Language[];
  /** The code of the language that is shown alone; '' for all. */
  only: string;
  /** The text of the choice that shows all languages. */
  all?: string;
  onChange: (only: string) => void;
}

/** On a telephone, shows one of the chosen languages at a time. Without scripts all are shown. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { chosen, only, all = t('All ticked languages'), onChange } = props;
  const id = useId();
  return (
    <p className="mb-4 flex flex-col gap-1.5 noscript:hidden md:hidden">
      <label htmlFor={id} className="font-medium text-sm">
        {t('Show')}
      </label>
      <select
        id={id}
        value={only}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={inputLook}
      >
        <option value="">{all}</option>
        {chosen.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
