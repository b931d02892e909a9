import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { type PublishedKind, publishedKinds } from '#domain/kinds/kinds.ts';
import { labelsOf } from '#domain/records/kind-fields.ts';
import { useOperation } from '../actions/use-operation.ts';
import { valueText } from '../actions/value-text.ts';
import { FailedPart, type Part } from '../screen/failed-part.tsx';
import { fieldNames, planText, planTime, refusalText, type ShownPlan } from './plan-texts.ts';
import { TakeOverButtons } from './take-over-buttons.tsx';

interface PlanPanelProps {
  kind: PublishedKind;
  id: number;
  plans: Part<ShownPlan[]>;
}

/** The waiting and refused plans of the record that the surrounding form edits; each can be cancelled. */
export function PlanPanel({ kind, id, plans }: PlanPanelProps) {
  if (plans.failed) return <FailedPart part={plans} />;
  if (!plans.value?.length) return null;
  const labels = labelsOf(publishedKinds[kind].fields);
  return (
    <section aria-label={t('Planned')} className="border border-line bg-white text-sm">
      <ul className="divide-y divide-line">
        {plans.value.map((plan) => (
          <PlanLine
            key={plan.id}
            action={`/admin/plans/${kind}/${id}`}
            plan={plan}
            labels={labels}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanLineProps {
  action: string;
  plan: ShownPlan;
  labels: Record<string, string>;
}

function PlanLine({ action, plan, labels }: PlanLineProps) {
  const { run, busy } = useOperation(undefined, { action });
  const line = useRef<HTMLLIElement>(null);
  useFocusFallback(line, (gone) => {
    const next = gone.nextElementSibling ?? gone.previousElementSibling;
    return next?.querySelector('button') ?? document.querySelector('[data-plan]');
  });
  const text = planText(plan);
  const fields = Object.keys(plan.change).filter((name) => name !== 'status');
  return (
    <li ref={line} className="flex items-start justify-between gap-3 px-3 py-2">
      <div className="min-w-0 wrap-anywhere">
        {plan.refused_reason ? (
          <p className="text-danger">
            {t('A planned change failed: {reason}. It was due on {time}.', {
              reason: refusalText(plan, labels),
              time: planTime(plan.at),
            })}
          </p>
        ) : (
          <p className="first-letter:uppercase">{text}</p>
        )}
        <p className="text-muted">{t('Planned by {person}', { person: plan.planned_by })}</p>
        {fields.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer text-muted">
              {fieldNames(fields, labels)}
            </summary>
            <dl className="mt-1 flex flex-col gap-1">
              {fields.map((name) => (
                <div key={name}>
                  <dt className="text-muted">{translate(labels[name] ?? name)}</dt>
                  <dd className="line-clamp-6 whitespace-pre-line">{shown(plan.change[name])}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {plan.refused_reason === 'no longer allowed' ? (
        <TakeOverButtons action={action} plan={plan} />
      ) : (
        <Button
          compact
          aria-label={
            plan.refused_reason
              ? t('Dismiss: {plan}', { plan: text })
              : t('Cancel Plan: {plan}', { plan: text })
          }
          aria-disabled={busy}
          onClick={() => run('cancel', { plan: plan.id })}
        >
          {plan.refused_reason ? t('Dismiss') : t('Cancel Plan')}
        </Button>
      )}
    </li>
  );
}

const shown = (value: unknown): string =>
  valueText(value, ({ length }) => t('{count} chosen', { count: length }));
