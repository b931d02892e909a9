import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { withTimeout } from '#database/postgres/timeout.ts';
import { ensureDemoContent } from '#demo/load.ts';
import { ensureSiteContent } from '#demo/site-content.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { assembleSite } from './assemble.ts';
import { ensureFirstAdministrator } from './auth/first-administrator.ts';
import { isOtherSecret, storedSessionSecret } from './auth/session-secret.ts';
import { startChecksAndCopies } from './backups/start-checks-and-copies.ts';
import type { Development } from './bundle/development.ts';
import { keepAssets } from './bundle/kept-assets.ts';
import { listen, listenOnStdin } from './connections/listen.ts';
import { createSiteServer } from './connections/site-server.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { createLog, type Log } from './log/log.ts';
import { errorSentence } from './log/logged-error.ts';
import { logConsole, logLastError } from './log/process-log.ts';
import { openDatabase } from './open-database.ts';
import { prepareDataDir } from './process/data-dir.ts';
import { endBySignal, endProcess } from './process/end-process.ts';
import type { Environment } from './process/env.ts';
import { projectRoot } from './process/project-root.ts';
import { createFileStore } from './storage/create-file-store.ts';
import type { Services } from './visit/context.ts';
import { announceServing, isFirstProcess, workerNumber } from './workers/worker.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Checks the file store at the start, because a failure would otherwise show only as missing pictures. */
async function storageWarnings(files: FileStore, log: Log): Promise<string[]> {
  try {
    await files.ping();
    return [];
  } catch (error) {
    log.error({ error }, 'storage does not work');
    return [
      `Files cannot be stored (${errorSentence(error)}): pictures are missing and uploads fail.`,
    ];
  }
}

const rootWarnings = ({ databaseUrl }: Environment) =>
  process.getuid?.() === 0
    ? [
        `The site${databaseUrl === undefined ? ' and its PostgreSQL run' : ' runs'} as root: on a server, run it as its own user.`,
      ]
    : [];

/** Loads the content of a new database and creates its first administrator, whose generated password is printed. */
async function prepareContent(
  env: Environment,
  { db, files, accounts, siteName }: Services,
): Promise<void> {
  await ensureDemoContent({ db, files, wanted: env.demoContent === 'on' });
  await ensureSiteContent({ db, files, wanted: env.demoContent !== 'none' });
  const made = await ensureFirstAdministrator(accounts, db, env.admin, await siteName());
  // Printed now: if the rest of the start fails, no later start can show the password.
  if (made) print(`\n  Administrator     ${made.email}`);
  if (made?.generatedPassword)
    print(`  Password          ${made.generatedPassword}   (shown this once)`);
}

function printAddresses({ siteUrl }: Environment, warnings: string[]): void {
  print(`\n  The site          ${siteUrl}`);
  print(`  The back-office   ${siteUrl}/admin`);
  for (const warning of warnings) print(`  Note: ${warning}`);
  print('');
}

/** The source of the pages: the build, or in development the current sources. */
interface Pages {
  loadBuild: () => Promise<ServerBuild>;
  development?: Development;
}

/**
 * Opens the database and the file store, and serves the site until a signal ends the process. If the start fails, it
 * throws an error whose message is one sentence for the operator.
 */
export async function serve(env: Environment, { loadBuild, development }: Pages): Promise<void> {
  // Until the site is served, a signal ends the process at once: no request has to finish, and the embedded database
  // stops in an exit handler.
  let stop: (signal: NodeJS.Signals) => unknown = endBySignal;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => stop(signal));

  const log = createLog(env.logLevel);
  logConsole(log);
  logLastError(log);
  await prepareDataDir(env.dataDir);
  const connection = await openDatabase(env, log);
  const secret = env.sessionSecret ?? (await storedSessionSecret(env.dataDir));
  const secretWarnings = (await isOtherSecret(connection.db, secret))
    ? [
        'This database was last used with another session secret: sessions and second factors created with that secret no longer work. Processes that share a database need the same SESSION_SECRET.',
      ]
    : [];
  const files = await createFileStore({ dataDir: env.dataDir, s3: env.s3 });
  const site = await assembleSite({
    env,
    log,
    connection,
    files,
    secret,
    loadBuild,
    buildDir: join(projectRoot, 'build'),
    development: development !== undefined,
  });
  if (isFirstProcess) await prepareContent(env, site.services);
  if (!development && !env.isTrial)
    await keepAssets(env.dataDir, join(projectRoot, 'build', 'client')).catch((error) =>
      log.error({ error }, 'the files of this build cannot be kept for pages that are open'),
    );

  const siteServer = createSiteServer(
    development
      ? (incoming, outgoing) =>
          development.middleware(incoming, outgoing, () => site.answer(incoming, outgoing))
      : site.answer,
  );
  if (env.listensOnStdin) await listenOnStdin(siteServer.server);
  else await listen(siteServer.server, env.host, env.port);
  announceServing((siteServer.server.address() as AddressInfo).port);
  let stopDailyTasks: () => void = () => undefined;
  if (!env.isTrial) {
    site.delivery.start();
    site.plans.start();
    site.warmer.start();
    stopDailyTasks = startDailyTasks(site.services, log);
  }
  // If there are workers, their parent starts the backups.
  const stopChecksAndCopies =
    workerNumber === undefined ? await startChecksAndCopies(env, log) : async () => undefined;
  const warnings = [
    ...env.warnings,
    ...(await storageWarnings(files, log)),
    ...rootWarnings(env),
    ...secretWarnings,
  ];
  if (isFirstProcess) printAddresses(env, warnings);

  let stopping = false;
  stop = async (signal) => {
    // A worker that is replaced ends by SIGHUP: the site stays ready, because the next release serves.
    if (signal !== 'SIGHUP' || workerNumber === undefined) site.beginStop();
    if (stopping) return;
    stopping = true;
    site.warmer.stop();
    log.info({ signal, pages: site.cache.counts }, 'stopping');
    // A load balancer needs a moment to see /readyz change; requests are still served until then.
    await siteServer.stop({ linger: 1500, timeout: 15_000 });
    stopDailyTasks();
    await stopChecksAndCopies();
    await withTimeout(
      10_000,
      Promise.all([site.delivery.stop(), site.plans.stop()]),
      'not finished after ten seconds',
    ).catch((error) => log.warn({ error }, 'unfinished background work was aborted'));
    await development?.close();
    await site.reads.close();
    await connection.close();
    log.info({}, 'stopped');
    endProcess(0);
  };
}
