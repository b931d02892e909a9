import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from '../actions/use-operation.ts';
import { planText, type ShownPlan } from './plan-texts.ts';

interface TakeOverButtonsProps {
  /** The address of the action for the record's plans. */
  action: string;
  plan: ShownPlan;
}

/** Buttons to take over or cancel a plan whose planner no longer has the rights for it. */
export function TakeOverButtons({ action, plan }: TakeOverButtonsProps) {
  const { run, busy } = useOperation(undefined, { action });
  const text = planText(plan);
  return (
    <span className="flex gap-2">
      <Button
        compact
        aria-label={t('Take Over: {plan}', { plan: text })}
        aria-disabled={busy}
        onClick={() => run('take-over', { plan: plan.id })}
      >
        {t('Take Over')}
      </Button>
      <Button
        compact
        aria-label={t('Cancel Plan: {plan}', { plan: text })}
        aria-disabled={busy}
        onClick={() => run('cancel', { plan: plan.id })}
      >
        {t('Cancel Plan')}
      </Button>
    </span>
  );
}
