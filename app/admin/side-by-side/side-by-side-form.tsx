import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';
import { cellName, recordTranslationsForm } from '#domain/translations/translation-form.ts';
import { useOperation } from '../actions/use-operation.ts';
import { detailsOf, ErrorPanel } from '../form/refusals/error-panel.tsx';
import { useEnteredValues } from '../form/state/entered-values.ts';
import { FormContext, snapshot, useFormCheck } from '../form/state/form-state.ts';
import { useSaveId } from '../form/state/save-id.ts';
import { useUnsavedChanges } from '../form/state/unsaved-changes.ts';
import { useSaveShortcut } from '../form/use-save-shortcut.ts';
import { sideBySideAddress } from '../translations/translation-address.ts';
import { FieldRow } from './field-row.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { ShownRecord } from './shown-translations.server.ts';

interface SideBySideFormProps {
  record: ShownRecord;
  chosen: Language[];
  /** The language that a telephone shows alone; '' for all. */
  alone: string;
  onAlone: (code: string) => void;
}

/** The form with all texts of a record and their translations. It restarts when reloaded, unless it has changes. */
export function SideBySideForm({ record, chosen, alone, onAlone }: SideBySideFormProps) {
  const id = useId();
  const [dirty, setDirty] = useState(false);
  const [shown, setShown] = useState({ record, generation: 0 });
  const only = chosen.some(({ code }) => code === alone) ? alone : '';
  if (record !== shown.record && !dirty) setShown({ record, generation: shown.generation + 1 });
  const { generation } = shown;
  const focused = useRef('');
  useEffect(() => {
    if (generation > 0 && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus();
  }, [generation]);
  return (
    <>
      {chosen.length > 1 && <LanguageSwitch chosen={chosen} only={only} onChange={onAlone} />}
      <Form
        key={generation}
        id={id}
        record={shown.record}
        chosen={chosen}
        only={only}
        onDirty={setDirty}
        onFocusAt={(field) => {
          focused.current = field;
        }}
      />
    </>
  );
}

interface FormProps extends Pick<SideBySideFormProps, 'record' | 'chosen'> {
  id: string;
  /** The language that a telephone shows alone; '' for all. */
  only: string;
  onDirty: (dirty: boolean) => void;
  /** Called with the id of the field that gets the focus. */
  onFocusAt: (field: string) => void;
}

function Form({ id, record, chosen, only, onDirty, onFocusAt }: FormProps) {
  const navigate = useNavigate();
  const languages = chosen.map(({ code }) => code);
  const next = sideBySideAddress(record.kind, 'next', { languages, after: record.id });
  const goesOn = useRef(false);
  const schema = useMemo(() => schemaOf(record), [record]);
  const operation = useOperation((result) => {
    const isGoingOn = goesOn.current;
    goesOn.current = false;
    if (!result.ok) return;
    form.settle({ clears: false });
    if (result.saved) showToast('success', translate(result.saved));
    if (!isGoingOn) return;
    release();
    navigate(next);
  });
  const { refusal, busy } = operation;
  const entered = useEnteredValues('save');
  const form = useFormCheck(schema, refusal);
  const release = useUnsavedChanges(form.dirty);
  useEffect(() => onDirty(form.dirty), [onDirty, form.dirty]);
  useSaveShortcut(form.ref);
  const withSaveId = useSaveId();
  const goOn = (event: MouseEvent) => {
    if (!form.dirty || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goesOn.current = true;
    form.ref.current?.requestSubmit();
  };
  return (
    <FormContext value={{ id, ...form.fields, entered, dirty: form.dirty }}>
      <form
        ref={form.ref}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [isGoingOn, sent] = [goesOn.current, event.currentTarget];
          goesOn.current = false;
          if (busy || !form.check()) return;
          goesOn.current = isGoingOn;
          operation.submit(withSaveId(new FormData(sent), snapshot(sent)));
        }}
        onInput={form.onInput}
        onFocus={(event) => onFocusAt(event.target.id)}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="entity_type" value={record.kind} />
        <input type="hidden" name="entity_id" value={record.id} />
        {/* Nothing can be typed while saving, because the form then restarts with the saved texts. */}
        <div inert={busy}>
          {record.fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              chosen={chosen}
              only={only}
              conflicts={refusal?.fieldConflicts}
            />
          ))}
        </div>
        {refusal && <ErrorPanel details={detailsOf(refusal)} />}
        <footer
          data-save-bar=""
          className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-2 border-line border-t bg-paper py-3"
        >
          <Link
            to={next}
            onClick={goOn}
            className={buttonLook()}
            title={t('Saves what is unsaved first')}
          >
            {t('Next Missing')}
          </Link>
          <Button id={`${id}save`} look="primary" type="submit" disabled={busy}>
            {busy ? t('Saving...') : t('Save')}
          </Button>
        </footer>
      </form>
    </FormContext>
  );
}

/** The same rules as on the server: a required text that has a translation must keep one. */
export const schemaOf = ({ fields }: Pick<ShownRecord, 'fields'>) =>
  recordTranslationsForm(
    Object.fromEntries(
      fields.flatMap(({ name, required = false, cells }) =>
        cells.map(({ code, value, exists }) => [
          cellName(name, code),
          required && exists && value !== '',
        ]),
      ),
    ),
  );
