import { data } from 'react-router';
import { isSeveralKind } from '#domain/several/several-kinds.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import type { Route } from './+types/several-route.ts';
import { severalOperations } from './several-operations.server.ts';
import { severalFailures } from './several-texts.ts';

/** What is done to several rows of a list at once, and undone, is sent to /admin/several/products. */
export const action = (args: Route.ActionArgs) => {
  const { kind } = args.params;
  if (!isSeveralKind(kind)) throw data('', { status: 404 });
  const { activate, deactivate, categorise, delete: remove, undo } = severalOperations;
  return screenAction(severalFailures, {
    activate: (operation) => activate(operation, kind),
    deactivate: (operation) => deactivate(operation, kind),
    categorise: (operation) => categorise(operation, kind),
    delete: (operation) => remove(operation, kind),
    undo: (operation) => undo(operation, kind),
  })(args);
};
export const clientAction = screenClientAction(severalFailures);

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
