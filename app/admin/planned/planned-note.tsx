import { planText, type ShownPlan } from './plan-texts.ts';

/** A note below the status of a row: the next plan of the record, and whether a plan was refused. */
export function PlannedNote({ plans }: { plans: ShownPlan[] | undefined }) {
  const refused = plans?.some(({ refused_reason }) => refused_reason);
  const waiting = plans?.filter(({ refused_reason }) => !refused_reason) ?? [];
  const [next, ...more] = waiting;
  if (!next && !refused) return null;
  return (
    <span className="planned-note">
      {next && <span className="block text-ink-soft">{planText(next)}</span>}
      {more.length > 0 && <span className="block text-muted">{`and ${more.length} more`}</span>}
      {refused && <span className="block text-danger">planned change failed</span>}
    </span>
  );
}
