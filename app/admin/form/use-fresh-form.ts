import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

/** Begins a form anew with what is stored now: `generation` is its key, and changes once that was read. */
export function useFreshForm(): { generation: number; beginAnew: () => void } {
  const [generation, setGeneration] = useState(0);
  const { revalidate } = useRevalidator();
  // The form begins anew in the very render that has what was read: the promise may be kept before it.
  const loaded: unknown = useLoaderData();
  const [outdated, setOutdated] = useState<{ loaded: unknown }>();
  if (outdated && outdated.loaded !== loaded) {
    setOutdated(undefined);
    setGeneration(generation + 1);
  }
  const beginAnew = () => {
    setOutdated({ loaded });
    void revalidate();
  };
  return { generation, beginAnew };
}
