import { join, resolve } from 'node:path';
import type { ServerBuild } from 'react-router';

const build = (await import(
  join(resolve(import.meta.dirname, '..', '..'), 'build', 'server', 'index.js')
)) as ServerBuild;

/** Every address below the guarded layout, from the build itself. */
export const guardedRoutes = Object.values(build.routes).flatMap((route) => {
  const path: string[] = [];
  let below = false;
  for (let at = route; at; at = at.parentId ? build.routes[at.parentId] : undefined) {
    if (at.path) path.unshift(at.path.replace(/:\w+\??/g, '1').replace('*', 'x'));
    if (at.id === 'admin/shell/admin-layout') below = true;
  }
  return route && below ? [{ id: route.id, path: `/${path.join('/')}` }] : [];
});

/** Where a route's data are asked for. */
export const dataPath = (path: string) => (path === '/admin' ? '/admin.data' : `${path}.data`);
