import { useEffect } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Part } from './failed-part.tsx';

type Loaded = { [name: string]: unknown };

/**
 * Which form the address asks for: 'new', the record of ?edit=id, or none. A record that is gone
 * opens nothing, and says so.
 */
export function useOpenDialog<Record extends { id: number }>(
  record: Record | undefined,
): 'new' | Record | undefined {
  const [parameters] = useSearchParams();
  const loaded: Loaded = useLoaderData();
  const saved = useActionData<ActionResult>()?.ok === true;
  const asked = parameters.get('edit');
  const isThere = asked === String(record?.id);
  const isGone = asked !== null && !isThere && !saved && !hasFailedPart(loaded);
  useEffect(() => {
    if (isGone) showToast('error', 'This is no longer there. It may have been deleted meanwhile.');
  }, [isGone]);
  if (saved) return undefined;
  if (parameters.has('new')) return 'new';
  return isThere ? record : undefined;
}

/** What could not be read may be there all the same: the screen says so itself. */
const hasFailedPart = (loaded: Loaded): boolean =>
  Object.values(loaded).some((part) => (part as Part<unknown> | undefined)?.failed !== undefined);
