import { useEffect, useState } from 'react';
import { type useFetcher as Fetcher, useFetcher } from 'react-router';

type Loaded<Loader> = ReturnType<typeof Fetcher<Loader>>['data'];

/**
 * Loads the data of a tab once: like the fields of a form, they do not change when the page is loaded again. `failed`
 * is true if the answer was null.
 */
export function useTabData<Loader>(address: string) {
  const { load, data, state } = useFetcher<Loader>();
  const [first, setFirst] = useState<NonNullable<Loaded<Loader>>>();
  useEffect(() => {
    load(address);
  }, [load, address]);
  if (data && first === undefined) setFirst(data);
  return {
    data: first,
    failed: data === null && state === 'idle',
    retry: () => void load(address),
  };
}
