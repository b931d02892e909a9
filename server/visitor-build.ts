import type { ServerBuild } from 'react-router';

const isOfTheBackOffice = (routeId: string) => routeId.startsWith('admin/');

/** The list of routes that a visitor's browser loads, beside the one with all: written at build time. */
export const visitorManifestUrl = (url: string) =>
  url.replace('/assets/manifest-', '/assets/visitors-');

/** The build without the back-office: visitors do not load the list of its screens. */
export function visitorBuild(build: ServerBuild): ServerBuild {
  const { assets } = build;
  // In development the list is made as it is asked for.
  if (visitorManifestUrl(assets.url) === assets.url) return build;
  return {
    ...build,
    routes: withoutBackOffice(build.routes),
    assets: {
      ...assets,
      url: visitorManifestUrl(assets.url),
      routes: withoutBackOffice(assets.routes),
    },
  };
}

/** Those entries of a record by route id that are none of the back-office's. */
export function withoutBackOffice<T>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfTheBackOffice(id)));
}
