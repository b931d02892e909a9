import { useActionData } from 'react-router';
import type { ActionResult } from '../../actions/action-result.ts';

/**
 * The values to show again in the form of this operation after it was refused without JavaScript; undefined on any
 * other page. `id` names the record if each record on the page has such a form.
 */
export function useEnteredValues(intent: string, id?: number): URLSearchParams | undefined {
  const answer = useActionData<ActionResult>();
  if (!answer || answer.ok || !answer.entered) return undefined;
  const entered = new URLSearchParams(answer.entered);
  const isOfRecord = id === undefined || entered.get('id') === String(id);
  return entered.get('intent') === intent && isOfRecord ? entered : undefined;
}
