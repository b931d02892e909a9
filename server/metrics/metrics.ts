import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readBackupCheck } from '#database/backup/check-backup.ts';
import type { Connection } from '#database/connect.ts';
import { lastBackup } from '#database/data-directory/last-backup.ts';
import { readArchiveState } from '#database/log-archive/archive-state.ts';
import { readFileCopies } from '#database/log-archive/file-copies.ts';
import { countDeliveries } from '#domain/contact/desk/contact-inbox.server.ts';
import { countPlans } from '#domain/planned/named-plans.server.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PurgeSchedule } from '../proxy-cache/purge-schedule.ts';
import { diskSpace } from '../storage/disk-space.ts';
import { workerNumber } from '../workers/worker.ts';
import { shareMetrics } from '../workers/worker-metrics.ts';

export interface MetricsParts {
  connection: Connection;
  reads: Pick<ReplicaReads, 'counts'>;
  cache: PageCache;
  purges: PurgeSchedule | undefined;
  dataDir: string;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics of this process for Prometheus, or those of all workers. Pages from the cache are only counted, because
 * each takes well under a millisecond and measuring would be a part of it.
 */
export function createMetrics({ connection, reads, cache, purges, dataDir }: MetricsParts) {
  const { db } = connection;
  const registry = new Registry();
  const requests = new Histogram({
    name: 'kamsin_request_duration_seconds',
    help: 'Requests by area and status, except pages that were answered from the cache',
    labelNames: ['area', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  /**
   * Adds a gauge whose values are read at each scrape; unknown ones are left out, all of them if reading fails.
   * `aggregator` says how the values of several workers are combined: all workers read the same database and disk.
   */
  const gauge = (
    name: string,
    help: string,
    label: string | undefined,
    read: () => Promise<Record<string, number | undefined>>,
    aggregator: 'first' | 'sum' | 'min' = 'first',
  ) =>
    new Gauge({
      ...{ name: `kamsin_${name}`, help, labelNames: label === undefined ? [] : [label] },
      aggregator,
      registers: [registry],
      async collect() {
        this.reset();
        // reset() sets a gauge without labels to 0, which would be wrong if the value is unknown.
        if (label === undefined) this.remove();
        const values = await read().catch(() => ({}));
        for (const [word, value] of Object.entries(values))
          if (value !== undefined) this.set(label === undefined ? {} : { [label]: word }, value);
      },
    });

  gauge(
    'page_cache_answers',
    'Public pages since the start, by result',
    'result',
    async () => ({ ...cache.counts }),
    'sum',
  );
  gauge(
    'page_cache_warmed',
    'Busy pages that were made again after a change, before a visitor asked for them',
    undefined,
    async () => ({ warmed: cache.warmed }),
    'sum',
  );
  if (purges) {
    gauge(
      'proxy_purges',
      'Purges of the proxies since the start, by result',
      'result',
      async () => ({ ...purges.counts }),
      'sum',
    );
    gauge(
      'proxy_purged',
      'Whether every change is purged from the proxies',
      undefined,
      async () => ({ value: Number(purges.areDone) }),
      'min',
    );
  }
  gauge(
    'database_sessions',
    'Sessions of the pool',
    'state',
    async () => connection.sessions(),
    'sum',
  );
  gauge('read_replicas', 'Read replicas by state', 'state', async () => reads.counts);
  gauge(
    'database_up',
    'Whether the database answers',
    undefined,
    async () => ({
      up: await connection.ping().then(
        () => 1,
        () => 0,
      ),
    }),
    'min',
  );
  gauge(
    'contact_messages',
    'Contact messages and mails to visitors by the state of their mail',
    'delivery',
    async () => ({ waiting: 0, failed: 0, ...(await countDeliveries(db)) }),
  );
  gauge('planned_changes', 'Planned changes that were not carried out', 'state', async () => {
    const { waiting, overdue, refused } = await countPlans(db);
    return { waiting, overdue, refused };
  });
  gauge('disk_bytes', 'The disk of DATA_DIR', 'space', async () => ({
    ...(await diskSpace(dataDir)),
  }));
  gauge('last_backup_timestamp_seconds', 'The newest backup in DATA_DIR', undefined, async () => ({
    at: secondsOf(lastBackup(dataDir)?.at),
  }));
  gauge(
    'backup_check_timestamp_seconds',
    'The last check that restored a backup, by its result',
    'result',
    async () => {
      const check = readBackupCheck(dataDir);
      return { [check?.works ? 'works' : 'failed']: secondsOf(check?.at) };
    },
  );
  gauge(
    'log_archive',
    'The log archive of the embedded server: its bytes, the waiting parts of the log, and whether it is paused',
    'value',
    async () => {
      const state = readArchiveState(dataDir);
      return { bytes: state?.bytes, waiting: state?.waiting, paused: state && +state.isPaused };
    },
  );
  gauge(
    'file_copies',
    'Uploaded files on the disk: all, those that lack a copy, and whether copying fails',
    'value',
    async () => {
      const copies = readFileCopies(dataDir);
      const failed = copies && Number(copies.failure !== undefined);
      return { files: copies?.files, waiting: copies?.waiting, failed };
    },
  );
  gauge(
    'file_copies_timestamp_seconds',
    'When uploaded files were last looked at, and when all of them last had their copies',
    'value',
    async () => {
      const copies = readFileCopies(dataDir);
      return { checked: secondsOf(copies?.checked), complete: secondsOf(copies?.complete) };
    },
  );

  const isWorker = workerNumber !== undefined;
  const readAll = isWorker ? shareMetrics(registry) : () => registry.metrics();
  let areDefaultsOn = isWorker;
  if (isWorker) collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    /** Measures a request until its connection closes. */
    measure(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const begun = performance.now();
      outgoing.once('close', () =>
        requests.observe(
          { area: areaOf(incoming.url ?? '/'), status: outgoing.statusCode },
          (performance.now() - begun) / 1000,
        ),
      );
    },
    /**
     * The metrics as text. The event loop and memory are observed only from the first call on, because observing them
     * costs time.
     */
    read(): Promise<string> {
      if (!areDefaultsOn) collectDefaultMetrics({ register: registry });
      areDefaultsOn = true;
      return readAll();
    },
  };
}

const secondsOf = (moment: Date | undefined) => moment && moment.getTime() / 1000;

const areas = ['admin', 'assets', 'cards', 'functions', 'media'];
const probes = ['healthz', 'readyz', 'metrics'];

/** The first part of a path if it is an area of its own. Labels must be few, so all other paths are 'site'. */
function areaOf(url: string): string {
  const [, first = ''] = /^\/([\w-]*)/.exec(url) ?? [];
  if (probes.includes(first)) return 'probe';
  return areas.includes(first) ? first : 'site';
}
