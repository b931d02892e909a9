import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const year = 365 * 24 * 60 * 60;
const day = 24 * 60 * 60;

/** Serves the build's files, precompressed. Files with a hashed name are immutable; those of public/ are cached for a day. */
export function assets(clientDir: string) {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', `public, max-age=${year}, immutable`),
    }),
  );
  // A missing hashed name belongs to another build and is never opened as a page, so a plain 404 is enough.
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
