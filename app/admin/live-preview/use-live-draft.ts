import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { parseForm } from '#domain/forms/form-values.ts';
import { kindForms } from '#domain/kinds/kind-forms.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { draftInAddress, previewAddress } from '#domain/previews/preview.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { useFormState } from '../form/state/form-state.ts';

/** Milliseconds without a change after which the preview is updated. */
const pause = 500;

/**
 * Keeps a draft of the form around it while `isShown`. Answers the address of the preview, and why it does not show the
 * form's present content, if it does not. One request runs at a time; what is typed while it runs follows in the next one.
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
  // The number of changes that were handled; a new record has no preview to begin with.
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

  // A draft that is tried after the save would be refused, because the saved record has its slug or version.
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

function reasonsOf({ errors, details, toast, signIn }: Extract<ActionResult, { ok: false }>) {
  if (signIn) return ['Your session has ended. Please sign in again to see the preview.'];
  const reasons = [...Object.values(errors ?? {}).flat(), ...(details ?? [])];
  return reasons.length > 0 ? reasons : [toast?.text ?? ''];
}
