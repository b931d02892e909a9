import type { Plugin } from 'vite';

// What the browser's copy of the router carries for features that are switched off: route discovery
// while browsing (every route is known from the start) and instrumentation (nobody listens). See
// docs/decisions/0070-what-visitors-load.md.
const inPlaceOf: Record<string, string> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;`,
};

/** Leaves those modules out of what browsers load; the build stops when the router has moved them. */
export function leaveOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = Object.keys(inPlaceOf).find((path) => id.split('?', 1)[0]?.endsWith(path));
      if (file) met.add(file);
      return file && inPlaceOf[file];
    },
    buildEnd(error) {
      const missing = Object.keys(inPlaceOf).filter((path) => !met.has(path));
      if (!error && missing.length > 0)
        this.error(`The router has no ${missing.join(', ')} any more.`);
    },
  };
}
