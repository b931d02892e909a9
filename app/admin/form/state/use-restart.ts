import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

/**
 * A key for a form, and a function that reloads the data and then restarts the form by a new key. The key
 * changes in the render that has the new loader data, because the promise of revalidate() may resolve earlier.
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
