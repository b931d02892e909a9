import type { MetaDescriptor } from 'react-router';

/** The `meta` export of pages: their loader has made the tags on the server and answers them as `meta`. */
export function meta({ loaderData }: { loaderData?: { meta?: MetaDescriptor[] } | null }) {
  return loaderData?.meta;
}
