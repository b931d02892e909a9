import { createHash, randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory } from '../../database/embedded/directory-lock.ts';
import { Engine } from '../../database/embedded/engine.ts';

/**
 * A process that writes to an embedded database until it is killed: `node writer.ts DATA_DIR
 * REPORT RUN insert|update`. It reports through a file with appendFileSync, because a line on a
 * pipe may still be queued here when the process is killed.
 *
 * Lines: `open LSN`, `kept KEY MD5…` once a transaction was acknowledged, `refused CODE MESSAGE`.
 */
const [dataDir = '', report = '', run = '0', mode = 'insert'] = process.argv.slice(2);
const say = (line: string) => appendFileSync(report, `${line.replaceAll('\n', ' ')}\n`);

mkdirSync(dataDir, { recursive: true });
lockDirectory(dataDir);
const engine = await Engine.open({
  dataDir,
  log: () => undefined,
  onDeath: (reason) => {
    throw reason;
  },
});
const execute = async (text: string, values: string[] = []) =>
  (await engine.perform({ kind: 'query', text, values }))[0]?.rows[0]?.[0];

await execute('create table if not exists written (key text, part int, body text)');
if (mode === 'update') await execute("insert into written values ('row', 0, '')");
say(`open ${await execute("select pg_current_wal_lsn() - '0/0'")}`);

for (let i = 0; ; i += 1) {
  const key = `${run}-${i}`;
  try {
    const bodies = mode === 'insert' ? await insert(key) : await update(key);
    const sums = bodies.map((body) => createHash('md5').update(body).digest('hex'));
    say(`kept ${key} ${sums.join(' ')}`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    say(`refused ${code} ${message}`);
    await pause(200);
  }
}

async function insert(key: string): Promise<string[]> {
  const bodies = Array.from({ length: randomInt(1, 4) }, () => randomText(randomInt(500, 3000)));
  await execute(
    'insert into written select $1, part, body from unnest($2::text[]) with ordinality as row (body, part)',
    [key, `{${bodies.join(',')}}`],
  );
  return bodies;
}

async function update(key: string): Promise<string[]> {
  const body = `${key} ${randomText(1500)}`;
  await execute("update written set body = $1 where key = 'row'", [body]);
  return [body];
}

function randomText(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}
