import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';

const channel = 'build_serves';

/** A process that still serves after an hour is not being replaced. */
const replacedMs = 60 * 60_000;

/**
 * Announces the build of this process to all others of the database, and listens to them. Returns a function that says
 * whether proxies may keep its pages: not after another build has begun to serve, because its purge cannot remove a
 * page that this process sends later.
 */
export async function announceBuild(
  connection: Pick<Connection, 'db' | 'listen'>,
  buildDir: string,
): Promise<() => boolean> {
  const build = await readFile(join(buildDir, 'made-from'), 'utf8').catch(() => '');
  let isReplaced = false;
  let timer: NodeJS.Timeout | undefined;
  await connection.listen(
    channel,
    (served) => {
      clearTimeout(timer);
      isReplaced = served !== build;
      if (isReplaced)
        timer = setTimeout(() => {
          isReplaced = false;
        }, replacedMs).unref();
    },
    () => undefined,
  );
  await connection.db.execute(sql`select pg_notify(${channel}, ${build})`);
  return () => !isReplaced;
}
