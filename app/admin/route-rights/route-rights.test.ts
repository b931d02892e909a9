import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator_invitations, administrators } from '#database/schema/administrators.ts';
import { languages } from '#database/schema/languages.ts';
import { type Role, roles } from '#database/schema/role.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { dataPath, guardedRoutes } from '#tests/admin/guarded-routes.ts';
import { notAllowed } from './role-texts.ts';

/**
 * The roles that each address is open to. A new address is open to administrators only, and must be listed
 * here.
 */
const expected: Record<string, readonly Role[]> = {
  '/admin': ['administrator', 'editor', 'translator'],
  '/admin/accounts': ['administrator', 'editor', 'translator'],
  '/admin/activity': ['administrator', 'editor'],
  '/admin/bin': ['administrator', 'editor'],
  '/admin/categories': ['administrator', 'editor'],
  '/admin/editor-choice': ['administrator', 'editor', 'translator'],
  '/admin/erase-person': ['administrator'],
  '/admin/erase-person/export': ['administrator'],
  '/admin/first-password': ['administrator', 'editor', 'translator'],
  '/admin/form-translations/1/1': ['administrator', 'editor'],
  '/admin/gallery-categories': ['administrator', 'editor'],
  '/admin/gallery-items': ['administrator', 'editor'],
  '/admin/general-settings': ['administrator'],
  '/admin/general-settings/company': ['administrator'],
  '/admin/general-settings/contact': ['administrator'],
  '/admin/general-settings/global': ['administrator'],
  '/admin/general-settings/languages': ['administrator'],
  '/admin/general-settings/messages': ['administrator'],
  '/admin/general-settings/stale-files': ['administrator'],
  '/admin/general-settings/subscribers': ['administrator'],
  '/admin/demo-content': ['administrator'],
  '/admin/first-steps': ['administrator'],
  '/admin/deleted/1/1': ['administrator', 'editor'],
  '/admin/dependents/1/1': ['administrator', 'editor'],
  '/admin/history/1/1': ['administrator', 'editor'],
  '/admin/orders/1': ['administrator', 'editor'],
  '/admin/item-codes': ['administrator', 'editor'],
  '/admin/item-codes/grid': ['administrator', 'editor'],
  '/admin/jump': ['administrator', 'editor', 'translator'],
  '/admin/messages': ['administrator', 'editor'],
  '/admin/messages/export': ['administrator', 'editor'],
  '/admin/news-items': ['administrator', 'editor'],
  '/admin/news-items/article-preview': ['administrator', 'editor'],
  '/admin/pages': ['administrator', 'editor'],
  '/admin/plans/1/1': ['administrator', 'editor'],
  '/admin/preview-links/1/1': ['administrator', 'editor'],
  '/admin/preview/1/1': ['administrator', 'editor'],
  '/admin/shades': ['administrator', 'editor'],
  '/admin/shades/grid': ['administrator', 'editor'],
  '/admin/product-choices': ['administrator', 'editor'],
  '/admin/products/catalogue.pdf': ['administrator', 'editor'],
  '/admin/product-grids/1/1': ['administrator', 'editor'],
  '/admin/products': ['administrator', 'editor'],
  '/admin/search-words': ['administrator', 'editor'],
  '/admin/interest': ['administrator', 'editor'],
  '/admin/second-factor': ['administrator', 'editor', 'translator'],
  '/admin/security': ['administrator'],
  '/admin/status': ['administrator'],
  '/admin/subscribers/export': ['administrator'],
  '/admin/bulk/1': ['administrator', 'editor'],
  '/admin/views/1': ['administrator', 'editor'],
  '/admin/translations': ['administrator', 'editor', 'translator'],
  '/admin/translations/1/1': ['administrator', 'editor', 'translator'],
  '/admin/words': ['administrator', 'editor', 'translator'],
  '/admin/x': ['administrator', 'editor', 'translator'],
};

let admin: AdminSite;
const cookies = {} as Record<Role, string>;
const password = 'gold and silver thread';
const emailOf = (role: Role) => `${role}@example.com`;

async function cookieOf(email: string): Promise<string> {
  const { accounts } = admin.site.site.services;
  const headers = await accounts.signIn({ email, password, headers: new Headers() });
  return (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
}

beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db.insert(languages).values({ code: 'ja', name: '日本語' });
  for (const role of roles) {
    await admin.site.site.services.accounts.create({
      ...{ email: emailOf(role), name: role, password },
      rights: { role, languages: ['ja'] },
    });
    cookies[role] = await cookieOf(emailOf(role));
  }
});
afterAll(() => admin.close());

const get = (role: Role, path: string) =>
  admin.site.fetch(path, { headers: { cookie: cookies[role] } });
const post = (role: Role, path: string, values: Record<string, string>) =>
  admin.site.fetch(path, {
    method: 'POST',
    headers: { cookie: cookies[role] },
    body: new URLSearchParams(values),
  });

test('every address of the back-office is in the table of rights', () => {
  const addresses = new Set(guardedRoutes.map(({ path }) => path));
  expect([...addresses].sort()).toEqual(Object.keys(expected).sort());
});

