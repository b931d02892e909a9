import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { guardedRoutes } from '#tests/admin/guarded-routes.ts';
import { editor, translatorInto } from '#tests/world/people/rights.ts';

/** Bodies that were made to overload the site, from every role to every address. */

const guarded = new Set(guardedRoutes.map(({ path }) => path));
const open = [
  ...['/', '/about', '/products', '/products/x', '/contact', '/newsletter', '/likes'],
  ...['/news/1/like', '/sitemap.xml', '/preview/x', '/assets/x.js', '/media/x.jpg', '/nowhere'],
  ...['/admin/login', '/admin/login-code', '/admin/sign-in-again', '/admin/logout'],
  ...['/admin/forgot-password', '/admin/new-password', '/admin/invitation'],
  ...['send-contact-email', 'get-stale-files', 'delete-storage-files'].map(
    (name) => `/functions/v1/${name}`,
  ),
];
const addresses = [...open, ...guarded, '/ADMIN/PRODUCTS', '/admin/products/', '/Admin/log%69n'];

const roles = ['stranger', 'translator', 'editor', 'administrator'] as const;
type Role = (typeof roles)[number];

let admin: AdminSite;
const cookies: Partial<Record<Role, string>> = {};
const sockets = new Set<Socket>();

beforeAll(async () => {
  // The visitor's address comes from the header, so that no limit counts this test.
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
  const { accounts } = admin.site.site.services;
  const password = 'gold and silver thread';
  for (const [role, rights] of [
    ['translator', translatorInto('ja')],
    ['editor', editor],
  ] as const) {
    const email = `${role}@example.com`;
    await accounts.create({ email, name: role, password, rights });
    const headers = await accounts.signIn({ email, password, headers: new Headers() });
    cookies[role] = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  }
  cookies.administrator = admin.cookie;
  admin.site.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
});
afterAll(() => admin.close());

let visitors = 0;
const nextVisitor = () => {
  visitors++;
  return `10.${visitors >> 8}.${visitors & 255}.1`;
};

interface Sent {
  role: Role;
  type: string;
  /** The declared length; if left out, the length stays unknown. */
  length?: number;
  /** The part that is sent before the response is awaited. */
  part: Buffer;
}

/** Sends a part of a body and holds the rest back; returns the response and how much the site has read. */
async function hold(path: string, { role, type, length, part }: Sent) {
  sockets.clear();
  const asked = request(admin.site.origin + path, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': type,
      'x-forwarded-for': nextVisitor(),
      ...(cookies[role] && { cookie: cookies[role] }),
      ...(length && { 'content-length': length }),
    },
  });
  asked.on('error', () => undefined);
  asked.write(part);
  const [answer] = await once(asked, 'response');
  const read = Math.max(...[...sockets].map(({ bytesRead }) => bytesRead));
  // The body is still pending, and other requests are served.
  expect((await admin.site.fetch('/healthz')).status).toBe(200);
  asked.destroy();
  return { status: answer.statusCode as number, read };
}

const megabyte = 1024 * 1024;
const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const pairs = Buffer.from(`i=x${'&a'.repeat(1.5 * megabyte)}`);
const onePart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

describe.each(roles)('from a %s', (role) => {
  const refusalOf = (path: string, type: string) => {
    if (role === 'stranger' && guarded.has(path.replace(/\/$/, ''))) return 401;
    return type === multipart && !hasFileFields(path) ? 415 : 413;
  };

  test.each(addresses)('%s refuses 3 MB and 300 MB before they have arrived', async (path) => {
    const announced: Partial<Sent>[] = [
      { type: urlEncoded, length: pairs.length },
      { type: urlEncoded, length: 300 * megabyte },
      { type: multipart, length: 300 * megabyte },
      { type: 'application/json', length: 300 * megabyte },
    ];
    for (const body of announced) {
      const part = Buffer.from('a');
      const { type = urlEncoded } = body;
      const { status, read } = await hold(path, { role, type, part, ...body });
      expect([path, type, status]).toEqual([path, type, refusalOf(path, type)]);
      expect(read).toBeLessThan(64 * 1024);
    }
  });

  test.each(addresses)('%s reads a body of unknown length only up to its limit', async (path) => {
    const most = guarded.has(path) ? 2.5 * megabyte : 512 * 1024;
    for (const type of [urlEncoded, multipart]) {
      const { status, read } = await hold(path, { role, type, part: pairs });
      expect([path, type, status]).toEqual([path, type, refusalOf(path, type)]);
      // The system may deliver one further chunk at once.
      expect(read).toBeLessThan(most + megabyte);
    }
  });
});

