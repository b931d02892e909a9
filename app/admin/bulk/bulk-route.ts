import { data } from 'react-router';
import { rowsFound } from '#domain/bulk/bulk-edit.server.ts';
import { isPublishedKind } from '#domain/kinds/kinds.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { readListQuery } from '../screen/list-query.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/bulk-route.ts';
import { bulkOperations } from './bulk-operations.server.ts';
import { bulkFailures } from './bulk-texts.ts';

/** Bulk edits of the rows of a list, and their undoing, are sent to /admin/bulk/products. */
export const action = (args: Route.ActionArgs) => {
  const { kind } = args.params;
  if (!isPublishedKind(kind)) throw data('', { status: 404 });
  const { activate, deactivate, categorise, delete: remove, undo } = bulkOperations;
  return screenAction(bulkFailures, {
    activate: (operation) => activate(operation, kind),
    deactivate: (operation) => deactivate(operation, kind),
    categorise: (operation) => categorise(operation, kind),
    delete: (operation) => remove(operation, kind),
    undo: (operation) => undo(operation, kind),
  })(args);
};
export const clientAction = screenClientAction(bulkFailures);

/**
 * Every row that the list with these parameters finds, as it is now: /admin/bulk/products?q=gold. What is
 * confirmed names them, so that rows that appear later are not touched.
 */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { kind } = params;
  if (!isPublishedKind(kind)) throw data('', { status: 404 });
  // Every parameter: a filter that was left out would find more than the list shows.
  const query = readListQuery(request.url, [...new URL(request.url).searchParams.keys()]);
  return load(context, bulkFailures.found, () =>
    rowsFound(context.get(servicesContext).db, kind, query),
  );
}

/** A list that cannot be read leaves the selection as it is. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null);
}
