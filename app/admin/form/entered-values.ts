import { useActionData } from 'react-router';
import type { ActionResult } from '../actions/action-result.ts';

/**
 * The values that were entered into the form of this operation, if it was sent without JavaScript and this
 * page is the refusal; undefined otherwise.
 */
export function useEnteredValues(intent: string): URLSearchParams | undefined {
  const answer = useActionData<ActionResult>();
  if (!answer || answer.ok || !answer.entered) return undefined;
  const entered = new URLSearchParams(answer.entered);
  return entered.get('intent') === intent ? entered : undefined;
}