describe.each(roles)('%s', (role) => {
  test.each(guardedRoutes)('$id at $path: page, data and actions', async ({ id, path }) => {
    const nothing = { intent: 'nothing' };
    const data = dataPath(path);
    const asked = {
      page: await get(role, path),
      data: await get(role, data),
      'data of one route': await get(role, `${data}?_routes=${encodeURIComponent(id)}`),
      action: await post(role, path, nothing),
      'action without scripts': await post(role, `${path}?index`, nothing),
      'action of scripts': await post(role, data, nothing),
      'index action of scripts': await post(role, `${data}?index`, nothing),
    };
    for (const [what, response] of Object.entries(asked)) {
      const isRefused = !expected[path]?.includes(role);
      const text = await response.text();
      expect(response.status === 403, `${what}: ${response.status}`).toBe(isRefused);
      expect(text.includes(notAllowed), what).toBe(isRefused);
      expect([302, 401], what).not.toContain(response.status);
      expect(response.headers.get('cache-control'), what).toBe('no-store');
    }
  });
});

/** Operations that only administrators may use, on screens that are open to other roles. */
const operations: [path: string, intent: string, values: Record<string, string>][] = [
  ['/admin/accounts', 'invite', { name: 'Eve', email: 'eve@example.com', role: 'administrator' }],
  ['/admin/accounts', 'withdraw', { id: '1' }],
  ['/admin/accounts', 'status', { status: 'Inactive' }],
  ['/admin/accounts', 'sessions', {}],
  ['/admin/accounts', 'role', { role: 'administrator' }],
  ['/admin/second-factor', 'require', { required: 'no' }],
];

describe.each(['editor', 'translator'] as const)('%s', (role) => {
  test.each(operations)(
    'is refused at %s: %s, and writes nothing',
    async (path, intent, values) => {
      const { db } = admin.world;
      const state = async () => [
        await db.select().from(administrators).orderBy(administrators.id),
        await db.select().from(administrator_invitations),
      ];
      const before = await state();
      const [own] = await db
        .select()
        .from(administrators)
        .where(sql`email = ${emailOf(role)}`);
      const form = { intent, administrator: own?.id ?? '', own_password: password, ...values };
      for (const address of [path, dataPath(path)]) {
        const answer = await post(role, address, form);
        expect(answer.status).toBe(403);
        expect(await answer.text()).toContain(notAllowed);
      }
      expect(await state()).toEqual(before);
    },
  );

  test.each([
    ['GET', '/functions/v1/get-stale-files'],
    ['POST', '/functions/v1/delete-storage-files'],
  ])('%s %s is for administrators', async (method, path) => {
    const ask = (cookie: string) =>
      admin.site.fetch(path, {
        ...{ method, headers: { cookie, 'content-type': 'application/json' } },
        ...(method === 'POST' && { body: JSON.stringify({ filePaths: [] }) }),
      });
    const refused = await ask(cookies[role]);
    expect([refused.status, await refused.json()]).toEqual([403, { error: notAllowed }]);
    expect((await ask(cookies.administrator)).status).toBe(200);
  });

  test('sees no other account', async () => {
    const html = await (await get(role, '/admin/accounts')).text();
    expect(html).toContain(emailOf(role));
    expect(html).not.toContain(emailOf('administrator'));
    expect(html).not.toContain('Invite Someone');
  });
});

test('the sidebar offers only the screens that the role can open', async () => {
  const offered = async (role: Role) => {
    const html = await (await get(role, '/admin')).text();
    const menu = /<nav aria-label="Back-office">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    return [...menu.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');
  };
  expect(await offered('translator')).toEqual(['/admin', '/admin/translations', '/admin/accounts']);
  for (const role of roles)
    for (const to of await offered(role)) expect(expected[to], to).toContain(role);
  expect(await offered('administrator')).toContain('/admin/security');
});

test('a refused page is shown in the back-office with the reason and the screens to go to', async () => {
  const html = await (await get('translator', '/admin/products')).text();
  expect(html).toContain('<title>Not Allowed</title>');
  expect(html).toContain('Translator (ja)');
  expect(html).toContain('Logout');
  expect(html).toMatch(/href="\/admin\/translations"[^>]*>Go to Translations/);
  expect(html).toMatch(/<link[^>]*rel="stylesheet"/);
  expect(html).toContain('<meta name="robots" content="noindex');
});

test('a changed role applies from the next request on, in the open session', async () => {
  const { db } = admin.world;
  const become = (role: Role) =>
    db.execute(sql`update administrators set role = ${role} where email = ${emailOf('editor')}`);
  const statuses = async () => {
    const pages = ['/admin/general-settings', '/admin/products', '/admin/translations'];
    return Promise.all(pages.map(async (page) => (await get('editor', page)).status));
  };
  expect(await statuses()).toEqual([403, 200, 200]);
  await become('translator');
  expect(await statuses()).toEqual([403, 403, 200]);
  await become('administrator');
  expect(await statuses()).toEqual([200, 200, 200]);
  await become('editor');
  expect(await statuses()).toEqual([403, 200, 200]);
});

test('an account that SQL wrote without a role is an administrator', async () => {
  const { db } = admin.world;
  const hash = await admin.site.site.services.accounts.hashPassword(password);
  await db.execute(
    sql`insert into administrators (id, name, email) values ('by-sql', 'By SQL', 'sql@example.com')`,
  );
  await db.execute(sql`insert into administrator_accounts
    (id, account_id, provider_id, administrator_id, password)
    values ('by-sql', 'by-sql', 'credential', 'by-sql', ${hash})`);
  const cookie = await cookieOf('sql@example.com');
  const page = await admin.site.fetch('/admin/general-settings', { headers: { cookie } });
  expect(page.status).toBe(200);
});