const office3 = ['translator', 'editor', 'administrator'] as const;

test.each(office3)(
  'with a %s, a screen without file fields refuses multipart unread',
  async (role) => {
    for (const path of guarded) {
      const takesFiles = hasFileFields(path);
      // An upload by a user who may send files is read to its end, so that the response arrives; nothing
      // parses it.
      if (takesFiles && role !== 'translator') continue;
      for (const length of takesFiles ? [10 * megabyte] : [10 * megabyte, onePart.length]) {
        const part = Buffer.from('-');
        const { status, read } = await hold(path, { role, type: multipart, length, part });
        expect([path, status]).toEqual([path, takesFiles ? 413 : 415]);
        expect(read).toBeLessThan(64 * 1024);
      }
    }
  },
);

test.each(['/admin/products', '/admin/gallery-items', '/admin/news-items', '/admin/item-codes'])(
  '%s counts the parts of an upload and refuses too many',
  async (path) => {
    for (const part of [onePart, '--x\r\nX: y\r\n\r\n\r\n']) {
      const answer = await admin.site.fetch(path, {
        method: 'POST',
        headers: { cookie: admin.cookie, 'content-type': multipart },
        body: part.repeat(100_000),
      });
      expect(answer.status).toBe(413);
    }
  },
);

test.each([
  '/contact',
  '/newsletter',
  '/admin/login',
  '/admin/sign-in-again',
  '/admin/login-code',
  '/admin/invitation?key=none',
])('%s refuses a small body with many fields or with files', async (path) => {
  const post = (body: BodyInit, headers: Record<string, string>) =>
    admin.site.fetch(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': nextVisitor(), ...headers },
      body,
    });
  const many = await post('&a'.repeat(30_000), { 'content-type': urlEncoded });
  expect(many.status).toBe(413);
  const file = new FormData();
  file.append('email', new File(['x'], 'x.txt'));
  expect((await post(file, {})).status).toBe(415);
});

test('a form of the back-office has at most 1,000 fields', async () => {
  const post = (fields: number) =>
    admin.site.fetch('/admin/accounts', {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': urlEncoded },
      body: `intent=nothing${'&a=1'.repeat(fields - 1)}`,
    });
  expect([(await post(1000)).status, (await post(1001)).status]).toEqual([400, 413]);
});

test('uploads share one budget, and a sender that finds it used up is asked to come back', async () => {
  const held = [1, 2, 3].map(() => {
    const asked = request(`${admin.site.origin}/admin/products`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': multipart,
        'content-length': 100 * megabyte,
        cookie: admin.cookie,
      },
    });
    asked.on('error', () => undefined).write('a');
    return asked;
  });
  // Two uploads run already, so the third request is refused.
  const [answer] = await Promise.race(held.map((asked) => once(asked, 'response')));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect((await admin.send('/admin/products', 'nothing')).status).toBe(400);
  const upload = async () => {
    const headers = { cookie: admin.cookie, 'content-type': multipart };
    const body = Buffer.alloc(41 * megabyte);
    return (await admin.site.fetch('/admin/products', { method: 'POST', headers, body })).status;
  };
  expect(await upload()).toBe(503);
  for (const asked of held) asked.destroy();
  // This body is no valid form, which the site can know only after it has read it.
  await expect.poll(upload).toBe(400);
});
