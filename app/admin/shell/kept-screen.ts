import { useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router';
import type { Kept, Part } from '../screen/failed-part.tsx';
import { failureText } from '../screen/screen-error.tsx';

const notLoaded = 'This could not be loaded. You still see what was loaded before.';

/** The routes that are shown, from the root to the screen, and their path. */
let shown: { pathname: string; routes: UIMatch[] } = { pathname: '', routes: [] };

/** Remembers what is shown for {@link keepShown}. Returns the failure to show over the screen, if its data is kept. */
export function useKeptScreen(): Part<never> | undefined {
  const { pathname } = useLocation();
  const routes = useMatches();
  useEffect(() => {
    shown = { pathname, routes };
  }, [pathname, routes]);
  return (routes.at(-1)?.loaderData as Kept | undefined)?.unloaded;
}

/**
 * Keeps the data that is shown if the server cannot be reached or fails: that of the frame always, and that of the
 * screen if the address leads to the same one. Another screen shows its own error inside the frame.
 */
export const keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const errors = Object.values(results).filter(({ type }) => type === 'error');
  if (request.method !== 'GET' || !errors.every(({ result }) => isServerFailure(result))) return;
  const text = errors.map(({ result }) => failureText(result)).find(Boolean);
  const unloaded = { failed: text ?? notLoaded };
  const isSame = new URL(request.url).pathname === shown.pathname;
  for (const { id, loaderData } of isSame ? shown.routes : shown.routes.slice(0, -1))
    if (loaderData && results[id]?.type === 'error')
      results[id] = { type: 'data', result: { ...loaderData, unloaded } };
};

/** Whether the server was not reached or failed, rather than refused the request. */
const isServerFailure = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
