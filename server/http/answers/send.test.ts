import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const asked: [
  what: string,
  path: string,
  status: number,
  init?: RequestInit & { host?: string },
][] = [
  ['a page', '/about', 200],
  ['a kept page', '/about', 200],
  ['a page that is not kept', '/about?ref=mail', 200],
  ['a missing page', '/nowhere', 404],
  ['data of a page', '/about.data', 404],
  ['a page that takes nothing', '/about', 405, { method: 'POST' }],
  ['another spelling', '/About', 308],
  ['another host', '/about', 302, { host: 'evil.example' }],
  ['a form at another host', '/about', 421, { host: 'evil.example', method: 'POST' }],
  ['a foreign form', '/contact', 403, { method: 'POST', headers: { Origin: 'null' } }],
  ['too large a form', '/contact', 413, { method: 'POST', body: 'x'.repeat(300_000) }],
  ['a screen', '/admin/login', 200],
  ['a guarded screen', '/admin', 302],
  ['a missing file', '/media/products/none.jpg', 404],
  ['a form to a file', '/media/products/none.jpg', 405, { method: 'POST' }],
  ['a missing card', '/cards/products/none', 404],
  ['a file of public/', '/favicon.svg', 200],
  ['a missing asset', '/assets/none.js', 404],
  ['a function', '/functions/v1/get-stale-files', 401],
  ['a function, called otherwise', '/functions/v1/get-stale-files', 405, { method: 'PUT' }],
  ['a file for machines', '/robots.txt', 200],
  ['a like of nothing', '/news/999999/like', 404, { method: 'PUT' }],
  ['whether it lives', '/healthz', 200],
  ['whether it is ready', '/readyz', 200],
];

test.each(asked)('%s has the headers of every response', async (_, path, status, init) => {
  const answer = await admin.site.fetch(path, init);
  const { headers } = answer;
  const names = [
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'x-frame-options',
    'content-security-policy',
    'cache-control',
  ];
  expect([answer.status, names.filter((name) => !headers.get(name))]).toEqual([status, []]);
  if (status === 405) expect(headers.get('allow')).toBeTruthy();
});

test('an unknown method gets the same headers', async () => {
  const { port } = new URL(admin.site.origin);
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
    request({ port, method: 'PROPFIND', path: '/' }, (incoming) => {
      incoming.resume();
      resolve({ status: incoming.statusCode, ...incoming.headers });
    })
      .once('error', reject)
      .end(),
  );
  expect(headers).toMatchObject({
    ...{ status: 405, 'x-frame-options': 'DENY', 'cache-control': 'no-store' },
    allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  });
});
