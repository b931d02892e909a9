import type { MetaDescriptor } from 'react-router';

interface Loaded {
  loaderData?: { meta?: MetaDescriptor[] } | null | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/**
 * The `meta` export of pages: their loader has made the tags on the server and answers them as
 * `meta`. A page whose loader failed says that in its title.
 */
export function meta({ loaderData, matches }: Loaded): MetaDescriptor[] {
  if (loaderData?.meta) return loaderData.meta;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { failure: { pageFailed: string } }
    | undefined;
  return root ? [{ title: root.failure.pageFailed }, { name: 'robots', content: 'noindex' }] : [];
}
