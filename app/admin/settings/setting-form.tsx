import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { Button } from '#app/ui/button.tsx';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { FormContext, useFormCheck } from '../parts/form-state.ts';
import { useUnsaved } from '../parts/unsaved.ts';
import { useOperation } from '../parts/use-operation.ts';

/** The form of one setting, on the page itself: sent to the tab's `save` operation. */
export function SettingForm({ schema, children }: { schema: z.ZodObject; children: ReactNode }) {
  const id = useId();
  const operation = useOperation((answer) => {
    if (answer.ok) form.settle();
  });
  const { answer, busy } = operation;
  const refusal = answer && !answer.ok ? answer : undefined;
  const form = useFormCheck(schema, refusal?.errors);
  useUnsaved(form.dirty);
  return (
    <FormContext value={{ id, errorOf: form.errorOf }}>
      <form
        ref={form.ref}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex max-w-xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check()) operation.submit(new FormData(event.currentTarget));
        }}
        onInput={(event) => form.onInput((event.target as HTMLInputElement).name)}
      >
        <input type="hidden" name="intent" value="save" />
        {children}
        <ErrorPanel details={refusal?.details ?? []} />
        <div>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save Settings'}
          </Button>
        </div>
      </form>
    </FormContext>
  );
}
