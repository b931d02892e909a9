import { useEffect, useState } from 'react';
import { type useFetcher as Fetcher, useFetcher } from 'react-router';

type Loaded<Loader> = ReturnType<typeof Fetcher<Loader>>['data'];

/**
 * Loads the data of a tab once: as in a form, a reload of the page does not change them. `failed`: the answer was null.
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
