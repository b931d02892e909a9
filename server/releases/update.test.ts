import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { askForUpdate } from './update-socket.ts';

const root = resolve(import.meta.dirname, '..', '..');

let world: World;
let site: ServedSite;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'kamsin-releases-'));
  site = await serve({
    ...{ dataDir: world.dataDir, port: 0 },
    variables: { WORKERS: '1', DATABASE_URL: world.databaseUrl, DEMO_CONTENT: 'off' },
  });
});
afterAll(async () => {
  await site?.stop();
  await world.close();
  await rm(folder, { recursive: true });
});

/** A copy of this build in a folder of its own, as an update makes it. */
async function copyRelease(name: string): Promise<string> {
  const release = join(folder, name);
  await mkdir(release);
  for (const part of ['database', 'node_modules', 'public', 'scripts'])
    await symlink(join(root, part), join(release, part));
  for (const part of ['build', 'package.json'])
    await cp(join(root, part), join(release, part), { recursive: true });
  return release;
}

/** The folders of the releases whose workers run. */
function servingReleases(): string[] {
  const lines = execFileSync('ps', ['-o', 'args=', '--ppid', String(site.process.pid)], {
    encoding: 'utf8',
  });
  const paths = [...lines.matchAll(/(\S+)\/build\/server\/site\.js/g)].map(([, path]) => path);
  return paths.map(String).sort();
}

const update = async (release: string) => {
  const port = Number(new URL(site.origin).port);
  return (await askForUpdate({ dataDir: world.dataDir, port }, release))?.sentence;
};

interface Sent {
  method: string;
  path: string;
  body?: string;
}

function ask(agent: Agent, { method, path, body }: Sent): Promise<string> {
  return new Promise((told) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked: ClientRequest = request(
      site.origin + path,
      { method, agent, headers },
      (answer) => {
        text(answer).then(
          // A busy machine may be 'unavailable' for a moment; 'stopping' is only right if the site ends.
          (body) =>
            told(`${path} ${path === '/readyz' ? JSON.parse(body).status : answer.statusCode}`),
          (error) => told(`${path} broke off: ${error.message}`),
        );
      },
    );
    asked.once('error', (error) => told(`${path} failed: ${error.message}`));
    asked.end(body);
  });
}

const requests: Sent[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/products?search=none' },
  { method: 'GET', path: '/admin/login' },
  { method: 'GET', path: '/readyz' },
  { method: 'POST', path: '/newsletter', body: 'email=nonsense' },
];

/** Sends requests on kept and on new connections, at the pace of visitors, until stopped; then returns how often each outcome came. */
function visit(): () => Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  let stopped = false;
  const visitors = [true, false].map(async (keepAlive, first) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let at = first; !stopped; at++) {
      const outcome = await ask(agent, requests[at % requests.length] as Sent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await pause(10);
    }
    agent.destroy();
  });
  return async () => {
    stopped = true;
    await Promise.all(visitors);
    return outcomes;
  };
}

const entryOf = (release: string) => join(release, 'build', 'server', 'site.js');

/** Changes the status of the answers of a release by a function of the address and the status, as JavaScript. */
async function changeStatus(release: string, change: string): Promise<void> {
  const pages = await readFile(entryOf(root), 'utf8');
  await writeFile(
    entryOf(release),
    `import { ServerResponse } from 'node:http';
    const { writeHead } = ServerResponse.prototype;
    const statusOf = ${change};
    ServerResponse.prototype.writeHead = function (status, ...rest) {
      return writeHead.call(this, statusOf(this.req.url, status), ...rest);
    };
    ${pages}`,
  );
}

test('an update, one that does not work, and the way back fail no request', async () => {
  const stop = visit();
  const next = await copyRelease('next');
  const script = join('assets', 'of-next-only-12345678.js');
  await writeFile(join(next, 'build', 'client', script), 'export {};');
  // The trial of this release is not ready at first, as on a machine that is busy for a moment.
  const first = "process.env.TRIAL === 'on' && url === '/readyz' && asked++ === 0";
  await changeStatus(next, `((asked) => (url, status) => (${first} ? 503 : status))(0)`);
  expect(await update(next)).toBe(`The site serves ${next}.`);
  expect(servingReleases()).toEqual([next]);

  const silent = await copyRelease('silent');
  await writeFile(entryOf(silent), "console.error('A part is missing.'); process.exit(3);");
  await expect(update(silent)).rejects.toThrow(
    `The release in ${silent} does not work: it ended (code 3): A part is missing.`,
  );
  const failing = await copyRelease('failing');
  await changeStatus(failing, "(url, status) => (url === '/products' ? 500 : status)");
  await expect(update(failing)).rejects.toThrow('it answered /products with 500');
  expect(servingReleases()).toContain(next);

  expect(await update(root)).toBe(`The site serves ${root}.`);
  expect(servingReleases()).toEqual([root]);
  // A page of the former release may still be open and load its script.
  const { status, headers } = await fetch(`${site.origin}/${script}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('immutable');
  const outcomes = await stop();
  // A limit refuses many of the posts with 429.
  expect(
    [...outcomes.keys()].filter((outcome) => !/ (200|303|429|ready|unavailable)$/.test(outcome)),
  ).toEqual([]);
  expect(outcomes.get('/ 200')).toBeGreaterThan(20);
});
