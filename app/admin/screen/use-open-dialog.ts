import { useEffect } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { Part } from './failed-part.tsx';

type Loaded = { [name: string]: unknown };

/**
 * Whether the address opens a form, and the record of ?edit=id in it; a new record has none yet. If the record no
 * longer exists, no form opens and a toast says so.
 */
export function useOpenDialog<Record extends { id: number }>(
  record: Record | undefined,
): { isOpen: boolean; record?: Record | undefined } {
  const [parameters] = useSearchParams();
  const loaded: Loaded = useLoaderData();
  const saved = useActionData<ActionResult>()?.ok === true;
  const asked = parameters.get('edit');
  const isThere = record !== undefined && asked === String(record.id);
  const isGone = asked !== null && !isThere && !saved && !hasFailedPart(loaded);
  useEffect(() => {
    if (isGone) showToast('error', t('This record no longer exists. It may have been deleted.'));
  }, [isGone]);
  if (saved) return { isOpen: false };
  if (parameters.has('new')) return { isOpen: true };
  return { isOpen: isThere, record: isThere ? record : undefined };
}

/** If a part failed to load, the record may still exist; the screen already shows that failure. */
const hasFailedPart = (loaded: Loaded): boolean =>
  Object.values(loaded).some((part) => (part as Part<unknown> | undefined)?.failed !== undefined);
