import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The server build has two entries: see vite.config.ts.
  serverBuildFile: '[name].js',
  // The first page gets the manifest of all routes, so that navigation needs no request for it.
  routeDiscovery: { mode: 'initial' },
  // The code of a client action is in the files that screens share, so a file of its own would hold one line.
  splitRouteModules: false,
} satisfies Config;
