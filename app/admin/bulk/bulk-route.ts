import { data } from 'react-router';
import { rowsFound } from '#domain/bulk/chosen-rows.server.ts';
import { type BulkKind, isBulkKind } from '#domain/kinds/kinds.ts';
import { mayEdit, type Rights } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { readListQuery } from '../screen/list-query.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/bulk-route.ts';
import { bulkOperations } from './bulk-operations.server.ts';
import { bulkFailures } from './bulk-texts.ts';
import { settingField } from './set-field-operation.server.ts';

/** The kind in the address, if the account may edit its records. */
function kindOf(kind: string, rights: Rights): BulkKind {
  if (!isBulkKind(kind)) throw data('', { status: 404 });
  if (!mayEdit(rights, kind)) throw data('', { status: 403 });
  return kind;
}

/** Receives bulk edits of the rows of a list, and the undo of them: /admin/bulk/products. */
export const action = (args: Route.ActionArgs) => {
  const kind = kindOf(args.params.kind, args.context.get(administratorContext));
  return screenAction<string>(bulkFailures, {
    ...bulkOperations(kind),
    showField: settingField(kind, true),
    setField: settingField(kind, false),
  })(args);
};
export const clientAction = screenClientAction(bulkFailures);

/** Answers every row that the list finds: /admin/bulk/products?q=gold. Rows that appear later are not changed. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const kind = kindOf(params.kind, context.get(administratorContext));
  // Take every parameter as a filter: a missing filter would find more rows than the list shows.
  const query = readListQuery(request.url, [...new URL(request.url).searchParams.keys()]);
  return load(context, bulkFailures.found, () =>
    rowsFound(context.get(servicesContext).db, kind, query),
  );
}
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';
