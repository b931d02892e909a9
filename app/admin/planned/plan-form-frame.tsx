import type { ReactNode } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { TextField } from '../form/fields/form-fields.tsx';
import { FormContext, type useFormCheck } from '../form/state/form-state.ts';

interface PlanFormFrameProps {
  id: string;
  form: ReturnType<typeof useFormCheck>;
  /** Called with the fields of the plan after they have passed the check. */
  onSend: (own: FormData) => void;
  children: ReactNode;
}

/** The form of a plan. React would pass its events on to the record's form around it, so they stop here. */
export function PlanFormFrame({ id, form, onSend, children }: PlanFormFrameProps) {
  return (
    <FormContext value={{ id, ...form.fields, dirty: form.dirty, entered: undefined }}>
      <form
        ref={form.ref}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (form.check()) onSend(new FormData(event.currentTarget));
        }}
        onInput={(event) => {
          event.stopPropagation();
          form.onInput(event);
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}

export interface PlanTime {
  /** The time entered last, empty at first. */
  time: string;
  onTime: (time: string) => void;
}

/** The field for the time of a plan. */
export function PlanTimeField({ time }: Pick<PlanTime, 'time'>) {
  return (
    <TextField
      name="plan_at"
      label={t('Date and time')}
      required
      type="datetime-local"
      value={time}
      hint={t('Hong Kong time')}
    />
  );
}
