import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { news_items } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { products } from '#database/schema/products.ts';
import { type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openMailServer } from '#tests/world/mail/mail-server.ts';
import { holdPauses } from '#tests/world/people/counted-tries.ts';
import { openWorld, type World } from '#tests/world/world.ts';

/** A site of two processes on one database. Requests alternate between two connections, one to each process. */

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Received {
  status: number;
  text: string;
  id: string;
}

function ask(agent: Agent, path: string, { method = 'GET', body, headers }: Sent = {}) {
  return new Promise<Received>((resolve, reject) => {
    const asked = request(site.origin + path, { method, headers, agent }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString();
      const id = String(answer.headers['x-request-id']);
      resolve({ status: answer.statusCode ?? 0, text, id });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Opens connections until each worker has one. */
async function connectToBoth(): Promise<Agent[]> {
  const found = new Map<string, Agent>();
  await vi.waitUntil(
    async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { id } = await ask(agent, '/no-such-page');
      const line = await vi.waitUntil(() => site.output().match(`"worker":(\\d+).*${id}`));
      found.set(line[1] ?? '', agent);
      return found.size === 2;
    },
    { timeout: 60_000 },
  );
  return [...found.values()];
}

let asked = 0;
/** Sends a request to the two workers in turn. */
const askNext = (path: string, sent?: Sent) => {
  const agent = connections[asked++ % 2];
  if (!agent) throw new Error('two connections');
  return ask(agent, path, sent);
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

let world: World;
let site: ServedSite;
let connections: Agent[];
let mails: Awaited<ReturnType<typeof openMailServer>>;
const plans = 8;
beforeAll(async () => {
  world = await openWorld();
  mails = await openMailServer();
  const { db } = world;
  await holdPauses(db);
  const mei = { id: 'mei', name: 'Mei', email: 'mei@example.com' };
  await db.insert(administrators).values({ ...mei, role: 'editor' });
  for (let at = 0; at < plans; at++) {
    const { id } = await addProduct(db, { slug: `planned-${at}`, status: 'Inactive' });
    await db.insert(planned_changes).values({
      ...{ kind: 'products', record_id: id, planned_by: mei.email, change: { status: 'Active' } },
      at: sql`now() - interval '1 hour'`,
    });
  }
  site = await serve({
    ...{ dataDir: world.dataDir, port: 0 },
    variables: {
      ...{ WORKERS: '2', DATABASE_URL: world.databaseUrl, DEMO_CONTENT: 'off' },
      SMTP_URL: mails.url,
    },
  });
  connections = await connectToBoth();
});
afterAll(async () => {
  await site?.stop();
  await mails.close();
  await world.close();
});

const outputs = (pattern: RegExp) => site.output().match(pattern) ?? [];

test('planned changes that are due are carried out once', async () => {
  const { db } = world;
  await expect.poll(() => db.$count(products, eq(products.status, 'Active'))).toBe(plans);
  const { rows } = await db.execute(sql`select from history where cause = 'plan'`);
  expect(rows).toHaveLength(plans);
});

test('limits count over both processes, each message is mailed once, and the metrics are of both', async () => {
  const message = { name: 'Mei Chan', email: 'mei@example.com', subject: 'ST100' };
  const body = JSON.stringify({ ...message, message: 'May I have a colour card?' });
  const statuses: number[] = [];
  for (let at = 0; at < 50; at++) {
    const sent = { method: 'POST', headers: json, body };
    const { status } = await askNext('/functions/v1/send-contact-email', sent);
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(40).fill(200), ...Array(10).fill(429)]);
  await expect.poll(() => outputs(/contact message sent/g)).toHaveLength(40);
  expect(mails.received).toHaveLength(40);
  const { text } = await askNext('/metrics');
  expect(text).toContain('count{area="functions",status="200"} 40');
  expect(text).toContain('kamsin_contact_messages{delivery="waiting"} 0');
});

test('wrong passwords count over both processes', async () => {
  const body = 'email=stranger%40example.com&password=wrong';
  const statuses: number[] = [];
  for (let at = 0; at < 13; at++) {
    const sent = { method: 'POST', headers: form, body };
    statuses.push((await askNext('/admin/login', sent)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429, 429]);
});

test('a like can be taken back once, whichever process is asked', async () => {
  const values = { title: 'Liked', slug: 'liked', likes: 5, status: 'Active' as const };
  const [item] = await world.db.insert(news_items).values(values).returning();
  const path = `/news/${item?.id}/like`;
  const liked = await askNext(path, { method: 'PUT' });
  const { token } = JSON.parse(liked.text) as { token: string };
  const back = { method: 'DELETE', headers: { 'x-like-token': token } };
  const counts: unknown[] = [];
  for (let at = 0; at < 4; at++)
    counts.push((JSON.parse((await askNext(path, back)).text) as { likes: number }).likes);
  expect(counts).toEqual([5, 5, 5, 5]);
});

test('a change drops the cached page in both processes', async () => {
  const { slug } = await addProduct(world.db, { name: 'Old name', slug: 'renamed' });
  const shown = async () => {
    const pages = [1, 2, 3, 4].map(() => askNext(`/products/${slug}`));
    return (await Promise.all(pages)).filter(({ text }) => text.includes('New name')).length;
  };
  await expect.poll(shown).toBe(0);
  await world.db.update(products).set({ name: 'New name' }).where(eq(products.slug, 'renamed'));
  await expect.poll(shown).toBe(4);
});

test('with the embedded database, npm start prints the password once, replaces a killed worker, and leaves no process', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-workers-'));
  const started = await serve({
    ...{ dataDir, port: 0, command: ['npm', 'start'] },
    variables: { WORKERS: '2', ADMIN_PASSWORD: '', DEMO_CONTENT: 'off' },
  });
  try {
    const { origin, output, process: npm } = started;
    const parent = childrenOf(npm.pid)[0];
    const children = () => childrenOf(parent).filter((pid) => commandOf(pid).includes('site.js'));
    await expect.poll(children).toHaveLength(2);
    const [first = 0, second = 0] = children();
    process.kill(first, 'SIGKILL');
    // The other worker keeps answering.
    await expect
      .poll(async () => {
        expect((await fetch(origin)).status).toBe(200);
        return children().filter((pid) => pid !== first);
      })
      .toHaveLength(2);
    expect(children()).toContain(second);
    expect(output()).toMatch(/"worker":1,"pid":\d+,.*worker ended, is replaced/);
    for (const printed of [/Password {2}/g, /The site {2}/g])
      expect(output().match(printed)).toHaveLength(1);
    const all = [parent ?? 0, ...childrenOf(parent)];
    expect(all.length).toBeGreaterThanOrEqual(4);
    const gone = once(npm, 'close');
    npm.kill('SIGTERM');
    await gone;
    await expect.poll(() => all.filter((pid) => commandOf(pid) !== '')).toEqual([]);
  } finally {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

const ps = (...options: string[]) => {
  try {
    return execFileSync('ps', options, { encoding: 'utf8' }).trim();
  } catch {
    // ps exits with an error if no process matches.
    return '';
  }
};
const childrenOf = (pid = 0) =>
  ps('-o', 'pid=', '--ppid', String(pid)).split('\n').filter(Boolean).map(Number);
const commandOf = (pid: number) => ps('-o', 'args=', '-p', String(pid));
