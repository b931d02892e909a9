import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import type { Success } from '../actions/action-result.ts';
import { useOperation } from '../actions/use-operation.ts';
import { FormRefusal, useVersion } from './refusals/form-refusal.tsx';
import { useEnteredValues } from './state/entered-values.ts';
import { FormContext, useFormCheck } from './state/form-state.ts';
import { useUnsavedChanges } from './state/unsaved-changes.ts';
import { useRestart } from './state/use-restart.ts';

interface InlineFormProps {
  schema: z.ZodObject;
  /** The operation that the form is sent to; 'save' by default. */
  intent?: string;
  submitLabel: string;
  /** The id of the record, if each record on the page has such a form. */
  recordId?: number;
  /** The version that the form shows. If it is set, a save does not overwrite a newer version by someone else. */
  version?: number;
  /** Whether the form is emptied after each save. */
  clears?: boolean;
  /** Content below the form with access to FormContext, such as the history. */
  below?: ReactNode;
  onSaved?: (result: Success) => void;
  children: ReactNode;
}

/** A form on the page itself, not in a dialog. */
export function InlineForm(props: InlineFormProps) {
  const [generation, restart] = useRestart();
  return <Form key={generation} {...props} restart={restart} />;
}

function Form(props: InlineFormProps & { restart: () => void }) {
  const { schema, intent = 'save', submitLabel, clears = false, onSaved, children } = props;
  const { restart, below, recordId } = props;
  const id = useId();
  const { pathname } = useLocation();
  const { version, setVersion, dataOf, overwrite } = useVersion(props.version);
  const operation = useOperation((result) => {
    if (!result.ok) return;
    form.settle({ clears });
    setVersion((former) => result.version ?? former);
    onSaved?.(result);
  });
  const { refusal, busy } = operation;
  const entered = useEnteredValues(intent, recordId);
  const form = useFormCheck(schema, refusal);
  useUnsavedChanges(form.dirty);
  return (
    <FormContext value={{ id, ...form.fields, entered, dirty: form.dirty, reload: restart }}>
      <form
        ref={form.ref}
        method="post"
        encType={hasFileFields(pathname) ? 'multipart/form-data' : undefined}
        noValidate
        className="flex max-w-xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) operation.submit(dataOf(event.currentTarget));
        }}
        onInput={form.onInput}
      >
        <input type="hidden" name="intent" value={intent} />
        {recordId !== undefined && <input type="hidden" name="id" value={recordId} />}
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {children}
        <FormRefusal
          refusal={refusal}
          form={form.ref}
          busy={busy}
          overwrite={overwrite}
          takeTheirs={restart}
        />
        <div>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? t('Saving...') : submitLabel}
          </Button>
        </div>
      </form>
      {below && <div className="mt-8 max-w-xl">{below}</div>}
    </FormContext>
  );
}
