import { useActionData } from 'react-router';
import type { ActionResult } from '../actions/action-result.ts';

/** What was entered into the form of this operation, where the page is the answer that refuses it. */
export function useEnteredValues(intent: string): URLSearchParams | undefined {
  const answer = useActionData<ActionResult>();
  if (!answer || answer.ok || !answer.entered) return undefined;
  const entered = new URLSearchParams(answer.entered);
  return entered.get('intent') === intent ? entered : undefined;
}
