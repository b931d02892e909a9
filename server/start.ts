import { join } from 'node:path';
import { ensureBuild } from './bundle/build.ts';
import type { Environment } from './env.ts';
import { projectRoot } from './project-root.ts';
import { runSite } from './run-site.ts';

/**
 * Builds if a source changed, and becomes the process that runs the build: under the same id, without
 * what only reading TypeScript needs (14 MB, decision 172).
 */
async function serveBuild(): Promise<void> {
  await ensureBuild(projectRoot, (line) => process.stdout.write(`${line}\n`));
  const site = join(projectRoot, 'build', 'server', 'site.js');
  // Windows cannot replace a process.
  if (!process.execve) await import(site);
  else process.execve(process.execPath, [process.execPath, ...process.execArgv, site]);
}

/** The sources as they are: what is saved in app/ shows at once. */
async function serveSources(env: Environment): Promise<void> {
  const { startDevelopment } = await import('./bundle/development.ts');
  const { serve } = await import('./serve.ts');
  const development = await startDevelopment(projectRoot);
  await serve(env, { loadBuild: development.loadBuild, development });
}

await runSite(process.argv.includes('--dev') ? serveSources : serveBuild);
