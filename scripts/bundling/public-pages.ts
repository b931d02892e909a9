import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The script of every public page; the back-office uses React Router's entry. */
const script = 'app/site/site-script.ts';
const address = 'virtual:site-script';

/**
 * Removes the routes of public pages from the browser build, because these pages are documents with one script. The
 * server imports the address of that script as `virtual:site-script`.
 */
export function withoutPublicRoutes(): Plugin {
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
 * Builds the script into the folder of the back-office's files and returns its path. It is a separate
 * build: in one build the two would share small chunks, and each delays a page's first paint by a request.
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
