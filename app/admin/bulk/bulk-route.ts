import { data } from 'react-router';
import { isBulkKind } from '#domain/bulk/bulk-kinds.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import type { Route } from './+types/bulk-route.ts';
import { bulkOperations } from './bulk-operations.server.ts';
import { bulkFailures } from './bulk-texts.ts';

/** Bulk edits of the rows of a list, and their undoing, are sent to /admin/bulk/products. */
export const action = (args: Route.ActionArgs) => {
  const { kind } = args.params;
  if (!isBulkKind(kind)) throw data('', { status: 404 });
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

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
