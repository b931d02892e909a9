import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFiles } from './durable-files.ts';

/** The only version whose durability was measured (docs/decisions/0002-database-engines.md). */
const pgliteVersion = '0.5.16';

const durableSettings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};
const sizeSettings = { max_wal_size: '128MB', shared_buffers: '32MB' };

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries({ ...durableSettings, ...sizeSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
];

// pglitec throws an exit of this status where PostgreSQL would jump back to its main loop.
const jumpToMainLoop = 100;

export interface PgliteEngine {
  pg: PGlite;
  files: DurableFiles;
}

/** Says what PostgreSQL wrote on its error output while it refused to start. */
export class EngineDidNotStart extends Error {
  override name = 'EngineDidNotStart';
}

/**
 * Starts PGlite on a directory (initialising an empty one) with flushing that reaches the disk,
 * and proves it: throws when the version, the hook or a setting is not what was measured.
 *
 * `onBroken` is called in the middle of a statement when the engine panicked or trapped; it must
 * not return. PGlite itself swallows whatever its main loop throws, answers as if the statement
 * had succeeded, and goes on with an engine that is no longer sane.
 */
export async function startPglite(
  directory: string,
  onBroken: (reason: string) => never,
): Promise<PgliteEngine> {
  assertVersion();
  const files = new DurableFiles(directory);
  const complaints: string[] = [];
  const onStderr = (text: string) => {
    if (/\b(PANIC|FATAL|ERROR):/.test(text))
      complaints.push(text.replace(/^.*?\b(PANIC|FATAL|ERROR):\s*/, ''));
    if (complaints.length > 5) complaints.shift();
    return false;
  };
  let pg: PGlite;
  try {
    pg = await PGlite.create({
      fs: files,
      startParams,
      extensions: { pg_trgm, unaccent },
      onStderr,
    });
  } catch (error) {
    const reason = complaints.at(-1) ?? (error instanceof Error ? error.message : String(error));
    throw new EngineDidNotStart(reason, { cause: error });
  }

  const module = pg.Module;
  const loop = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (error) {
      if ((error as { status?: number }).status === jumpToMainLoop) throw error;
      onBroken(complaints.at(-1) ?? String(error));
    }
  };

  files.assertHooked();
  await assertSettings(pg);
  const asText = (text: string) => text;
  pg.parsers = new Proxy({}, { get: () => asText });
  pg.serializers = new Proxy({}, { get: () => asText });
  return { pg, files };
}

function assertVersion(): void {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  if (version !== pgliteVersion) {
    throw new Error(
      `The embedded database was proved with PGlite ${pgliteVersion}, not ${version}; it is not opened.`,
    );
  }
}

async function assertSettings(pg: PGlite): Promise<void> {
  for (const [name, wanted] of Object.entries(durableSettings)) {
    const { rows } = await pg.query<Record<string, string>>(`show ${name}`);
    const found = Object.values(rows[0] ?? {})[0];
    if (found !== wanted)
      throw new Error(
        `The embedded database has ${name} = ${found} instead of ${wanted}; it is not opened.`,
      );
  }
}
