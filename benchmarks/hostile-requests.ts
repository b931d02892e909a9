import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { borrowEmbedded } from '#database/embedded-connection.ts';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { familyMemory, familyText } from './family-memory.ts';
import { type HostileRequest, hostileTraffic, officeTraffic } from './hostile-traffic.ts';
import { TimedClient } from './timed-client.ts';
import { startCopy, stopCopy } from './working-copy.ts';

/**
 * What the site can be made to remember: its memory over 200,000 mixed hostile requests of strangers and
 * 50,000 of each role, over 400,000 of one made-up address each, and while someone posts 1.5 GB to a
 * small form.
 * Usage: npm run benchmark:hostile-requests -- [mixed] [of each role] [made up] [megabytes]
 */

const [mixed = 200_000, ofRole = 50_000, madeUp = 400_000, megabytes = 1500] = process.argv
  .slice(2)
  .map(Number);
const every = 10_000;
const clients = 24;

const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-hostile-'));
// Behind a proxy, as strangers have many addresses.
const { child, origin } = await startCopy(resolve('.'), dataDir, {
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'fatal',
});
const pid = child.pid ?? 0;

const to = { port: new URL(origin).port, host: '127.0.0.1', setHost: false };
const { host } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const outcomes = new Map<string, number>();

async function send(
  { method, path, headers, body }: HostileRequest,
  cutOff = false,
): Promise<void> {
  const outcome = await new Promise<string>((told) => {
    try {
      const asked = request(
        { ...to, agent, method, path, headers: { host, ...headers } },
        (answer) => {
          if (cutOff) answer.destroy();
          const { statusCode = 0 } = answer;
          // What fails on our side is worth a look; the rest is counted.
          const said = statusCode < 500 ? `${String(statusCode)[0]}xx` : `${statusCode} ${path}`;
          answer.resume().once('close', () => told(said));
        },
      );
      asked
        .once('error', (error: NodeJS.ErrnoException) => told(error.code ?? error.name))
        .end(body);
    } catch {
      told('not to be sent');
    }
  });
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** Megabytes of the process itself, as the system counts them. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

async function tell(what: string): Promise<void> {
  const family = familyText(await familyMemory(pid));
  console.log(`${what}: RSS ${await residentMegabytes()} MB; PSS of all ${family}`);
}

/** Sends so many, several at a time, and tells the memory in between. */
async function run(name: string, count: number, of: (at: number) => HostileRequest, step = every) {
  const begun = performance.now();
  for (let from = 0; from < count; from += step) {
    let at = from;
    const client = async () => {
      while (at < Math.min(from + step, count)) {
        const number = at++;
        await send(of(number), number % 50 === 7);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await tell(`${name}, ${Math.min(from + step, count)}`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${seconds} s`, Object.fromEntries(outcomes));
  outcomes.clear();
}

/** Posts so much that no form takes; answers how high the memory rose while it came. */
async function postMuch(): Promise<void> {
  const chunk = Buffer.alloc(1024 * 1024, 'a');
  const asked = request({ ...to, method: 'POST', path: '/newsletter' });
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '10.9.9.9',
  };
  for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
  let outcome = 'no answer';
  let most = 0;
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outcome === 'no answer') outcome = String(error.code);
  });
  asked.on('response', (answer) => {
    outcome = String(answer.resume().statusCode);
  });
  let sent = 0;
  while (sent < megabytes && !asked.destroyed && outcome === 'no answer') {
    if (!asked.write(chunk))
      await Promise.race([once(asked, 'drain'), once(asked, 'close')]).catch(() => undefined);
    sent++;
    most = Math.max(most, await residentMegabytes());
  }
  asked.destroy();
  console.log(`POST of ${megabytes} MB: ${outcome} after ${sent} MB, RSS at most ${most} MB`);
}

/** The same account in each role: a role counts from the very next request on. */
async function asEachRole(): Promise<void> {
  const client = new TimedClient(origin);
  const cookie = await client.signIn(administrator.email, administrator.password);
  client.close();
  const server = await borrowEmbedded({ dataDir, log: () => undefined });
  const database = new pg.Client(server.url);
  await database.connect();
  // The last administrator stays one.
  await database.query(
    "insert into administrators (id, name, email) values ('o', 'Other', 'o@x.co')",
  );
  for (const role of ['translator', 'editor', 'administrator']) {
    await database.query('update administrators set role = $1 where email = $2', [
      role,
      administrator.email,
    ]);
    await run(`mixed as ${role}`, ofRole, officeTraffic(cookie));
  }
  await database.end();
  await server.giveBack();
}

await tell('before');
await run('mixed', mixed, hostileTraffic());
await asEachRole();
await run(
  'made-up routes',
  madeUp,
  (at) => ({ method: 'GET', path: `/about.data?_routes=x${at}`, headers: {} }),
  100_000,
);
await postMuch();
await pause(60_000);
await tell('a minute later');
agent.destroy();
await stopCopy(child);
await rm(dataDir, { recursive: true });
