import type { RouterContextProvider } from 'react-router';
import { kinds } from '#domain/kinds/kinds.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import { plannedValues } from '#domain/planned/planned-form.server.ts';
import { plansOf } from '#domain/planned/planning.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ShownPlan } from '../planned/plan-texts.ts';
import { loadPart } from '../screen/screen-loader.server.ts';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';

/** Adds plans and translation states to the rows of a list, and answers the plans of the edited record. */
export async function publishedRows<Row extends { id: number }>(
  context: Readonly<RouterContextProvider>,
  kind: PublishedKind,
  list: ListPage<Row>,
  edited: number | undefined,
) {
  const ids = list.rows.map(({ id }) => id);
  const found = await loadPart(context, 'Failed to load planned changes', () =>
    plansOf(context.get(servicesContext).db, kind, edited === undefined ? ids : [...ids, edited]),
  );
  const byRecord = Map.groupBy(found.value ?? [], ({ record_id }) => record_id);
  const rows = list.rows.map((row): Row & { planned: ShownPlan[] | undefined } => ({
    ...row,
    planned: byRecord.get(row.id)?.map(({ id, at, change, planned_by, refused_reason }) => ({
      // A list shows only the planned status of a change.
      ...{ id, at, planned_by, refused_reason, changed_fields: null },
      change: { status: change.status },
    })),
  }));
  const ofEdited = edited === undefined ? [] : (byRecord.get(edited) ?? []);
  const plans = found.failed
    ? { failed: found.failed }
    : {
        value: ofEdited.map((plan) => ({
          ...plan,
          change: plannedValues(kinds[kind], plan.change),
        })),
      };
  return { ...(await withTranslationStates(context, kind, { ...list, rows })), plans };
}
