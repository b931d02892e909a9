import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const year = 365 * 24 * 60 * 60;
const day = 24 * 60 * 60;

/** The build's files: hashed ones for ever, the rest of public/ for a day; precompressed. */
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
  // A hashed name that is not there belongs to another build: a page that says so helps nobody.
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
