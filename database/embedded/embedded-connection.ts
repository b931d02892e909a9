import { mkdirSync } from 'node:fs';
import { packedFiles } from '../backup/archive.ts';
import { serveBackups } from '../backup/backup-socket.ts';
import type { Connection } from '../connection.ts';
import { openDrizzle } from '../drizzle.ts';
import { readMigrationState, runMigrations } from '../migrations-runner.ts';
import { withinTime } from '../within-time.ts';
import { databasePaths } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedLimits, EmbeddedPool } from './embedded-pool.ts';
import { Engine } from './engine.ts';
import { startMaintenance } from './maintenance.ts';
import { clearUnfinished, takeSnapshot, writeDatabaseArchive } from './snapshots.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: (event: object) => void;
  limits?: EmbeddedLimits;
  /** Called when the engine's thread died by itself; ends the process unless a test looks on. */
  onDeath?: (reason: Error) => void;
}

const limits: EmbeddedLimits = { statement: 30_000, transaction: 30_000 };
const migrationLimits: EmbeddedLimits = { statement: 600_000, transaction: 600_000 };

/** Opens DATA_DIR's embedded database for this process alone, or throws a sentence that says why not. */
export async function connectEmbedded(options: EmbeddedOptions): Promise<Connection> {
  const { dataDir, log } = options;
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  const onDeath = options.onDeath ?? ((reason) => endProcess(reason, log));
  const engine = await Engine.open({ dataDir, log, onDeath }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  clearUnfinished(dataDir);
  const pool = new EmbeddedPool(engine, options.limits ?? limits);
  const stopMaintenance = startMaintenance(pool, dataDir, log);
  const stopBackups = serveBackups(
    databasePaths(dataDir).socket,
    (archive) =>
      writeDatabaseArchive((folder) => pool.copyTo(folder), dataDir, archive, packedFiles(dataDir)),
    log,
  );

  const shutDown = async () => {
    stopBackups?.();
    await stopMaintenance();
    try {
      await pool.between(() => engine.close());
    } catch (error) {
      // What was acknowledged is in the log already; the next start replays it.
      log({ event: 'database not shut down cleanly', error: (error as Error).message });
    } finally {
      lock.release();
    }
  };
  let closing: Promise<void> | undefined;

  return {
    engine: 'embedded',
    db: openDrizzle(pool),

    async listen(channel, onChange, onGap) {
      const forget = [
        engine.onNotification((from, payload) => {
          if (from === channel) onChange(payload);
        }),
        engine.onReopened(onGap),
      ];
      await pool.between(() => engine.listen(channel));
      return async () => {
        for (const stop of forget) stop();
      };
    },

    async ping() {
      await withinTime(
        2000,
        pool.query({ text: 'select 1' }),
        'The embedded database did not answer within 2 s.',
      );
    },

    async migrate(folder) {
      const client = await pool.connect(migrationLimits);
      try {
        const { fresh, pending } = await readMigrationState(client, folder);
        if (!fresh && pending.length > 0) {
          // The session is this client's, so the engine is asked past the pool.
          const copyTo = (to: string) => engine.perform({ kind: 'copy', to });
          const snapshot = await takeSnapshot(copyTo, dataDir, 'before-migration');
          log({ event: 'database snapshot', snapshot });
        }
        return { fresh, applied: await runMigrations(client, folder) };
      } finally {
        client.release();
      }
    },

    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}

function endProcess(reason: Error, log: (event: object) => void): void {
  log({ event: 'database engine died', error: reason.message });
  process.exit(1);
}
