import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { partsField } from '../actions/parts-field.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';
import { useFormCheck, useFormState } from '../form/state/form-state.ts';
import { newPlanForm } from './new-plan-form.ts';
import { PlanFormFrame, type PlanTime, PlanTimeField } from './plan-form-frame.tsx';
import { newPlanKey } from './plan-texts.ts';

/** Asks when a new record becomes Active. The form around it then creates the record, with the plan, in one save. */
export function PlanNewDialog({ time, onTime, onClose }: PlanTime & { onClose: () => void }) {
  const { whole } = useFormState();
  const id = useId();
  const form = useFormCheck(newPlanForm, undefined);
  const send = (own: FormData) => {
    const at = String(own.get('plan_at'));
    onTime(at);
    onClose();
    whole?.save((data) => {
      data.set('status', 'Inactive');
      data.set('plan_at', at);
      data.append(partsField, newPlanKey);
    });
  };
  return (
    <Dialog
      title={t('Create and Plan')}
      description={t('It is created as Inactive, and becomes Active at this time.')}
      onClose={onClose}
    >
      <PlanFormFrame id={id} form={form} onSend={send}>
        <PlanTimeField time={time} />
        <DialogButtons onCancel={onClose}>
          <Button look="primary" type="submit">
            {t('Create and Plan')}
          </Button>
        </DialogButtons>
      </PlanFormFrame>
    </Dialog>
  );
}
