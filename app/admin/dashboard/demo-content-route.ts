import {
  isRemovalId,
  removeDemoContent,
  restoreDemoContent,
} from '#domain/demo-removal/remove-demo-content.server.ts';
import { type ActionResult, notAllowedRefusal } from '../actions/action-result.ts';
import { type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { demoFailures, noDemoRemoval, removedText, restoredText } from './demo-content-texts.ts';

/** Removes the demo content, and undoes it: the dashboard and the activity send both here. */
export const action = screenAction(demoFailures, { remove, undo });
export const clientAction = screenClientAction(demoFailures);

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

async function remove({ form, db, administrator }: Operation): Promise<ActionResult> {
  const removal = await removeDemoContent(db, administrator, form.get('changed') === 'remove');
  if (!removal) return notAllowedRefusal;
  if (!removal.undo) return { ok: false, toast: { text: removedText(removal) } };
  const values = { intent: 'undo', set: removal.undo };
  const undo = { action: '/admin/demo-content', values };
  return { ok: true, toast: removedText(removal), undo };
}

async function undo({ form, db, administrator }: Operation): Promise<ActionResult> {
  const set = String(form.get('set') ?? '');
  const undone = isRemovalId(set) && (await restoreDemoContent(db, administrator, set));
  if (!undone || undone.asked === 0) return { ok: false, toast: { text: noDemoRemoval } };
  const text = restoredText(undone);
  return undone.done > 0 ? { ok: true, toast: text } : { ok: false, toast: { text } };
}
