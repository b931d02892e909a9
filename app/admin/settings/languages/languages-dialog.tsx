import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { LanguageRecord } from '#domain/languages/language-editing.server.ts';
import { languageWords } from '#domain/languages/language-fields.ts';
import { languageForm, newLanguageForm } from '#domain/languages/language-form.ts';
import { ownName } from '#domain/languages/language-tag.ts';
import { PlaceField } from '../../form/fields/place-field.tsx';
import { RecordField } from '../../form/fields/record-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useFormState } from '../../form/state/form-state.ts';
import { HistoryPanel } from '../../history/versions/history-panel.tsx';
import { useOpenDialog } from '../../screen/use-open-dialog.ts';

const { fields } = languageWords;

interface LanguageDialogProps {
  language: LanguageRecord | undefined;
  /** The display order that puts a new language last. */
  last: number;
}

/** The dialog to add or rename a language, open as the address says. */
export function LanguageDialog({ language, last }: LanguageDialogProps) {
  const { isOpen, record } = useOpenDialog(language);
  if (!isOpen) return null;
  const display_order = record ? (record.display_order ?? 0) : last;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? t('Edit Language') : t('Add Language')}
      schema={record ? languageForm : newLanguageForm}
      record={record}
      submitLabel={record ? t('Update Language') : t('Add Language')}
    >
      {record ? (
        <RecordField
          fields={fields}
          name="name"
          value={record.name}
          lang={record.code}
          hint={t('Code: {code}. It is part of the host name and stays.', { code: record.code })}
        />
      ) : (
        <NewLanguageFields />
      )}
      <PlaceField fields={fields} value={display_order} isNew={!record} />
      {record && <HistoryPanel kind="languages" id={record.id} />}
    </FormDialog>
  );
}

/** Code and name of a new language. The name follows the code until another one is typed. */
function NewLanguageFields() {
  const { changed } = useFormState();
  const here = useRef<HTMLDivElement>(null);
  const proposed = useRef('');
  const follow = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'code') return;
    const name = here.current?.querySelector<HTMLInputElement>('input[name="name"]');
    if (!name || name.value !== proposed.current) return;
    proposed.current = ownName(target.value.trim()) ?? '';
    name.value = proposed.current;
    changed('name');
  });
  useEffect(() => {
    const fieldset = here.current;
    fieldset?.addEventListener('input', follow);
    return () => fieldset?.removeEventListener('input', follow);
  }, []);
  return (
    <div ref={here} className="flex flex-col gap-5">
      <RecordField
        fields={fields}
        name="code"
        value=""
        hint={t(
          'A language code, such as fr, de, ko, pt-BR or zh-Hans. It becomes part of the host name and cannot be changed later.',
        )}
        input={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <RecordField
        fields={fields}
        name="name"
        value=""
        hint={t(
          'What the language calls itself, such as Français. The new language is not public until you make it so.',
        )}
      />
    </div>
  );
}
