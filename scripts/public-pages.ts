import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What every public page loads; the back-office has React Router's own entry. */
const script = 'app/site/site-script.ts';
const address = 'virtual:site-script';

const modulesOfSite = new Set<string>();

/** Whether public pages may load this module, too: islands share some with the back-office. */
export const isOfSite = (id: string) => modulesOfSite.has(id);

/**
 * Public pages are documents: their routes have no module in the browser, only this one script,
 * whose address the server imports as `virtual:site-script`.
 */
export function publicPages(): Plugin {
  let isBuild = false;
  return {
    name: 'public-pages',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { input: [script] } } } },
    }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load(id) {
      if (id !== `\0${address}`) return;
      return `export default ${JSON.stringify(isBuild ? builtAddress(this.environment.config.root) : `/${script}`)}`;
    },
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const found = [join(this.environment.config.root, script)];
      for (const id of found) {
        if (modulesOfSite.has(id)) continue;
        modulesOfSite.add(id);
        const module = this.getModuleInfo(id);
        found.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
      }
    },
    transform: {
      order: 'post',
      handler(_code, id) {
        if (this.environment.name === 'client' && /\/app\/site\/.*\?__react-router-build/.test(id))
          return { code: 'export {}', map: null };
      },
    },
  };
}

/** The browser's part is built first, and Vite notes the names of its files. */
function builtAddress(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8'));
  return `/${manifest[script].file}`;
}
