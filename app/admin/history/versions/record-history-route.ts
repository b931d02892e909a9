import { data } from 'react-router';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { recordVersion } from '#domain/history/recorded/record-rows.server.ts';
import { restoreVersion } from '#domain/history/restore/restore.server.ts';
import { recordTimeline } from '#domain/history/timeline/timeline.server.ts';
import { mayEdit } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { type ActionResult, notAllowedRefusal } from '../../actions/action-result.ts';
import { numberIn, type Operation, screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { notAllowed } from '../../route-rights/role-texts.ts';
import { readCursor } from '../../screen/list-query.ts';
import { load } from '../../screen/screen-loader.server.ts';
import { historyFailures, ruleRefuses, slugInvalid, withoutRoomText } from '../history-texts.ts';
import type { Route } from './+types/record-history-route.ts';
import { recordInAddress } from './record-of.server.ts';
import { readVersions } from './record-versions.server.ts';

/** Reads the versions of one record: /admin/history/products/5, with `?before=` earlier ones. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const record = recordInAddress(params);
  const { db } = context.get(servicesContext);
  if (!mayEdit(context.get(administratorContext), record.kind))
    throw data(notAllowed, { status: 403 });
  const before = readCursor(request.url);
  return load(context, historyFailures.load, async () => {
    const [page, [newest], seen] = await Promise.all([
      readVersions(db, record, before),
      recordTimeline(db, record, { limit: 1 }),
      recordVersion(db, record.kind, record.id),
    ]);
    return { seen, ...page, newest: newest?.id };
  });
}
export { nullIfFailed as clientLoader } from '../../screen/null-if-failed.ts';

async function restore(
  { form, db, administrator }: Operation,
  record: { kind: string; id: number },
): Promise<ActionResult> {
  const seen = numberIn(form, 'seen') ?? 0;
  const version = numberIn(form, 'version') ?? 0;
  const slug = String(form.get('slug') ?? '').trim() || undefined;
  const restored = await restoreVersion(db, administrator, { ...record, seen }, version, slug);
  if (restored.ok) return { ok: true, toast: restoredText(restored) };
  if (restored.refusal === 'not allowed') return notAllowedRefusal;
  const text = refusals[restored.refusal];
  return {
    ok: false,
    ...(restored.refusal.startsWith('slug')
      ? { errors: { slug: [text] } }
      : { toast: { title: historyFailures.restore, text } }),
  };
}

const refusals = {
  'no version':
    'This version is not in the history of this record. Please review the history again.',
  'nothing left': 'This version is a deletion: there is nothing to restore.',
  'parent gone': 'The product of this version has been deleted. Please restore the product first.',
  changed: 'This record has changed since you opened its history. Please review it again.',
  gone: 'This record has been deleted. It can be restored from the bin.',
  'slug invalid': slugInvalid,
  'not now': ruleRefuses,
  'slug taken': 'Another record now uses the slug of this version. Please choose a different one.',
  taken: 'Another record now uses a value of this version.',
};

function restoredText({
  leftOut,
  moved,
  noRoom,
}: Record<'leftOut' | 'moved' | 'noRoom', string[]>) {
  const what = t(
    leftOut.length > 0
      ? 'Version restored, without links to records that no longer exist'
      : 'Version restored',
  );
  const restored = `${what}${withoutRoomText(noRoom)}`;
  if (moved.length === 0) return restored;
  const notMoved = t('. Not restored, because they now belong to another product: {names}', {
    names: listed(moved),
  });
  return `${restored}${notMoved}`;
}

export const action = (args: Route.ActionArgs) =>
  screenAction(
    { restore: historyFailures.restore },
    { restore: (operation) => restore(operation, recordInAddress(args.params)) },
  )(args);
export const clientAction = screenClientAction({ restore: historyFailures.restore });
