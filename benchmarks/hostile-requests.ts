import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { acquireEmbedded } from '#database/embedded-connection.ts';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { familyMemory } from './family-memory.ts';
import { adminTraffic, type HostileRequest, hostileTraffic } from './hostile-traffic.ts';
import { TimedClient } from './timed-client.ts';
import { startCopy } from './working-copy.ts';

/**
 * Measures the site's memory during hostile traffic: 200,000 mixed requests of visitors, 50,000 of each
 * role, 400,000 with a different invented address each, and a POST of 1.5 GB to a small form.
 * Usage: npm run benchmark:hostile-requests -- [mixed] [per role] [invented] [megabytes]
 */

const [mixed = 200_000, perRole = 50_000, invented = 400_000, megabytes = 1500] = process.argv
  .slice(2)
  .map(Number);
const defaultStep = 10_000;
const clients = 24;

// TRUST_PROXY lets the requests come from many addresses.
const { pid, origin, dataDir, stop } = await startCopy(resolve('.'), {
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'fatal',
});

const to = { port: new URL(origin).port, host: '127.0.0.1', setHost: false };
const { host } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const outcomes = new Map<string, number>();

async function send({ method, path, headers, body }: HostileRequest, abort = false): Promise<void> {
  const outcome = await new Promise<string>((resolve) => {
    try {
      const outgoing = request(
        { ...to, agent, method, path, headers: { host, ...headers } },
        (answer) => {
          if (abort) answer.destroy();
          const { statusCode = 0 } = answer;
          // Errors of the server are listed with their path, other answers only counted.
          const group = statusCode < 500 ? `${String(statusCode)[0]}xx` : `${statusCode} ${path}`;
          answer.resume().once('close', () => resolve(group));
        },
      );
      outgoing
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name))
        .end(body);
    } catch {
      resolve('not to be sent');
    }
  });
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** The resident memory of the site's process, without its descendants. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

async function printMemory(what: string): Promise<void> {
  const [rss, pss] = [await residentMegabytes(), await familyMemory(pid)];
  console.log(`${what}: RSS ${rss} MB; PSS of all ${pss}`);
}

/** Sends `count` requests in parallel and prints the memory after each step. */
async function run(
  name: string,
  count: number,
  requestOf: (at: number) => HostileRequest,
  step = defaultStep,
) {
  const begun = performance.now();
  for (let from = 0; from < count; from += step) {
    let at = from;
    const client = async () => {
      while (at < Math.min(from + step, count)) {
        const number = at++;
        await send(requestOf(number), number % 50 === 7);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await printMemory(`${name}, ${Math.min(from + step, count)}`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${seconds} s`, Object.fromEntries(outcomes));
  outcomes.clear();
}

/** Posts far more than any form accepts, and prints the highest memory during it. */
async function postTooMuch(): Promise<void> {
  const chunk = Buffer.alloc(1024 * 1024, 'a');
  const outgoing = request({ ...to, method: 'POST', path: '/newsletter' });
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '10.9.9.9',
  };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  let outcome = 'no answer';
  let highest = 0;
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    if (outcome === 'no answer') outcome = String(error.code);
  });
  outgoing.on('response', (answer) => {
    outcome = String(answer.resume().statusCode);
  });
  let sent = 0;
  while (sent < megabytes && !outgoing.destroyed && outcome === 'no answer') {
    if (!outgoing.write(chunk))
      await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]).catch(() => undefined);
    sent++;
    highest = Math.max(highest, await residentMegabytes());
  }
  outgoing.destroy();
  console.log(`POST of ${megabytes} MB: ${outcome} after ${sent} MB, RSS at most ${highest} MB`);
}

/** Runs the requests as one account in each role; a changed role applies from the next request. */
async function asEachRole(): Promise<void> {
  const client = new TimedClient(origin);
  const cookie = await client.signIn(administrator.email, administrator.password);
  client.close();
  const server = await acquireEmbedded({ dataDir, log: () => undefined });
  const database = new pg.Client(server.url);
  await database.connect();
  // The database refuses to change the role of the last administrator.
  await database.query(
    "insert into administrators (id, name, email) values ('o', 'Other', 'o@x.co')",
  );
  for (const role of ['translator', 'editor', 'administrator']) {
    await database.query('update administrators set role = $1 where email = $2', [
      role,
      administrator.email,
    ]);
    await run(`mixed as ${role}`, perRole, adminTraffic(cookie));
  }
  await database.end();
  await server.release();
}

await printMemory('before');
await run('mixed', mixed, hostileTraffic());
await asEachRole();
await run(
  'invented routes',
  invented,
  (at) => ({ method: 'GET', path: `/about.data?_routes=x${at}`, headers: {} }),
  100_000,
);
await postTooMuch();
await pause(60_000);
await printMemory('a minute later');
agent.destroy();
await stop();
