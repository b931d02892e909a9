import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Beside the pages the build holds the site itself: see vite.config.ts.
  serverBuildFile: '[name].js',
  // Every route of a page's neighbours is known at once: no request for a manifest while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
