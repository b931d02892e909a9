import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { publicPages } from './scripts/public-pages.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), publicPages()],
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One file in place of fifty small ones that each screen would ask for.
              groups: [{ name: 'office', minShareCount: 2 }],
            },
          },
        },
      },
    },
    ssr: {
      // Its 505 imports would each parse their package's own list of 180 kB again: a second of each start.
      resolve: { noExternal: ['drizzle-orm', 'better-auth', /^@better-auth\//] },
      build: {
        // Errors name lines of the sources.
        sourcemap: true,
        rolldownOptions: {
          input: { index: 'virtual:react-router/server-build', site: 'server/built-start.ts' },
        },
      },
    },
  },
  build: {
    // A visitor's address bar, not a licence file, is where assets are read.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
