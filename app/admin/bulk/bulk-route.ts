import { data } from 'react-router';
import { rowsFound } from '#domain/bulk/bulk-edit.server.ts';
import { isListedKind, isPublishedKind } from '#domain/kinds/kinds.ts';
import { servicesContext } from '#server/visit/context.ts';
import { type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { readListQuery } from '../screen/list-query.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/bulk-route.ts';
import { bulkOperations } from './bulk-operations.server.ts';
import { bulkFailures } from './bulk-texts.ts';

/**
 * Receives bulk edits of the rows of a list, and the undo of them: /admin/bulk/products. Other kinds have only the
 * undo, for what their grid saves.
 */
export const action = (args: Route.ActionArgs) => {
  const { kind } = args.params;
  if (!isListedKind(kind)) throw data('', { status: 404 });
  const undo = (operation: Operation) => bulkOperations.undo(operation, kind);
  if (!isPublishedKind(kind)) return screenAction(bulkFailures, { undo })(args);
  const { activate, deactivate, categorise, delete: remove } = bulkOperations;
  return screenAction(bulkFailures, {
    activate: (operation) => activate(operation, kind),
    deactivate: (operation) => deactivate(operation, kind),
    categorise: (operation) => categorise(operation, kind),
    delete: (operation) => remove(operation, kind),
    undo,
  })(args);
};
export const clientAction = screenClientAction(bulkFailures);

/**
 * Answers every row that the list finds with these parameters: /admin/bulk/products?q=gold. The bulk edit sends
 * exactly these rows, so that rows that appear later are not changed.
 */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { kind } = params;
  if (!isPublishedKind(kind)) throw data('', { status: 404 });
  // Take every parameter as a filter: a missing filter would find more rows than the list shows.
  const query = readListQuery(request.url, [...new URL(request.url).searchParams.keys()]);
  return load(context, bulkFailures.found, () =>
    rowsFound(context.get(servicesContext).db, kind, query),
  );
}

/** Answers null if the rows cannot be read; then the selection stays unchanged. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null);
}
