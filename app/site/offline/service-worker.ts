import { servicesContext } from '#server/visit/context.ts';
import type { Route } from './+types/service-worker.ts';
import noWorker from './no-worker.js?raw';
import worker from './worker.js?raw';

/**
 * The service worker, or the one that removes it if OFFLINE_PAGES is off. The build time makes
 * browsers update it with each release.
 */
export function loader({ context }: Route.LoaderArgs) {
  const text = context.get(servicesContext).offlinePages ? worker : noWorker;
  return new Response(`// ${import.meta.env.BUILT_AT}\n${text}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
