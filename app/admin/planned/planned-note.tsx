import { machineDate, machineTime } from '#app/i18n/dates.ts';
import { ActionWord } from '#app/ui/action-word.tsx';
import { clock } from '#app/ui/icons.ts';
import { t } from '#domain/admin-words/t.ts';
import { planText, planVerb, type ShownPlan } from './plan-texts.ts';

/**
 * A note below the status: the next plan, and whether a plan was refused. In a table, a clock stands for the words of
 * the plan.
 */
export function PlannedNote({ plans }: { plans: ShownPlan[] | undefined }) {
  const refused = plans?.some(({ refused_reason }) => refused_reason);
  const waiting = plans?.filter(({ refused_reason }) => !refused_reason) ?? [];
  const [next, ...more] = waiting;
  if (!next && !refused) return null;
  return (
    <span className="planned-note">
      {next && (
        <span className="block text-ink-soft" title={planText(next)}>
          <ActionWord icon={clock}>{planVerb(next)}</ActionWord>{' '}
          <time dateTime={next.at.toISOString()}>
            <span className="whitespace-nowrap">{machineDate(next.at)}</span>
            {machineTime(next.at).slice(10)}
          </time>
          <span className="action-word">{t(', Hong Kong time')}</span>
        </span>
      )}
      {more.length > 0 && (
        <span className="block text-muted">{t('and {count} more', { count: more.length })}</span>
      )}
      {refused && <span className="block text-danger">{t('planned change failed')}</span>}
    </span>
  );
}
