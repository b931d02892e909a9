import { servicesContext } from '#server/visit/context.ts';
import type { Route } from './+types/service-worker.ts';
import noWorker from './no-worker.js?raw';
import worker from './worker.js?raw';

/**
 * Answers with the service worker, or with a script that removes the service worker if OFFLINE_PAGES is off. The time
 * of the build makes browsers update the script with each release.
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
