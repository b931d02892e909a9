import type { ComponentType } from 'react';
import {
  type RouteObject,
  type ServerBuild,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';
import { siteRouteId } from '#app/i18n/locale.ts';
import { BareFailure } from '../layout/bare-failure.tsx';

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;
type Part = ComponentType<Record<string, unknown>>;

/**
 * The routes of a build as React Router's static handler wants them. Those that are no page of the
 * public site, such as files for machines, have their place alone.
 */
export function staticRoutes({ routes }: ServerBuild): RouteObject[] {
  const below = (id: string) =>
    Object.values(routes).filter((route): route is BuiltRoute => route?.parentId === id);
  const page = ({ id, path, index, module }: BuiltRoute): RouteObject => {
    const { loader, action, middleware, default: Page, ErrorBoundary } = module;
    return {
      ...{ id, path, loader, action, middleware },
      Component: Page && withProps(Page as Part),
      errorElement: ErrorBoundary && <Failure boundary={ErrorBoundary as Part} />,
      ...(index ? { index } : { children: below(id).map(page) }),
    } as RouteObject;
  };
  const other = ({ id, path }: BuiltRoute): RouteObject => ({
    ...{ id, path },
    ...(below(id).length > 0 && { children: [{ index: true }, { path: '*' }] }),
  });
  const children = below('root').map((route) => (route.id === siteRouteId ? page : other)(route));
  return [
    { id: 'root', loader: routes.root?.module.loader, errorElement: <BareFailure />, children },
  ];
}

/** Pages take what was loaded as props, as in every route of the framework. */
const withProps = (Page: Part) =>
  function PageOfRoute() {
    return <Page {...useLoaded()} matches={useMatches()} />;
  };

function Failure({ boundary: Boundary }: { boundary: Part }) {
  return <Boundary {...useLoaded()} error={useRouteError()} />;
}

const useLoaded = () => ({
  loaderData: useLoaderData(),
  actionData: useActionData(),
  params: useParams(),
});
