import { join, resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { connect } from '#database/connect.ts';
import { settleDemoContent } from '#demo/load.ts';
import { assembleSite } from './assemble.ts';
import { ensureFirstAdministrator } from './auth/accounts.ts';
import { storedSessionSecret } from './auth/session-secret.ts';
import { ensureBuild } from './bundle/build.ts';
import { startDevelopment } from './bundle/development.ts';
import { listen } from './connections/listen.ts';
import { createSiteServer } from './connections/site-server.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { prepareDataDir } from './data-dir.ts';
import { processEnvironment } from './env.ts';
import { createLog } from './log/log.ts';
import { errorSentence, loggedError } from './log/logged-error.ts';
import { logConsole, logLastError } from './log/process-log.ts';
import { createFileStore } from './storage/create-file-store.ts';

const root = resolve(import.meta.dirname, '..');
const buildDir = join(root, 'build');
const say = (line: string) => process.stdout.write(`${line}\n`);

let showTrace = false;

async function builtSite(): Promise<() => Promise<ServerBuild>> {
  const build = (await import(join(buildDir, 'server', 'index.js'))) as ServerBuild;
  return async () => build;
}

// The database, uploads, mails and secrets are nobody else's on this machine.
process.umask(0o077);

// Until the site is served there is nothing to wait for; a database of our own stops along.
let stop = (_signal: NodeJS.Signals): unknown => process.exit(1);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => stop(signal));

async function start(): Promise<void> {
  const env = processEnvironment();
  const log = createLog(env.logLevel);
  logConsole(log);
  logLastError(log);
  showTrace = log.isLevelEnabled('debug');
  await prepareDataDir(env.dataDir);
  const development = process.argv.includes('--dev') ? await startDevelopment(root) : undefined;
  if (!development) await ensureBuild(root, say);
  const connection = await connect({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    postgresBin: env.postgresBin,
    log: (event) => log.warn(event),
  });
  await connection.migrate(join(root, 'database', 'migrations'));
  const files = await createFileStore({ dataDir: env.dataDir, s3: env.s3 });
  const site = await assembleSite({
    env,
    log,
    connection,
    files,
    secret: env.sessionSecret ?? (await storedSessionSecret(env.dataDir)),
    loadBuild: development?.loadBuild ?? (await builtSite()),
    buildDir,
    development: development !== undefined,
  });
  const { accounts } = site.services;
  const administrator = await ensureFirstAdministrator(accounts, connection.db, env.admin);
  await settleDemoContent({ db: connection.db, files, wanted: env.demoContent });

  const siteServer = createSiteServer(
    development
      ? (incoming, outgoing) =>
          development.middleware(incoming, outgoing, () => site.answer(incoming, outgoing))
      : site.answer,
  );
  await listen(siteServer.server, env.host, env.port);
  site.delivery.start();
  site.plans.start();
  const stopDailyTasks = startDailyTasks(connection.db, files, log);
  say(`\n  The site          ${env.siteUrl}`);
  say(`  The back-office   ${env.siteUrl}/admin`);
  if (administrator) say(`  Administrator     ${administrator.email}`);
  if (administrator?.generatedPassword) {
    say(`  Password          ${administrator.generatedPassword}   (shown this once)`);
  }
  say('');

  let stopping = false;
  stop = async (signal) => {
    if (stopping) return;
    stopping = true;
    site.beginStop();
    log.info({ signal, pages: site.cache.counts }, 'stopping');
    // A load balancer needs a moment to see /readyz change; who comes until then is still served.
    await siteServer.stop({ linger: 1500, patience: 15_000 });
    stopDailyTasks();
    await Promise.race([
      Promise.all([site.delivery.stop(), site.plans.stop()]),
      new Promise((late) => setTimeout(late, 10_000)),
    ]);
    await development?.close();
    await connection.close();
    log.info({}, 'stopped');
    process.exit(0);
  };
}

start().catch((error: unknown) => {
  // Whoever operates the site needs the sentence; where it was thrown is for LOG_LEVEL=debug.
  if (showTrace) process.stderr.write(`${JSON.stringify(loggedError(error))}\n`);
  process.stderr.write(`${errorSentence(error)}\n`);
  process.exit(1);
});
