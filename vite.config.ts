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
              // The islands of a public page share it with the back-office, and nothing else.
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
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
