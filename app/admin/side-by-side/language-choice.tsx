import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Tick } from '#app/ui/fields/tick.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';

/** Checkboxes for the languages that are shown. The address keeps the choice. */
export function LanguageChoice({ offered, chosen }: { offered: Language[]; chosen: Language[] }) {
  const navigate = useNavigate();
  const codes = chosen.map(({ code }) => code);
  const show = (code: string, isShown: boolean) => {
    const shown = offered.filter((one) => (one.code === code ? isShown : codes.includes(one.code)));
    const languages = shown.map((one) => encodeURIComponent(one.code)).join(',');
    navigate(`?languages=${languages}`, { preventScrollReset: true });
  };
  if (offered.length < 2) return null;
  return (
    <Form className="mb-5">
      <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend className="mb-1 font-medium text-sm">{t('Languages')}</legend>
        {offered.map(({ code, name }) => (
          <Tick
            key={code}
            inline
            name="languages"
            value={code}
            checked={codes.includes(code)}
            onChange={(event) => show(code, event.currentTarget.checked)}
          >
            <span lang={code}>{name}</span>
          </Tick>
        ))}
        <span className="hidden noscript:block">
          <Button type="submit" compact>
            {t('Show')}
          </Button>
        </span>
      </fieldset>
    </Form>
  );
}
