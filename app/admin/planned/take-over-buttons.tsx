import { Button } from '#app/ui/button.tsx';
import { useOperation } from '../actions/use-operation.ts';
import { planText, type ShownPlan } from './plan-texts.ts';

interface TakeOverButtonsProps {
  /** Where the operations of the record's plans are sent. */
  action: string;
  plan: ShownPlan;
}

/** Has another person carry out or cancel a plan whose planner may no longer make it. */
export function TakeOverButtons({ action, plan }: TakeOverButtonsProps) {
  const { run, busy } = useOperation(undefined, { action });
  const text = planText(plan);
  return (
    <span className="flex gap-2">
      <Button
        compact
        aria-label={`Take over: ${text}`}
        aria-disabled={busy}
        onClick={() => run('take-over', { plan: plan.id })}
      >
        Take over
      </Button>
      <Button
        compact
        aria-label={`Cancel: ${text}`}
        aria-disabled={busy}
        onClick={() => run('cancel', { plan: plan.id })}
      >
        Cancel
      </Button>
    </span>
  );
}
