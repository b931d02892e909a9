import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

/**
 * A key for a form, and what reads its record again and restarts the form with it: in the very render that
 * has what was read, as the promise may be kept before it.
 */
export function useRestart(): [key: number, restart: () => void] {
  const [generation, setGeneration] = useState(0);
  const { revalidate } = useRevalidator();
  const loaded: unknown = useLoaderData();
  const [outdated, setOutdated] = useState<{ loaded: unknown }>();
  if (outdated && outdated.loaded !== loaded) {
    setOutdated(undefined);
    setGeneration(generation + 1);
  }
  return [
    generation,
    () => {
      setOutdated({ loaded });
      void revalidate();
    },
  ];
}
