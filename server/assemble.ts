import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { Connection } from '#database/connect.ts';
import { siteNameOf } from '#domain/company/company.server.ts';
import { contactDeliveries } from '#domain/contact/outbox/contact-deliveries.server.ts';
import { sendTestMail } from '#domain/contact/outbox/test-mail.server.ts';
import { KnownCounts } from '#domain/dashboard/known-counts.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { knownCodes } from '#domain/finder/known-codes.server.ts';
import { onEachDay } from '#domain/hong-kong-time.ts';
import { PlanScheduler } from '#domain/planned/plan-scheduler.server.ts';
import { SearchTexts } from '#domain/products/search/search-texts.server.ts';
import { Known } from '#domain/records/known.server.ts';
import { readKnownShades, shadeKinds } from '#domain/shades/known-shades.server.ts';
import { readSiteContent } from '#domain/site-content/site-content.server.ts';
import { KnownCoverage } from '#domain/translations/known-coverage.server.ts';
import { createSite } from './app.ts';
import { createAccounts } from './auth/accounts.ts';
import { createAuth } from './auth/better-auth.ts';
import { passwordHashing, type ScryptCost } from './auth/password-hash.ts';
import { createSecondFactor } from './auth/second-factor.ts';
import { keptAssetsIn } from './bundle/kept-assets.ts';
import { announcementBarrier } from './database/announcement-barrier.ts';
import { DatabaseWatch } from './database/database-watch.ts';
import { ReplicaReads } from './database/replica-reads.ts';
import { HeadingFonts } from './fonts/heading-fonts.ts';
import { checkHost } from './hosts/host-check.ts';
import { languageHosts } from './hosts/language-hosts.ts';
import { SharedContent } from './hosts/shared-content.ts';
import { LikeTokens } from './http/like-tokens.ts';
import { OpenRequests } from './http/open-requests.ts';
import { createLimits } from './limits/rate-limits.ts';
import type { Log } from './log/log.ts';
import { createMailer, defaultRecipient, outboxFolder } from './mail/create-mailer.ts';
import { outboxIn } from './mail/outbox.ts';
import { BoundedFolder } from './media/bounded-folder.ts';
import { createMetrics } from './metrics/metrics.ts';
import { mountFiles } from './mounts.ts';
import { warmBusyPages } from './page-cache/busy-pages.ts';
import { forgetChanged } from './page-cache/forget-changed.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { limitRenders, pageRenderer } from './page-cache/render-page.ts';
import { previewRenderer } from './previews/render-preview.ts';
import type { Environment } from './process/env.ts';
import { proxies, purgeProxies } from './proxy-cache/proxies.ts';
import { PurgeSchedule } from './proxy-cache/purge-schedule.ts';
import { announceBuild } from './proxy-cache/serving-build.ts';
import { sheetPress } from './sheets/sheet-press.ts';
import { serverStatusOf } from './status/server-status.ts';
import type { Services } from './visit/context.ts';

export type AssembledSite = Awaited<ReturnType<typeof assembleSite>>;

