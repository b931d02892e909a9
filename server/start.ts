import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import { connect } from '#database/connect.ts';
import * as schema from '#database/schema.ts';
import { listLanguages } from '#domain/languages/language.server.ts';
import { createSite } from './app.ts';
import { createAccounts, createAuth, ensureFirstAdministrator } from './auth/accounts.ts';
import { keptSessionSecret } from './auth/session-secret.ts';
import { ensureBuild } from './build.ts';
import type { Services } from './context.ts';
import { EnvironmentError, processEnvironment } from './env.ts';
import { LanguagesKnown } from './languages-known.ts';
import { createLimits } from './limits.ts';
import { createLog } from './log.ts';
import { mountFiles } from './mounts.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { type ContextKeys, pageRenderer } from './pages.ts';
import { siteAddress } from './site-address.ts';
import { createFileStore } from './storage/file-store.ts';

const root = resolve(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const env = processEnvironment();
  const log = createLog(env.logLevel);
  const [connection] = await Promise.all([
    connect({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, schema, log: (event) => log.warn(event) }),
    ensureBuild(root, say),
  ]);
  const { fresh } = await connection.migrate(join(root, 'database', 'migrations'));
  const { db } = connection;

  const files = createFileStore({ dataDir: env.dataDir, s3: env.s3 });
  const secret = env.sessionSecret ?? (await keptSessionSecret(env.dataDir));
  const accounts = createAccounts(createAuth({ db, siteUrl: env.siteUrl, secret }), db);
  const administrator = await ensureFirstAdministrator(accounts, db, env.admin);
  if (fresh && env.demoContent) {
    const { loadDemoContent } = await import('#demo/load.ts');
    await loadDemoContent({ db, files });
  }

  const site = siteAddress(env.siteUrl);
  const services: Services = {
    db,
    files,
    accounts,
    limits: createLimits(),
    log,
    site,
    wakeDelivery: () => undefined,
  };
  const build = (await import(join(root, 'build', 'server', 'index.js'))) as ServerBuild;
  const keys = build.entry.module as unknown as ContextKeys;
  const cache = new PageCache();
  const languages = new LanguagesKnown(site, () => listLanguages(db));
  const forget = () => {
    cache.drop();
    languages.forget();
  };
  await connection.listen('content_changed', forget, forget);

  let stopping = false;
  const answer = createSite({
    services,
    languages,
    cache,
    render: pageRenderer(build, keys, services),
    checks: { database: () => connection.ping(), storage: () => files.ping() },
    clientDir: join(root, 'build', 'client'),
    trustProxy: env.trustProxy,
    mounts: (app) => mountFiles(app, { services, dataDir: env.dataDir }),
    isStopping: () => stopping,
  });
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000 }, answer);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(env.port, env.host, listening);
  });

  say(`\n  The site          ${site.canonical}`);
  say(`  The back-office   ${site.canonical}/admin`);
  if (administrator) {
    say(`  Administrator     ${administrator.email}`);
    if (administrator.generatedPassword) {
      say(`  Password          ${administrator.generatedPassword}   (shown this once)`);
    }
  }
  say('');

  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal, ...cache.counts }, 'stopping');
    // A load balancer needs a moment to see /readyz change; who comes until then is still served.
    await new Promise((later) => setTimeout(later, 1500));
    const forced = setTimeout(() => server.closeAllConnections(), 15_000);
    await new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
    clearTimeout(forced);
    await connection.close();
    log.info({}, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  const explained = error instanceof EnvironmentError || (error as { explained?: boolean }).explained;
  process.stderr.write(`${explained ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
