import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';

export interface Development {
  /** Answers Vite's own requests (modules, styles, hot updates); calls next for all others. */
  middleware: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  /** Loads the build of the current sources. */
  loadBuild: () => Promise<ServerBuild>;
  close: () => Promise<void>;
}

/** Starts Vite in front of the site: a saved change in app/ shows without a build or a restart. */
export async function startDevelopment(root: string): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    middleware: vite.middlewares,
    loadBuild: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    close: () => vite.close(),
  };
}
