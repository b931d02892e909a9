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
 * Converts the routes of a build for React Router's static handler. Routes outside the public site, such as the site
 * map, match too, but have no loader and no component.
 */
export function staticRoutes({ routes }: ServerBuild): RouteObject[] {
  const childrenOf = (id: string) =>
    Object.values(routes).filter((route): route is BuiltRoute => route?.parentId === id);
  const page = ({ id, path, index, module }: BuiltRoute): RouteObject => {
    const { loader, action, middleware, default: Page, ErrorBoundary } = module;
    return {
      ...{ id, path, loader, action, middleware },
      Component: Page && withProps(Page as Part),
      errorElement: ErrorBoundary && <Failure boundary={ErrorBoundary as Part} />,
      ...(index ? { index } : { children: childrenOf(id).map(page) }),
    } as RouteObject;
  };
  const other = ({ id, path }: BuiltRoute): RouteObject => ({
    ...{ id, path },
    ...(childrenOf(id).length > 0 && { children: [{ index: true }, { path: '*' }] }),
  });
  const children = childrenOf('root').map((route) =>
    (route.id === siteRouteId ? page : other)(route),
  );
  return [
    { id: 'root', loader: routes.root?.module.loader, errorElement: <BareFailure />, children },
  ];
}

/** Gives a page its loaded data as props, as React Router's framework mode does. */
const withProps = (Page: Part) =>
  function PageOfRoute() {
    return <Page {...useRouteProps()} matches={useMatches()} />;
  };

function Failure({ boundary: Boundary }: { boundary: Part }) {
  return <Boundary {...useRouteProps()} error={useRouteError()} />;
}

const useRouteProps = () => ({
  loaderData: useLoaderData(),
  actionData: useActionData(),
  params: useParams(),
});
