import { useEffect } from 'react';
import { showToast } from '#app/ui/toast.ts';

/** Says in passing what could not be loaded, once for each time that `data` came without it. */
export function useFailureToast(data: unknown, texts: (string | false | undefined)[]): void {
  // The texts belong to the data: they cannot change without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    for (const text of texts) if (text) showToast('error', text);
  }, [data]);
}
