import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { useOperation } from '../actions/use-operation.ts';
import { closedAddress } from '../screen/screen-address.ts';
import type { AfterCreate } from '../screen/use-created-row.ts';
import { BesideForm, useBeside } from './beside-form.tsx';
import { useEnteredValues } from './entered-values.ts';
import { FormRefusal, useVersion } from './form-refusal.tsx';
import { FormContext, snapshot, useFormCheck } from './form-state.ts';
import { PreviewButton, usePreviewTab } from './preview-button.tsx';
import { useSaveId } from './save-id.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';
import { useRestart } from './use-restart.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

type Saved = Extract<ActionResult, { ok: true }>;

interface FormDialogProps {
  title: string;
  /** The schema by which the server checks the same fields. */
  schema: z.ZodObject;
  /** The record that is edited; undefined for a new one. */
  record: { id: number; version: number } | undefined;
  submitLabel: string;
  /** The operation that the form is sent to; 'save' by default. */
  intent?: string;
  /** If set, Preview shows the public page of this kind with the form's content. */
  preview?: PublishedKind;
  /** Further actions on the record, shown beside the title. */
  more?: ReactNode;
  /** Further actions on the form's content, shown beside the save button. */
  besideSave?: ReactNode;
  /** What stands beside the form on wide screens, and in its place when asked for on narrow ones. */
  beside?: (isShown: boolean) => ReactNode;
  children: ReactNode;
}

/**
 * A dialog with the form of one record, which is sent to the screen's `save` operation, or to `intent`. It is
 * open while the address has ?new or ?edit=id; closing removes them, or leads to ?back=. Ctrl/Cmd-S saves.
 */
export function FormDialog({ more, beside, ...props }: FormDialogProps) {
  const side = useBeside();
  const { revalidate } = useRevalidator();
  const [generation, takeTheirs] = useRestart();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const closed = closedAddress(pathname, search);
  const close = () => navigate(closed, { preventScrollReset: true });
  const closeSaved = async ({ saved, id, name, leftOut }: Saved) => {
    const created = !props.record && closed.startsWith(pathname) ? id : undefined;
    // Close first and reload the list after it, so that a slow list does not delay the closing.
    await navigate(closed, {
      preventScrollReset: true,
      replace: true,
      defaultShouldRevalidate: false,
      state: { created } satisfies AfterCreate,
    });
    revalidate();
    if (saved && name) showToast('success', name, saved);
    else if (saved) showToast('success', saved);
    if (leftOut) showToast('error', leftOut.text, leftOut.title);
  };
  return (
    <Dialog
      title={props.title}
      onClose={close}
      size="large"
      more={
        <>
          {beside && side.button}
          {more}
        </>
      }
    >
      <DialogForm
        key={generation}
        {...props}
        {...(beside && { side: { ...side, content: beside(side.isShown) } })}
        close={close}
        closeSaved={closeSaved}
        takeTheirs={takeTheirs}
      />
    </Dialog>
  );
}

interface DialogFormProps extends Omit<FormDialogProps, 'more' | 'beside'> {
  side?: { isOpen: boolean; content: ReactNode };
  close: () => void;
  closeSaved: (result: Saved) => void;
  takeTheirs: () => void;
}

function DialogForm({
  schema,
  record,
  submitLabel,
  intent = 'save',
  preview,
  besideSave,
  side,
  children,
  close,
  closeSaved,
  takeTheirs,
}: DialogFormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [began] = useState(record);
  const { version, dataOf, overwrite } = useVersion(began?.version);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const operation = useOperation(
    (result) => {
      if (!result.ok) return;
      if (result.opens) return tab.show(result.opens, result.leftOut);
      whole.saved(result);
    },
    { closes: true },
  );
  const { result, busy } = operation;
  const saving = busy && !isPreviewing;
  const tab = usePreviewTab();
  const refusal = result && !result.ok ? result : undefined;
  const entered = useEnteredValues(intent);
  const form = useFormCheck(schema, refusal);
  const release = useUnsavedChanges(form.dirty);
  useSaveShortcut(form.ref);
  const withSaveId = useSaveId();
  const whole = {
    data: () => (form.ref.current ? dataOf(form.ref.current) : new FormData()),
    saving,
    check: form.check,
    saved(result: Saved) {
      release();
      closeSaved(result);
    },
  };
  return (
    <FormContext
      value={{ id, ...form.fields, entered, dirty: form.dirty, whole, reload: takeTheirs }}
    >
      <BesideForm {...side}>
        <form
          ref={form.ref}
          method="post"
          encType={hasFileFields(pathname) ? 'multipart/form-data' : undefined}
          noValidate
          className="flex grow flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (busy || !form.check()) return;
            setIsPreviewing(false);
            const sent = event.currentTarget;
            operation.submit(withSaveId(dataOf(sent), snapshot(sent)));
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
            takeTheirs={takeTheirs}
          />
          <footer className="sticky -bottom-4 z-10 -mx-5 mt-auto -mb-4 flex flex-wrap justify-end gap-2 border-line border-t bg-paper px-5 py-3 max-sm:*:flex-1">
            {preview && (
              <PreviewButton
                kind={preview}
                record={form.dirty ? undefined : record}
                tab={tab}
                busy={busy}
                onDraft={() => {
                  if (!form.ref.current || !form.check()) return;
                  setIsPreviewing(true);
                  const values = whole.data();
                  values.set('intent', 'preview');
                  operation.submit(values);
                }}
              />
            )}
            <fieldset disabled={saving} className="contents max-sm:*:flex-1">
              {besideSave}
            </fieldset>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button look="primary" type="submit" disabled={busy}>
              {saving ? 'Saving...' : submitLabel}
            </Button>
          </footer>
        </form>
      </BesideForm>
    </FormContext>
  );
}
