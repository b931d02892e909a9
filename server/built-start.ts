import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { runSite } from './process/run-site.ts';

/** The entry of the built server: loads the site through V8's compile cache and serves it, or runs its workers. */
await runSite(async (env) => {
  setSourceMapsSupport(true, { nodeModules: false });
  // Each build deletes this folder, so the cache never outlives its sources.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'));
  if (env.hasParent && cluster.isPrimary) {
    const { runWorkers } = await import('./run-workers.ts');
    await runWorkers(env);
  } else {
    const { serveBuilt } = await import('./built-site.ts');
    await serveBuilt(env);
  }
  flushCompileCache();
});
