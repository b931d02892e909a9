import { useState } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';
import { newTranslationForm, translationForm } from '#domain/translations/translation-form.ts';
import type {
  FieldToTranslate,
  FieldTranslation,
} from '#domain/translations/translation-list.server.ts';
import { SelectField } from '../form/fields/form-fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { OriginalText } from './original-text.tsx';
import type { Place } from './translation-address.ts';
import { TranslationField } from './translation-field.tsx';
import { fieldLabel } from './translation-texts.ts';

interface TranslationDialogProps {
  place: Place;
  field: FieldToTranslate;
  edited: FieldTranslation | undefined;
  remaining: Language[];
}

/** The dialog Add Translation or Edit Translation, with the original beside the input. */
export function TranslationDialog({ place, field, edited, remaining }: TranslationDialogProps) {
  const { isOpen, record } = useOpenDialog(edited);
  if (!isOpen) return null;
  const required = field.required ?? false;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? t('Edit Translation') : t('Add Translation')}
      intent={record ? 'edit' : 'add'}
      schema={record ? translationForm(required) : newTranslationForm(required)}
      record={record}
      submitLabel={record ? t('Update Translation') : t('Add Translation')}
    >
      <input type="hidden" name="entity_type" value={place.entity} />
      <input type="hidden" name="entity_id" value={place.id} />
      <input type="hidden" name="field_name" value={field.name} />
      {record ? (
        <p className="text-sm">
          <span className="block font-medium">{t('Language')}</span>
          <span>{record.language}</span>
        </p>
      ) : (
        <SelectField
          name="language_code"
          label={t('Language')}
          required
          value=""
          choices={[
            { value: '', label: t('Select a language') },
            ...remaining.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Original label={field.label} text={field.original} />
        <TranslationField
          field={field}
          name="translated_value"
          label={t('Translation')}
          required={required}
          lang={record?.language_code}
          value={record?.translated_value}
          begins={record !== undefined}
        />
      </div>
    </FormDialog>
  );
}

/** The original as it was when the form opened. The save sends it, and is refused if the original has changed. */
function Original({ label, text }: { label: string; text: string }) {
  const [shown] = useState(text);
  return (
    <section aria-label={t('Original text')} className="min-w-0">
      <input type="hidden" name="original" defaultValue={shown} />
      <p className="mb-1 font-medium text-sm">
        {t('Original: {field}', { field: fieldLabel(label) })}
      </p>
      <OriginalText>{shown}</OriginalText>
    </section>
  );
}
