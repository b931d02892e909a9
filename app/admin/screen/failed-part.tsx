import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t, translate } from '#domain/admin-words/t.ts';

/** Data that a screen shows beside its list: the value, or the text that says that it could not be read. */
export type Part<T> = { value: T; failed?: undefined } | { value?: undefined; failed: string };

/** The data of a screen whose next load failed. It still has the data loaded before, and the failure. */
export interface Kept {
  unloaded?: Part<never>;
}

/** Shows a toast for each part of the screen that could not be loaded, once per load. The frame shows `unloaded`. */
export function useFailedParts(loaderData: Record<string, unknown>, title?: string): void {
  useEffect(() => {
    for (const [name, part] of Object.entries(loaderData)) {
      if (name === 'unloaded') continue;
      const failed = (part as Part<unknown> | null | undefined)?.failed;
      if (typeof failed === 'string')
        showToast('error', translate(failed), title && translate(title));
    }
  }, [loaderData, title]);
}

interface FailedPartProps {
  part: Part<unknown>;
  className?: string;
}

/** Replaces a part that could not be loaded: shows what failed and Try Again. Other parts are not affected. */
export function FailedPart({ part, className = '' }: FailedPartProps) {
  const { revalidate, state } = useRevalidator();
  if (!part.failed) return null;
  return (
    <div
      role="alert"
      className={`border border-danger border-l-4 bg-white px-4 py-3 text-sm ${className}`}
    >
      <p className="mb-3">{translate(part.failed)}</p>
      <Button onClick={revalidate} disabled={state !== 'idle'}>
        {t('Try Again')}
      </Button>
    </div>
  );
}
