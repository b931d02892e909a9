import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leaveOut } from './scripts/leave-out.ts';
import { reactAsModules } from './scripts/react-as-modules.ts';
import { setApart } from './scripts/set-apart.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOut(), reactAsModules(), setApart()],
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs compresses 3 kB better than many.
            codeSplitting: {
              groups: [
                {
                  name: 'router-apart',
                  test: /\?apart$/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'site',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|@react-router)\/|\/app\/(root|i18n\/|site\/(layout|parts\/(section|page-header|failure|category-tags|nothing|back-link)|newsletter|seo)|ui\/fonts\/)/,
                },
                {
                  name: 'lists',
                  test: /\/app\/(site\/parts\/(list-|search-box|filter-pills|page-size|try-again)|ui\/pagination)|\/domain\/(lists|slug)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // A visitor's address bar, not a licence file, is where assets are read.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
