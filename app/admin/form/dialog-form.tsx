import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { Success } from '../actions/action-result.ts';
import { useOperation } from '../actions/use-operation.ts';
import { BesideForm } from './beside-form.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { type FormTabs, fieldsTab, NextTab, TabPanel, TabPanels } from './form-tabs.tsx';
import { PreviewButton, usePreviewTab } from './preview-button.tsx';
import { FormRefusal, useVersion } from './refusals/form-refusal.tsx';
import { useEnteredValues } from './state/entered-values.ts';
import { FormPartsContext, type useFormParts } from './state/form-parts.ts';
import { contentOf, FormContext, useFormCheck } from './state/form-state.ts';
import { useSaveId } from './state/save-id.ts';
import { useUnsavedChanges } from './state/unsaved-changes.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

export interface DialogFormProps {
  /** The schema by which the server checks the same fields. */
  schema: z.ZodObject;
  /** The record that is edited; undefined for a new one. */
  record: { id: number; version: number } | undefined;
  submitLabel: string;
  /** The operation that the form is sent to; 'save' by default. */
  intent?: string;
  /** If set, Preview shows the public page of this kind with the form's content. */
  preview?: PublishedKind;
  /** Further actions on the form's content, shown beside the save button. */
  besideSave?: ReactNode;
  side?: { isOpen: boolean; content: ReactNode };
  tabs: FormTabs;
  parts: ReturnType<typeof useFormParts>;
  close: () => void;
  closeSaved: (result: Success) => void;
  takeTheirs: () => void;
  children: ReactNode;
}

/** The form in a FormDialog: the fields of the record, the panels of further tabs, and the save bar. */
export function DialogForm(props: DialogFormProps) {
  const { schema, record, submitLabel, intent = 'save', preview, besideSave, side } = props;
  const { tabs, parts, children, close, closeSaved, takeTheirs } = props;
  const id = useId();
  const { pathname } = useLocation();
  const [began] = useState(record);
  const { version, dataOf, overwrite } = useVersion(began?.version);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const operation = useOperation(
    (result) => {
      if (!result.ok) return tabs.select(Object.keys(result.parts ?? {})[0] ?? fieldsTab);
      if (result.opens) return tab.show(result.opens, result.leftOut);
      whole.saved(result);
    },
    { closes: true },
  );
  const { refusal, busy } = operation;
  const saving = busy && !isPreviewing;
  const tab = usePreviewTab();
  const entered = useEnteredValues(intent);
  // If the form of another tab was refused, that tab shows the refusal.
  const form = useFormCheck(schema, refusal?.parts ? undefined : refusal);
  const { join, leave } = parts;
  // A layout effect runs before the next key press, so that Escape already asks about unsaved changes.
  useLayoutEffect(() => join(fieldsTab, form));
  const release = useUnsavedChanges(parts.dirty);
  useSaveShortcut(form.ref);
  const withSaveId = useSaveId();
  const check = () => {
    const [wrong] = parts.check();
    if (wrong !== undefined) tabs.select(wrong);
    return wrong === undefined;
  };
  const whole = {
    data: () => parts.addTo(form.ref.current ? dataOf(form.ref.current) : new FormData()),
    saving,
    check,
    save(change?: (data: FormData) => void) {
      if (busy || !check()) return;
      setIsPreviewing(false);
      const data = whole.data();
      change?.(data);
      operation.submit(withSaveId(data, contentOf(data)));
    },
    saved(saved: Success) {
      release();
      closeSaved(saved);
    },
  };
  const fields = (
    <form
      ref={form.ref}
      id={`${id}form`}
      method="post"
      encType={hasFileFields(pathname) ? 'multipart/form-data' : undefined}
      noValidate
      className="flex grow flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        whole.save();
      }}
      onInput={form.onInput}
    >
      <input type="hidden" name="intent" value={intent} />
      {began && <input type="hidden" name="id" value={began.id} />}
      {began && <input type="hidden" name="version" value={version} />}
      {/* Disabled while saving: a change made now would be lost when the form closes. */}
      <fieldset disabled={saving} className="contents">
        {children}
      </fieldset>
      <FormRefusal
        refusal={refusal}
        form={form.ref}
        busy={busy}
        overwrite={overwrite}
        takeTheirs={() => (parts.dirtyBeside(fieldsTab) ? setAsking(true) : takeTheirs())}
      />
    </form>
  );
  return (
    <FormContext
      value={{ id, ...form.fields, entered, dirty: parts.dirty, whole, reload: takeTheirs }}
    >
      <BesideForm {...side}>
        <div className="flex grow flex-col gap-5">
          {tabs.tabs.length === 0 ? (
            fields
          ) : (
            <FormPartsContext value={{ at: tabs.at, refusals: refusal?.parts, join, leave }}>
              <TabPanel tabs={tabs} tab={fieldsTab}>
                {fields}
              </TabPanel>
              <div inert={saving} className="contents">
                <TabPanels tabs={tabs} />
              </div>
            </FormPartsContext>
          )}
          <footer className="sticky -bottom-4 z-10 -mx-5 mt-auto -mb-4 flex flex-wrap justify-end gap-2 border-line border-t bg-paper px-5 py-3 max-sm:*:flex-1">
            {preview && (
              <PreviewButton
                kind={preview}
                record={parts.dirty ? undefined : record}
                tab={tab}
                busy={busy}
                onDraft={() => {
                  if (!check()) return;
                  setIsPreviewing(true);
                  const values = whole.data();
                  values.set('intent', 'preview');
                  operation.submit(values);
                }}
              />
            )}
            <fieldset disabled={saving} className="contents max-sm:*:flex-1">
              {besideSave}
              <Button onClick={close} disabled={busy}>
                {t('Cancel')}
              </Button>
              {!record && <NextTab tabs={tabs} />}
            </fieldset>
            <Button look="primary" type="submit" form={`${id}form`} disabled={busy}>
              {saving ? t('Saving...') : submitLabel}
            </Button>
          </footer>
          {/* 'Take Theirs' also restarts the other tabs, so it asks first if they have unsaved changes. */}
          {isAsking && <DiscardDialog onClose={() => setAsking(false)} onDiscard={takeTheirs} />}
        </div>
      </BesideForm>
    </FormContext>
  );
}
