import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorText } from '#app/ui/fields/field-frame.tsx';
import { Tick } from '#app/ui/fields/tick.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { planForm } from '#domain/planned/plan-form.ts';
import { useOperation } from '../actions/use-operation.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import { ErrorPanel } from '../form/refusals/error-panel.tsx';
import { useFormCheck, useFormState } from '../form/state/form-state.ts';
import { PlanFormFrame, type PlanTime, PlanTimeField } from './plan-form-frame.tsx';

interface PlanDialogProps extends PlanTime {
  action: string;
  /** The current status of the record. */
  status: 'Active' | 'Inactive';
  onClose: () => void;
}

/** Asks what to plan and when: the content of the record's form as it is now, or a status. */
export function PlanDialog({ action, status, time, onTime, onClose }: PlanDialogProps) {
  const { whole, dirty } = useFormState();
  const id = useId();
  const [what, setWhat] = useState(
    dirty ? 'changes' : status === 'Active' ? 'deactivate' : 'activate',
  );
  const operation = useOperation(
    (result) => {
      if (!result.ok) return;
      onTime('');
      onClose();
      if (what === 'changes') whole?.saved(result);
    },
    { action },
  );
  const { refusal, busy } = operation;
  const form = useFormCheck(planForm, refusal);
  const ofOtherFields = Object.entries(refusal?.errors ?? {}).flatMap(([name, texts]) =>
    name.startsWith('plan_') ? [] : texts,
  );
  const send = (own: FormData) => {
    onTime(String(own.get('plan_at')));
    if (what !== 'changes') return operation.submit(withIntent(own));
    if (!whole?.check()) return onClose();
    const all = whole.data();
    for (const [name, value] of own) all.set(name, value);
    operation.submit(withIntent(all));
  };
  const error = form.fields.errorOf('plan_what');
  return (
    <Dialog title={t('Plan a Change')} onClose={onClose}>
      <PlanFormFrame id={id} form={form} onSend={send}>
        <fieldset aria-describedby={error ? `${id}what-error` : undefined}>
          <legend className="mb-1 font-medium text-sm">{t('Change')}</legend>
          {choices(dirty).map(({ value, label, hint, off }) => (
            <Tick
              key={value}
              type="radio"
              name="plan_what"
              value={value}
              checked={what === value}
              disabled={off}
              onChange={() => setWhat(value)}
            >
              <span className={off ? 'text-muted' : undefined}>
                {label}
                {hint && <span className="text-muted">{` ${hint}`}</span>}
              </span>
            </Tick>
          ))}
          <ErrorText id={`${id}what`} text={error && translate(error)} />
        </fieldset>
        <PlanTimeField time={time} />
        <ErrorPanel details={[...ofOtherFields, ...(refusal?.details ?? [])]} />
        <DialogButtons onCancel={onClose} busy={busy}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? t('Saving...') : t('Save Plan')}
          </Button>
        </DialogButtons>
      </PlanFormFrame>
    </Dialog>
  );
}

const choices = (dirty: boolean) => [
  { value: 'activate', label: t('Make Active') },
  { value: 'deactivate', label: t('Make Inactive') },
  {
    value: 'changes',
    label: t('Your changes'),
    hint: dirty ? t('(as entered in the form)') : t('(change something in the form first)'),
    off: !dirty,
  },
];

function withIntent(form: FormData): FormData {
  form.set('intent', 'plan');
  // Files cannot be planned, so they are not sent. The field `plan_files` tells the server to refuse the plan.
  for (const [name, value] of [...form]) {
    if (typeof value === 'string') continue;
    form.delete(name);
    if (value.size > 0) form.set('plan_files', 'on');
  }
  return form;
}
