import { z } from 'zod';
import {
  type StaffLanguage,
  staffLanguageCodes,
  staffLanguages,
} from '#domain/admin-words/staff-languages.ts';
import { t } from '#domain/admin-words/t.ts';
import { SelectField } from '../../form/fields/form-fields.tsx';
import { InlineForm } from '../../form/inline-form.tsx';

const languageForm = z.object({ language: z.enum(staffLanguageCodes) });

const choices = staffLanguageCodes.map((code) => ({ value: code, label: staffLanguages[code] }));

/** Chooses the language in which the signed-in person reads the back-office. */
export function LanguageForm({ language }: { language: StaffLanguage }) {
  return (
    <div className="mt-5 border-line border-t pt-4">
      <InlineForm
        schema={languageForm}
        intent="language"
        submitLabel={t('Change Language')}
        // The words of a language are loaded only with a whole document.
        onSaved={() => window.location.reload()}
      >
        <SelectField
          name="language"
          label={t('Language of the Back-Office')}
          value={language}
          choices={choices}
        />
      </InlineForm>
    </div>
  );
}
