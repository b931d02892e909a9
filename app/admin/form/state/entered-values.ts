import { useActionData } from 'react-router';
import type { ActionResult } from '../../actions/action-result.ts';

/**
 * The values that a form shows again after a refusal without JavaScript; `id` is the record of the form, if it has one.
 */
export function useEnteredValues(intent: string, id?: number): URLSearchParams | undefined {
  const answer = useActionData<ActionResult>();
  if (!answer || answer.ok || !answer.entered) return undefined;
  const entered = new URLSearchParams(answer.entered);
  const isOfRecord = id === undefined || entered.get('id') === String(id);
  return entered.get('intent') === intent && isOfRecord ? entered : undefined;
}
