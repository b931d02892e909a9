import type { Plugin } from 'vite';

// What browsers would load for features that are switched off: the router's route discovery while
// browsing (every route is known from the start) and instrumentation (nobody listens), and Vite's
// waiting for the styles of a dynamic import (styles are linked by their routes, never imported); and
// what the router would do to a visitor whose connection is lost. See
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
  // The router's own reloads the page when the code of the next one cannot be had, be it only to be
  // ahead of a click: without a connection the visitor would lose the page for the browser's error
  // screen. See app/site/parts/stay-offline.ts.
  'react-router/dist/production/lib/dom/ssr/routeModules.js': `
    export async function loadRouteModule(route, loaded) {
      try {
        return (loaded[route.id] ??= await import(/* @vite-ignore */ route.module));
      } catch {
        const answer = fetch(location.href, { method: 'HEAD' });
        answer.then(() => location.reload(), () => {});
        return new Promise(() => {});
      }
    }`,
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
};

/** Leaves those modules out of what browsers load; the build stops when one has moved or is needed. */
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
        this.error(`There is no ${missing.join(', ')} to leave out any more.`);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} imports styles, and nothing would wait for them.`);
    },
  };
}
