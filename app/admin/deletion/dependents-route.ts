import { data } from 'react-router';
import { findDependents } from '#domain/history/restore/dependents.server.ts';
import { mayEdit } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { recordInAddress } from '../history/versions/record-of.server.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { notAllowed } from '../route-rights/role-texts.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/dependents-route.ts';
import { dependentsText, waitingPlansText } from './deletion-texts.ts';

/** Answers what else the deletion of one record removes: /admin/dependents/products/5. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = recordInAddress(params);
  if (!mayEdit(context.get(administratorContext), kind)) throw data(notAllowed, { status: 403 });
  const { rows, plans } = await load(context, 'Failed to load what else will be deleted', () =>
    findDependents(context.get(servicesContext).db, kind, id),
  );
  return { rows: dependentsText(rows), plans: waitingPlansText(plans) };
}
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';
