import { useActionData } from 'react-router';
import type { ActionResult } from '../../actions/action-result.ts';

/**
 * The values that were entered into the form of this operation, if it was sent without JavaScript and this
 * page is the refusal; undefined otherwise. `id` is the record of the form, if each record on the page has one.
 */
export function useEnteredValues(intent: string, id?: number): URLSearchParams | undefined {
  const answer = useActionData<ActionResult>();
  if (!answer || answer.ok || !answer.entered) return undefined;
  const entered = new URLSearchParams(answer.entered);
  const isOfRecord = id === undefined || entered.get('id') === String(id);
  return entered.get('intent') === intent && isOfRecord ? entered : undefined;
}
