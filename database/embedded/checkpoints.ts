import type { PGlite } from '@electric-sql/pglite';

const everyMilliseconds = 5 * 60_000;
const everyBytes = 64 * 1024 * 1024;
const lookEveryMilliseconds = 100;
// A checkpoint writes a few records of its own; they alone are no reason for the next one.
const checkpointItself = 1000;

export interface Checkpoints {
  /** Checkpoints when 64 MB were written or five minutes have gone by since the last change. */
  runIfDue(): Promise<void>;
  run(reason: string): Promise<void>;
}

/**
 * PostgreSQL's checkpointer for an engine that has no background processes: without it the log
 * grows for ever and the next start replays all of it. It is asked between statements,
 * on the engine's thread, and does nothing inside a transaction.
 */
export function createCheckpoints(
  pg: PGlite,
  log: (event: Record<string, unknown>) => void,
): Checkpoints {
  let lastAt = Date.now();
  let lastLook = 0;

  const run = async (reason: string) => {
    const started = Date.now();
    await pg.exec('checkpoint');
    lastAt = Date.now();
    log({ event: 'database checkpoint', reason, milliseconds: lastAt - started });
  };

  const runIfDue = async () => {
    const now = Date.now();
    if (now - lastLook < lookEveryMilliseconds || pg.isInTransaction()) return;
    lastLook = now;
    try {
      const written = await bytesSinceCheckpoint(pg);
      if (written >= everyBytes) await run('64 MB written');
      else if (now - lastAt >= everyMilliseconds && written > checkpointItself)
        await run('5 minutes');
    } catch (error) {
      log({
        event: 'database checkpoint failed',
        error: error instanceof Error ? error.message : String(error),
      });
    }
  };

  return { run, runIfDue };
}

async function bytesSinceCheckpoint(pg: PGlite): Promise<number> {
  const { rows } = await pg.query<{ bytes: string }>(
    'select pg_current_wal_lsn() - checkpoint_lsn as bytes from pg_control_checkpoint()',
  );
  return Number(rows[0]?.bytes ?? 0);
}
