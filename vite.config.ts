import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutPublicRoutes } from './scripts/bundling/public-pages.ts';
import { sharedFiles } from './scripts/bundling/script-files.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutPublicRoutes()],
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles() },
          },
        },
      },
    },
    ssr: {
      // Bundled, because resolving their 505 imports at run time takes a second of each start.
      resolve: { noExternal: ['drizzle-orm', 'better-auth', /^@better-auth\//] },
      build: {
        // Stack traces show source lines.
        sourcemap: true,
        rolldownOptions: {
          input: { index: 'virtual:react-router/server-build', site: 'server/built-start.ts' },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
