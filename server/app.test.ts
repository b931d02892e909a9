import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onServer } from '#tests/world/postgres/postgres-server.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';
import { createLog } from './log/log.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
});

afterAll(async () => {
  await site.close();
  await world.close();
});

const status = (response: Response) => response.headers.get('cache-status');

test('a page is rendered once, then served from the cache with an ETag', async () => {
  const first = await site.fetch('/about');
  expect(first.status).toBe(200);
  const { hits } = site.site.cache.counts;
  const second = await site.fetch('/about?utm_source=letter');
  expect(status(second)).toBe('kamsin; hit');
  expect(site.site.cache.counts.hits).toBe(hits + 1);
  expect(await second.text()).toBe(await first.text());
  const etag = second.headers.get('etag');
  for (const [tags, answered] of [
    [`"other", ${etag}`, 304],
    [`W/${etag}`, 304],
    ['*', 304],
    ['"other"', 200],
  ] as const) {
    const again = await site.fetch('/about', { headers: { 'If-None-Match': tags } });
    expect([tags, again.status]).toEqual([tags, answered]);
  }
});

test('every response has the security headers, and HTML a policy without unsafe-inline', async () => {
  for (const path of [
    '/',
    '/nothing-here',
    '/healthz',
    '/media/products/none.jpg',
    '/admin/login',
  ]) {
    const { headers } = await site.fetch(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBeTruthy();
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe-inline');
  }
});

test('only a request over https gets the HSTS header', async () => {
  const behindProxy = await openSite(world, { TRUST_PROXY: 'on' });
  for (const path of ['/', '/', '/nothing-here', '/healthz', '/admin/login'])
    for (const scheme of ['http', 'https']) {
      const { headers } = await behindProxy.fetch(path, {
        headers: { 'x-forwarded-proto': scheme },
      });
      const told = headers.get('strict-transport-security') ?? '';
      expect([path, scheme, /^max-age=\d{8}/.test(told)]).toEqual([
        path,
        scheme,
        scheme === 'https',
      ]);
    }
  await behindProxy.close();
});

test('a page that is rendered for one visitor is compressed like a cached one', async () => {
  const plain = await (await site.fetch('/admin/login')).text();
  const answer = await site.fetch('/admin/login', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(text.length).toBe(plain.length);
});

test('public pages set no cookie', async () => {
  for (const path of ['/', '/about', '/products', '/contact', '/nothing-here']) {
    expect((await site.fetch(path)).headers.getSetCookie(), path).toEqual([]);
  }
});

test('an unknown host is redirected to the site and never echoed, and the health check responds on any host', async () => {
  const answer = await site.fetch('/about', { host: 'evil.example' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${site.origin}/about`);
  expect(
    (await site.fetch('//evil.example/', { host: 'evil.example' })).headers.get('location'),
  ).toBe(`${site.origin}/`);
  expect((await site.fetch('/about', { host: 'evil.example', method: 'POST' })).status).toBe(421);
  expect((await site.fetch('/healthz', { host: 'evil.example' })).status).toBe(200);
  expect((await site.fetch('/readyz', { host: 'evil.example' })).status).toBe(200);
});

test('a write from another or an opaque origin is refused', async () => {
  const write = async (headers: Record<string, string>) =>
    (
      await site.fetch('/newsletter', {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@b.co' }),
        headers,
        redirect: 'manual',
      })
    ).status;
  expect(await write({ Origin: 'https://evil.example' })).toBe(403);
  expect(await write({ Origin: 'null' })).toBe(403);
  for (const site of ['cross-site', 'same-site'])
    expect(await write({ 'Sec-Fetch-Site': site })).toBe(403);
  for (const site of ['same-origin', 'none'])
    expect(await write({ 'Sec-Fetch-Site': site })).not.toBe(403);
});

test('a change by any client drops the cached pages', async () => {
  await world.announced();
  await site.fetch('/products');
  expect(status(await site.fetch('/products'))).toBe('kamsin; hit');
  await world.db.execute(sql`insert into products (name, slug) values ('Announced', 'announced')`);
  await expect
    .poll(async () => (await site.fetch('/products')).text(), { interval: 20 })
    .toContain('Announced');
});

test('a change by psql shows within a second, even after every connection was cut', async () => {
  const psql = (...statements: string[]) => onServer(world.databaseUrl, ...statements);
  for (const name of ['Before the cut', 'After the cut']) {
    await site.fetch('/products');
    expect(status(await site.fetch('/products'))).toBe('kamsin; hit');
    if (name === 'After the cut')
      await psql(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kamsin' and datname = current_database()",
      );
    await psql(`insert into products (name, slug) values ('${name}', md5('${name}'))`);
    await expect
      .poll(async () => (await site.fetch('/products')).text(), { interval: 20, timeout: 1000 })
      .toContain(name);
  }
});

test('a visitor who leaves does not break the render that others wait for', async () => {
  const { cache } = site.site;
  cache.drop();
  const renders = vi.spyOn(cache, 'render');
  const leaving = new AbortController();
  let waiting: Promise<Response> | undefined;
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`);
    const first = fetch(`${site.origin}/products`, { signal: leaving.signal });
    await expect.poll(() => renders.mock.calls.length).toBe(1);
    waiting = site.fetch('/products');
    await expect.poll(() => renders.mock.calls.length).toBe(2);
    const connections = () =>
      new Promise<number>((known) => site.server.getConnections((_, n) => known(n)));
    const before = await connections();
    leaving.abort();
    await expect(first).rejects.toThrow();
    await expect.poll(connections).toBeLessThan(before);
  });
  expect((await waiting)?.status).toBe(200);
  renders.mockRestore();
});

test('unknown paths lead to 404 and are not cached', async () => {
  const { status: code } = await site.fetch('/nothing-here');
  expect(code).toBe(404);
  expect(status(await site.fetch('/nothing-here'))).toBeNull();
});

test('the public Page Not Found has the footer, except on paths that start with /admin', async () => {
  for (const [path, hasFooter] of [
    ['/nothing-here', true],
    ['/administrator', false],
    ['/administrator/x', false],
  ] as const) {
    const response = await site.fetch(path);
    const html = await response.text();
    expect([path, response.status, html.includes('Page Not Found')]).toEqual([path, 404, true]);
    expect([path, html.includes('<footer')]).toEqual([path, hasFooter]);
  }
});

test('a HEAD request for an uncached page is answered once', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await site.fetch('/admin/login', { method: 'HEAD' })).status).toBe(200);
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

