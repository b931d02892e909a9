import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { parseForm } from '#domain/forms/form-values.ts';
import { kindForms } from '#domain/kinds/kind-forms.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { draftInAddress, previewAddress } from '#domain/previews/preview.ts';
import type { ActionResult, Refusal } from '../actions/action-result.ts';
import { useFormState } from '../form/state/form-state.ts';

/** Milliseconds without a change after which the preview is updated. */
const pause = 500;

/**
 * While `isShown`, keeps a draft of the surrounding form up to date. Answers the address of the preview, and the
 * reasons if the preview does not show the form's present content. One request runs at a time; the next one sends what
 * was typed while it ran.
 */
export function useLiveDraft(
  kind: PublishedKind,
  record: { id: number } | undefined,
  isShown: boolean,
) {
  const { whole, dirty, changes } = useFormState();
  const fetcher = useFetcher<ActionResult>();
  const saved = record && previewAddress({ kind, record: record.id, draft: null });
  const [address, setAddress] = useState(saved);
  const [problems, setProblems] = useState<string[]>([]);
  // How many of the form's changes have been handled. It is -1 for a new record, which has no preview at first.
  const [handled, setHandled] = useState(record ? 0 : -1);
  const isIdle = fetcher.state === 'idle';
  const saving = whole?.saving ?? false;

  const update = useEffectEvent(() => {
    if (!whole) return;
    setHandled(changes);
    if (!dirty && saved) {
      setAddress(saved);
      setProblems([]);
      return;
    }
    const data = whole.data();
    const parsed = parseForm(kindForms[kind], data);
    if (!parsed.ok) {
      setProblems(Object.values(parsed.errors).flat());
      return;
    }
    data.set('intent', 'preview');
    data.set('live', draftInAddress(address ?? ''));
    const hasFiles = [...data.values()].some((value) => value instanceof File);
    fetcher.submit(data, {
      method: 'post',
      encType: hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (!isShown || !isIdle || saving || handled === changes) return;
    const timer = setTimeout(update, pause);
    return () => clearTimeout(timer);
  }, [isShown, isIdle, saving, handled, changes]);

  // Stop when a save begins. After the save, the server would refuse the draft, because the saved record has its slug
  // or a newer version.
  const stop = useEffectEvent(() => {
    if (isIdle) return;
    fetcher.reset();
    setHandled(-1);
  });
  useEffect(() => {
    if (saving) stop();
  }, [saving]);

  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.ok && data.opens) setAddress(data.opens);
    setProblems(data.ok ? [data.leftOut?.text ?? ''].filter(Boolean) : reasonsOf(data));
  }, [data]);

  return {
    address,
    problems,
    isBusy: !isIdle,
    /** Tries again after a failure. */
    retry: () => setHandled(-1),
  };
}

function reasonsOf({ errors, details, toast, signIn }: Refusal) {
  if (signIn) return ['Your session has ended. Please sign in again to see the preview.'];
  const reasons = [...Object.values(errors ?? {}).flat(), ...(details ?? [])];
  return reasons.length > 0 ? reasons : [toast?.text ?? ''];
}
