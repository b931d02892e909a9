import { data } from 'react-router';
import { z } from 'zod';
import { t } from '#domain/admin-words/t.ts';
import { parseForm, text } from '#domain/forms/form-values.ts';
import { isListedKind } from '#domain/kinds/kinds.ts';
import {
  deleteView,
  listViews,
  renameView,
  saveView,
  type ViewsOf,
} from '#domain/saved-views/saved-views.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberIn, type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/views-route.ts';
import { viewSearch } from './view-search.ts';
import { nameMissing, nameTaken, tooLong, viewFailures, viewGone } from './view-texts.ts';

const viewForm = z.object({ name: text(100).min(1, nameMissing) });

/** The views of the signed-in account on the list in the address. */
function viewsOf({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>): ViewsOf {
  if (!isListedKind(params.kind)) throw data('', { status: 404 });
  return { administrator_id: context.get(administratorContext).id, list: params.kind };
}

/** The views of a list: /admin/views/products. */
export const loader = (args: Route.LoaderArgs) =>
  load(args.context, viewFailures.load, () =>
    listViews(args.context.get(servicesContext).db, viewsOf(args)),
  );
export { nullIfFailed as clientLoader } from '../screen/null-if-failed.ts';

/** Saves, renames and deletes views. */
export const action = (args: Route.ActionArgs) => {
  const of = viewsOf(args);
  return screenAction(viewFailures, {
    save: (operation) => save(operation, of),
    rename: (operation) => rename(operation, of),
    delete: (operation) => remove(operation, of),
  })(args);
};
export const clientAction = screenClientAction(viewFailures);

async function save({ form, db }: Operation, of: ViewsOf): Promise<ActionResult> {
  const parsed = parseForm(viewForm, form);
  if (!parsed.ok) return parsed;
  const { name } = parsed.value;
  const query = viewSearch(String(form.get('query') ?? ''));
  if (query.length > 2000) return { ok: false, errors: { name: [tooLong] } };
  await saveView(db, of, { name, query });
  return { ok: true, toast: t('View “{name}” saved', { name }) };
}

async function rename({ form, db }: Operation, of: ViewsOf): Promise<ActionResult> {
  const parsed = parseForm(viewForm, form);
  if (!parsed.ok) return parsed;
  const { name } = parsed.value;
  const outcome = await renameView(db, of, { id: numberIn(form, 'id') ?? 0, name });
  if (outcome === 'taken') return { ok: false, errors: { name: [nameTaken] } };
  if (outcome === 'gone') return { ok: false, toast: { text: viewGone } };
  return { ok: true, toast: t('View renamed to “{name}”', { name }) };
}

async function remove({ form, db }: Operation, of: ViewsOf): Promise<ActionResult> {
  const gone = await deleteView(db, of, numberIn(form, 'id') ?? 0);
  if (!gone) return { ok: false, toast: { text: viewGone } };
  const { name, query } = gone;
  return {
    ...{ ok: true, toast: t('View “{name}” deleted', { name }) },
    undo: { action: `/admin/views/${of.list}`, values: { intent: 'save', name, query } },
  };
}
