import { data } from 'react-router';
import { isPublishedKind } from '#domain/kinds/kinds.ts';
import { idIn } from '#domain/records/record-id.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import type { Route } from './+types/plans-route.ts';
import { cancel, plan, takeOver } from './plan-operations.server.ts';
import { planFailures } from './plan-texts.ts';

/** Receives the plans of one record: /admin/plans/products/5. The record's form shows them. */
export const action = (args: Route.ActionArgs) => {
  const record = recordOf(args.params);
  return screenAction(planFailures, {
    plan: (operation) => plan(operation, record),
    cancel: (operation) => cancel(operation, record),
    'take-over': (operation) => takeOver(operation, record),
  })(args);
};
export const clientAction = screenClientAction(planFailures);

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

function recordOf(params: { kind: string; id: string }) {
  const [kind, id] = [params.kind, idIn(params.id)];
  if (!isPublishedKind(kind) || id === undefined) throw data('', { status: 404 });
  return { kind, id };
}
