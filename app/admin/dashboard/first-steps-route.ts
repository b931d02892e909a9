import { dismissFirstSteps, showFirstSteps } from '#domain/first-steps/first-steps.server.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';

const failures = {
  dismiss: 'Failed to hide the first steps',
  show: 'Failed to show the first steps',
};

/** Hides the first steps on the dashboard, and shows them again. */
export const action = screenAction(failures, { dismiss, show });
export const clientAction = screenClientAction(failures);

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

async function dismiss({ db }: Operation): Promise<ActionResult> {
  await dismissFirstSteps(db);
  const undo = { action: '/admin/first-steps', values: { intent: 'show' } };
  return { ok: true, toast: 'First steps hidden', undo };
}

async function show({ db }: Operation): Promise<ActionResult> {
  await showFirstSteps(db);
  return { ok: true, toast: 'First steps shown again' };
}
