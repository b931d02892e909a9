import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** What every public page loads; the back-office has React Router's own entry. */
const script = 'app/site/site-script.ts';
const address = 'virtual:site-script';

/**
 * Public pages are documents: their routes have no module in the browser, only this one script,
 * whose address the server imports as `virtual:site-script`.
 */
export function publicPages(): Plugin {
  let isBuild = false;
  return {
    name: 'public-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    async load(id) {
      if (id !== `\0${address}`) return;
      const path = isBuild ? await buildScript(this.environment.config.root) : script;
      return `export default ${JSON.stringify(`/${path}`)}`;
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

/**
 * Builds the script beside the files of the back-office, which are there by then, and returns its path.
 * In one build the two would share small files, and each is one more request before a page's first paint.
 */
async function buildScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(root, 'build/client'),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: script },
    },
  });
  const files = 'output' in built ? built.output : [];
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error(`No script was built from ${script}`);
  return entry.fileName;
}
