import { useActionData, useSearchParams } from 'react-router';
import type { ActionResult } from '../actions/action-result.ts';

/**
 * Which form the address asks for: 'new', the record of ?edit=id, or none. A record that is gone
 * opens nothing.
 */
export function useOpenDialog<Record extends { id: number }>(
  record: Record | undefined,
): 'new' | Record | undefined {
  const [parameters] = useSearchParams();
  const saved = useActionData<ActionResult>()?.ok === true;
  if (saved) return undefined;
  if (parameters.has('new')) return 'new';
  return parameters.get('edit') === String(record?.id) ? record : undefined;
}
