import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { ensureBuild } from './bundle/build.ts';
import { endProcess } from './end-process.ts';
import { type Environment, processEnvironment } from './env.ts';
import { errorSentence, loggedError } from './log/logged-error.ts';
import { projectRoot } from './project-root.ts';

// The database, uploads, mails and secrets are nobody else's on this machine.
process.umask(0o077);

let showTrace = false;

async function start(): Promise<void> {
  const env = processEnvironment();
  showTrace = ['debug', 'trace'].includes(env.logLevel);
  await (process.argv.includes('--dev') ? serveSources(env) : serveBuild(env));
}

/** The server and the pages in one, built anew if a source changed. */
async function serveBuild(env: Environment): Promise<void> {
  await ensureBuild(projectRoot, (line) => process.stdout.write(`${line}\n`));
  setSourceMapsSupport(true, { nodeModules: false });
  // A build removes what was compiled of the build before.
  enableCompileCache(join(projectRoot, 'build', 'server', 'compile-cache'));
  const { serveBuilt } = await import(join(projectRoot, 'build', 'server', 'site.js'));
  await serveBuilt(env);
  flushCompileCache();
}

/** The sources as they are: what is saved in app/ shows at once. */
async function serveSources(env: Environment): Promise<void> {
  const { startDevelopment } = await import('./bundle/development.ts');
  const { serve } = await import('./serve.ts');
  const development = await startDevelopment(projectRoot);
  await serve(env, { loadBuild: development.loadBuild, development });
}

start().catch((error: unknown) => {
  // Whoever operates the site needs the sentence; where it was thrown is for LOG_LEVEL=debug.
  if (showTrace) process.stderr.write(`${JSON.stringify(loggedError(error))}\n`);
  process.stderr.write(`${errorSentence(error)}\n`);
  endProcess(1);
});