/** Builds the site from an open database and file store, for serve.ts and for the tests. */
export async function assembleSite(parts: {
  env: Environment;
  log: Log;
  connection: Connection;
  files: FileStore;
  secret: string;
  loadBuild: () => Promise<ServerBuild>;
  buildDir: string;
  /** Whether the sources change while the server runs, so that no page may be cached. */
  development?: boolean;
  /** Cost of password hashing; the default is safe for production. */
  passwordCost?: ScryptCost;
}) {
  const { env, log, connection, files, secret, loadBuild, buildDir } = parts;
  const { db } = connection;
  const site = languageHosts(env.siteUrl);
  const cache = new PageCache(parts.development ? 0 : undefined, () => connection.isListening());
  const { proxyCache } = env;
  const purges = proxyCache && new PurgeSchedule(() => purgeProxies(proxyCache), log);
  // A release that is only tried replaces none.
  const isNewest =
    proxyCache && !env.isTrial ? await announceBuild(connection, buildDir) : () => false;
  const proxyHeaders = proxyCache ? Object.entries(proxies[proxyCache.proxy].headers).flat() : [];
  const hearsChanges = () => connection.isListening();
  const database = new DatabaseWatch(
    () => connection.ping(),
    () => forget.everything(),
  );
  const reads = new ReplicaReads({ urls: env.replicaUrls, connection, database, log });
  const codes = knownCodes(reads.db, hearsChanges);
  const shades = new Known(() => readKnownShades(reads.db), shadeKinds, hearsChanges);
  const searchTexts = new SearchTexts(reads.db, hearsChanges);
  const coverage = new KnownCoverage(db, hearsChanges);
  const counts = new KnownCounts(db, hearsChanges);
  const mailer = createMailer(env);
  const siteName = async () => siteNameOf((await known.latest()).company, site.hostName);
  const mailing = { db, mailer, defaultRecipient: defaultRecipient(env.siteUrl), log };
  const delivery = contactDeliveries(mailing);
  const plans = new PlanScheduler({
    ...{ db, files, log },
    onlyLogged: (what, error) => log.error({ what, error }, 'failed, continued'),
  });
  const headingFonts = new HeadingFonts();
  const passwords = passwordHashing(parts.passwordCost);
  const auth = createAuth({ db, siteUrl: env.siteUrl, secret, passwords });
  const services: Services = {
    db,
    actingAs: (actor, changeSet) => connection.actingAs(actor, changeSet),
    files,
    codes,
    shades,
    searchTexts,
    coverage,
    counts,
    accounts: createAccounts(auth, db, passwords),
    secondFactor: createSecondFactor(auth, passwords, siteName),
    limits: createLimits(db),
    likeTokens: new LikeTokens(secret),
    log,
    site,
    siteName,
    offlinePages: env.offlinePages,
    headingFonts,
    makeSheets: sheetPress({
      files,
      log,
      folder: new BoundedFolder(join(env.dataDir, 'sheets'), 100_000_000),
    }),
    sendMail: env.smtpUrl === undefined ? undefined : (mail) => mailer.send(mail),
    sendTestMail: () => sendTestMail({ ...mailing, siteName, host: site.hostName }),
    outbox: outboxIn(outboxFolder(env)),
    checkHost: (languageCode) => checkHost(site, languageCode),
    serverStatus: serverStatusOf(env, buildDir, reads),
    wakeDelivery: () => delivery.wake(),
    changesShown: async () => {
      await allReceived().catch(forget.everything);
      await purges?.shown();
    },
    likesChanged: () => forget.likes(),
    renderPreview: (subject, view) => renderPreview(subject, view),
  };
  const render = pageRenderer(loadBuild, services);
  const renderPreview = previewRenderer({ db, site, log, render });
  const known = new SharedContent(site, () =>
    // While the database is away, a replica answers.
    reads.counts.used > 0
      ? readSiteContent(reads.db)
      : database.unlessAway(() => readSiteContent(reads.db)),
  );
  const openRequests = new OpenRequests();
  const answering = { cache, known, database, reads, services, openRequests };
  const warmer = warmBusyPages({ ...answering, render });
  const forget = forgetChanged({
    ...{ cache, warmer, purges, reads, known, headingFonts, coverage, counts },
    ...{ codes, shades, searchTexts },
  });
  await forget.listen(connection);
  const allReceived = await announcementBarrier(connection);
  // A proxy may have pages of the build before, or from before a change while no process ran.
  purges?.begin();
  if (purges) onEachDay(forget.pages);
  await reads.start();
  let stopping = false;
  const answer = createSite({
    ...answering,
    headersForProxies: () => (isNewest() && purges?.areDone ? proxyHeaders : []),
    render: limitRenders(render, services.limits),
    checks: { database: () => connection.ping(), storage: () => files.ping() },
    clientDir: join(buildDir, 'client'),
    keptAssets: keptAssetsIn(env.dataDir),
    metrics: createMetrics({ connection, reads, cache, purges, dataDir: env.dataDir }),
    metricsToken: env.metricsToken,
    trustProxy: env.trustProxy,
    mounts: (app) =>
      mountFiles(app, { services, dataDir: env.dataDir, filesUrl: env.s3?.publicUrl }),
    isStopping: () => stopping,
  });
  return {
    answer,
    services,
    cache,
    /** The schedule of purges; undefined if no proxy may keep pages. */
    purges,
    /** Makes busy pages again after a change, after `start()`. */
    warmer,
    /** The requests whose answers are not from the cache. */
    openRequests,
    /** Reads public pages from replicas from this call on. */
    reads,
    /** Sends contact messages and receipts after `start()`. */
    delivery,
    /** Carries out planned changes after `start()`. */
    plans,
    /** Makes /readyz answer 503 from this call on. */
    beginStop() {
      stopping = true;
    },
  };
}
