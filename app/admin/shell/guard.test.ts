import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { dataPath, guardedRoutes } from '#tests/admin/guarded-routes.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { loadFailures } from '../screen/screen-loader.server.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test('the list of guarded routes contains the screens', () => {
  expect(guardedRoutes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', '/admin/products', '/admin/item-codes']),
  );
});

test.each(guardedRoutes)(
  '$path is closed to anonymous users: page, data and actions',
  async ({ id, path }) => {
    const { fetch } = admin.site;
    for (const method of ['GET', 'HEAD']) {
      const page = await fetch(path, { method });
      expect([page.status, page.headers.get('location')]).toEqual([302, '/admin/login']);
    }
    const data = dataPath(path);
    const asked = [
      await fetch(data),
      await fetch(`${data}?_routes=${encodeURIComponent(id)}`),
      await fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'delete', id: '1' }),
      }),
      await fetch(data, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'delete', id: '1' }),
      }),
      await fetch(`${path}?index`, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'save' }),
      }),
      await fetch(path, { method: 'DELETE' }),
      await fetch(path, { headers: { cookie: 'kamsin.session_token=made-up.signature' } }),
    ];
    for (const response of asked) {
      expect([302, 401]).toContain(response.status);
      if (response.status === 401) {
        expect(await response.text()).not.toMatch(/<table|"rows"|loaderData"/);
      }
    }
    for (const response of asked.slice(0, 6)) expect(response.status).toBe(401);
  },
);

test.each([
  ['GET', '/functions/v1/get-stale-files'],
  ['POST', '/functions/v1/delete-storage-files'],
])('%s %s responds with 401 to anonymous users', async (method, path) => {
  const body = method === 'POST' ? JSON.stringify({ filePaths: ['products/a.jpg'] }) : undefined;
  const response = await admin.site.fetch(path, { method, ...(body ? { body } : {}) });
  expect(response.status).toBe(401);
});

test('pages of the back-office are neither cached nor indexed', async () => {
  const response = await admin.site.fetch('/admin/products', {
    headers: { cookie: admin.cookie },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).not.toMatch(/<footer[^>]*>[\s\S]*Quick Links/);
  expect(html).not.toMatch(/rel="(canonical|alternate)"/);
  expect(html).not.toMatch(/\sstyle="/);
});

const nowhere = ['/admin/nowhere', '/admin/products/5', '/admin/login/x', '/admin/logout/x/y'];

test.each(nowhere)(
  '%s belongs to the back-office: it has its guard and its Page Not Found',
  async (path) => {
    const stranger = await admin.site.fetch(path);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/admin/login']);
    const elsewhere = await admin.site.fetch(path, { host: 'zh-hant' });
    expect(elsewhere.headers.get('location')).toBe(admin.site.origin + path);
    const response = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('Page Not Found');
    expect(html).toContain('Logout');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).not.toContain('Quick Links');
    expect(html).not.toContain('<footer');
  },
);

test('a request to an unknown address below /admin does not reach a public page', async () => {
  const response = await admin.site.fetch('/admin/nowhere', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({ intent: 'delete' }),
  });
  expect(response.status).toBe(405);
  expect(await response.text()).not.toContain('<footer');
});

test.each([...Object.entries(loadFailures), ['/admin/accounts', 'The database is not responding']])(
  'if the session cannot be read, %s shows “%s” in the back-office',
  async (path, text) => {
    const asked = { headers: { cookie: admin.cookie } };
    const [page, data] = await withoutTables(
      admin.world.db,
      ['administrator_sessions'],
      async () => [
        await admin.site.fetch(path, asked),
        await admin.site.fetch(dataPath(path), asked),
      ],
    );
    expect([page.status, data.status]).toEqual([503, 503]);
    expect(await data.text()).toContain(text);
    const html = await page.text();
    expect(html.replace(/<script\b[\s\S]*?<\/script>/g, '')).toContain(text);
    expect(html).toMatch(/<button[^>]*>Try Again</);
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]*admin/);
    expect(html).not.toContain('Logout');
  },
);

test('a deactivated administrator loses access at once', async () => {
  const { db } = admin.world;
  await db.execute('update administrators set deactivated_at = now()');
  const response = await admin.site.fetch('/admin', { headers: { cookie: admin.cookie } });
  await db.execute('update administrators set deactivated_at = null');
  expect(response.status).toBe(302);
});
