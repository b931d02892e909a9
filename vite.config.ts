import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutPublicRoutes } from './scripts/public-pages.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutPublicRoutes()],
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One shared file replaces about fifty small ones per screen. What only a screen and a tab of forms share is
              // not in it, because a tab is loaded when it is opened.
              groups: [
                {
                  name: 'admin',
                  minShareCount: 2,
                  test: /^(?!.*\/app\/admin\/(grid|product-grids\/grid-tab\.|record-grids|side-by-side))/,
                },
              ],
            },
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
