import { Link } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { editAddress, kindName } from '#domain/kinds/kinds.ts';
import type { NamedPlan } from '#domain/planned/named-plans.server.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { planText, planWaitsInBin, refusalText } from './plan-texts.ts';
import { TakeOverButtons } from './take-over-buttons.tsx';

/** The id of the dashboard's list of plans, for links to it. */
export const plannedSection = 'planned';

/** The waiting and refused plans, each with a link to its record. */
export function PlannedList({ plans }: { plans: NamedPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={plannedSection} className="mb-6">
      <h2 id={plannedSection} className={`mb-2 scroll-mt-16 ${sectionHeadingLook}`}>
        {t('Planned')}
      </h2>
      <ul className="divide-y divide-line border border-line bg-white text-sm">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5">
            <Link
              to={
                plan.isThere ? (editAddress(plan.kind, plan.record_id) ?? '/admin') : '/admin/bin'
              }
              className="wrap-anywhere font-medium underline underline-offset-4"
            >
              {plan.name}
            </Link>
            <span className="text-muted">{translate(kindName(plan.kind))}</span>
            {plan.refused_reason ? (
              <span className="text-danger">
                {t('failed: {reason}', { reason: refusalText(plan) })}
              </span>
            ) : (
              <span>{planText(plan)}</span>
            )}
            {!plan.isThere && !plan.refused_reason && (
              <span className="basis-full text-danger">{translate(planWaitsInBin)}</span>
            )}
            {plan.refused_reason === 'no longer allowed' && (
              <>
                <span className="text-muted">
                  {t('{plan}, planned by {person}', {
                    plan: planText(plan),
                    person: plan.planned_by,
                  })}
                </span>
                <TakeOverButtons
                  action={`/admin/plans/${plan.kind}/${plan.record_id}`}
                  plan={plan}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