test('a page without an action refuses a POST, without an error in the log', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/', '/about', '/products', '/products/none', '/nothing-here'])
      expect((await site.fetch(path, { method })).status, `${method} ${path}`).toBe(405);
});

test('an invalid body for a form is refused, without an error in the log', async () => {
  const paths = ['/contact', '/newsletter', '/admin/login', '/admin/sign-in-again'];
  for (const path of [...paths, '/admin/invitation?key=none'])
    for (const [type, refused] of [
      ['application/json', 400],
      ['multipart/form-data; boundary=x', 415],
    ])
      expect(
        (
          await site.fetch(path, {
            method: 'POST',
            body: '{}',
            headers: { 'Content-Type': `${type}` },
          })
        ).status,
        `${path} ${type}`,
      ).toBe(refused);
});

test('a visitor who leaves in the middle of a form causes no error in the log', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const logging = await openSite(world, {}, log);
  const { port, host } = new URL(logging.origin);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write(
    [
      'POST /newsletter HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${logging.origin}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Transfer-Encoding: chunked',
      // This line is no valid chunk of a form, so the server ends the connection.
      '\r\nZZ\r\n',
    ].join('\r\n'),
    () => socket.resume().end(),
  );
  await expect.poll(() => lines.join('')).toContain('"msg":"request failed"');
  await logging.close();
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('a path with a NUL character, which no database text can contain, leads to 404', async () => {
  const answers = ['/%00', '/products/a%00b?q=%00', '/news/%00', '/resources/%00'].map(
    async (path) => {
      const { status, headers } = await site.fetch(path);
      return [path, status, headers.get('location')];
    },
  );
  expect(await Promise.all(answers)).toEqual([
    ['/%00', 404, null],
    ['/products/a%00b?q=%00', 404, null],
    ['/news/%00', 302, '/news'],
    ['/resources/%00', 302, '/resources'],
  ]);
});
