import { createHash, randomBytes, randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '#database/connect.ts';

/**
 * A process that writes to an embedded database until it is killed: `node writer.ts DATA_DIR
 * REPORT RUN insert|update`. It reports through a file with appendFileSync, because a line on a
 * pipe may still be queued here when the process is killed.
 *
 * Lines: `begun RUN`, `open MILLISECONDS`, `kept KEY MD5…` once a statement was acknowledged, `refused CODE
 * MESSAGE`, `event JSON` for what the log is told.
 */
const [dataDir = '', report = '', run = '0', mode = 'insert'] = process.argv.slice(2);
const say = (line: string) => appendFileSync(report, `${line.replaceAll('\n', ' ')}\n`);

say(`begun ${run}`);
const begun = performance.now();
const { db } = await connect({ dataDir, log: (event) => say(`event ${JSON.stringify(event)}`) });
say(`open ${Math.round(performance.now() - begun)}`);
await db.execute(sql`create table if not exists written (key text, part int, body text)`);
if (mode === 'update') await db.execute(sql`insert into written values ('row', 0, '')`);

for (let i = 0; ; i += 1) {
  const key = `${run}-${i}`;
  try {
    const bodies = mode === 'insert' ? await insert(key) : await update(key);
    const sums = bodies.map((body) => createHash('md5').update(body).digest('hex'));
    say(`kept ${key} ${sums.join(' ')}`);
  } catch (error) {
    const { cause } = error as { cause?: Error & { code?: string } };
    say(`refused ${cause?.code} ${cause?.message}`);
    await pause(100);
  }
}

async function insert(key: string): Promise<string[]> {
  const bodies = Array.from({ length: randomInt(1, 4) }, () => randomText(randomInt(500, 3000)));
  await db.execute(
    sql`insert into written select ${key}, part, body
        from unnest(${sql.param(bodies)}::text[]) with ordinality as row (body, part)`,
  );
  return bodies;
}

async function update(key: string): Promise<string[]> {
  const body = `${key} ${randomText(1500)}`;
  await db.execute(sql`update written set body = ${body} where key = 'row'`);
  return [body];
}

function randomText(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}
