import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { keptBuilds } from './kept-assets.ts';

const year = 365 * 24 * 60 * 60;
const day = 24 * 60 * 60;

/**
 * Serves the build's files, precompressed. Files with a hashed name are immutable, and those of former builds are found
 * in `keptAssets`; those of public/ are cached for a day.
 */
export function assets(clientDir: string, keptAssets: string) {
  const app = new Hono();
  app.use('/assets/*', hashed(clientDir));
  app.use('/assets/*', async (c, next) => {
    const builds = await keptBuilds(keptAssets).catch(() => []);
    for (const build of builds) {
      const found = await hashed(join(keptAssets, build), withoutFolder)(c, async () => undefined);
      if (found) return found;
    }
    return next();
  });
  // A missing hashed name belongs to an older build. No visitor opens such an address as a page, so a plain 404 is
  // enough.
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.use(
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${day}`),
    }),
  );
  return app;
}

const withoutFolder = (path: string) => path.replace('/assets/', '/');

const hashed = (root: string, rewriteRequestPath = (path: string) => path): MiddlewareHandler =>
  serveStatic({
    root,
    rewriteRequestPath,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${year}, immutable`),
  });
