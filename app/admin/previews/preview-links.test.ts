import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { previewDays } from '#database/retention/periods.ts';
import { administrators } from '#database/schema/administrators.ts';
import { languages } from '#database/schema/languages.ts';
import { preview_links } from '#database/schema/previews.ts';
import { products } from '#database/schema/products.ts';
import { security_log } from '#database/schema/security.ts';
import { deleteRecord } from '#domain/history/bin/bin.server.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { createLog } from '#server/log/log.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { editor } from '#tests/world/people/rights.ts';
import { openSite, testAdministrator } from '#tests/world/world.ts';

let admin: AdminSite;
let product: { id: number };

beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  await db.insert(languages).values([{ code: 'ja', name: '日本語', display_order: 3 }]);
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  await db.delete(preview_links);
  await db.delete(products);
  product = await addProduct(db, { name: 'Hidden Gold', slug: 'hidden', status: 'Inactive' });
  await translate(db, 'products', product.id, { name: '隠れた金' }, 'ja');
});

const screen = () => `/admin/preview-links/products/${product.id}`;

/** Creates a link on its screen; returns its path. */
async function makeLink(path = screen()): Promise<string> {
  const html = await (
    await admin.site.fetch(path, {
      ...{ method: 'POST', headers: { cookie: admin.cookie } },
      body: new URLSearchParams({ intent: 'make' }),
    })
  ).text();
  return /\/preview\/[\w-]{43}/.exec(html)?.[0] ?? expect.fail(html);
}

const open = (path: string, host?: string) =>
  admin.site.fetch(path, host === undefined ? {} : { host });

async function expectNoPage(path: string): Promise<void> {
  const [closed, unknown] = [await open(path), await open('/no-such-page')];
  expect(closed.status).toBe(404);
  const [one, other] = [await closed.text(), await unknown.text()];
  expect(one.replaceAll(path, '')).toBe(other.replaceAll('/no-such-page', ''));
}

test('a link opens the page in each language without an account and counts the opening', async () => {
  const path = await makeLink();
  const english = await open(path);
  expect(english.status).toBe(200);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex, nofollow'],
    ['referrer-policy', 'no-referrer'],
  ] as const)
    expect(english.headers.get(name)).toBe(value);
  expect(english.headers.get('set-cookie')).toBeNull();
  const html = await english.text();
  expect(html).toContain('Hidden Gold</h1>');
  expect(html).toContain(`href="http://ja.localhost:${new URL(admin.site.origin).port}${path}"`);
  expect(html).not.toContain('/admin/preview');
  expect(await (await open(path, 'ja')).text()).toContain('隠れた金');
  const shown = await admin.read(screen());
  expect(shown.text).toMatch(/Opened\s+2 times/);
  expect(shown.text).toContain(`Created by ${testAdministrator.email} on`);
});

test('a HEAD request has the headers of the page and is not counted', async () => {
  const path = await makeLink();
  const head = await admin.site.fetch(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [link] = await admin.world.db.select().from(preview_links);
  expect(link).toMatchObject({ opened: 0, last_opened_at: null });
});

test('twenty simultaneous openings are counted as twenty', async () => {
  const path = await makeLink();
  await admin.world.db.update(preview_links).set({ opened: 0 });
  await Promise.all(Array.from({ length: 20 }, () => open(path)));
  const rows = await admin.world.db.select().from(preview_links);
  expect(rows.reduce((sum, { opened }) => sum + opened, 0)).toBe(20);
});

test('only the hash of a link is stored, and no log line contains the link', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const site = await openSite(admin.world, {}, log);
  const path = await makeLink();
  const secret = path.slice('/preview/'.length);
  const spellings = [path, `/PREVIEW/${secret}`, `/%70review/${secret}`, `/preview/${secret}/`];
  for (const spelling of spellings) expect((await site.fetch(spelling)).status).toBe(200);
  const others = [`${site.origin}${path}`, `//preview/${secret}`, `/Preview/${secret}/more`];
  for (const spelling of others) await site.fetch(spelling);
  await admin.world.db.delete(preview_links);
  expect((await site.fetch(path)).status).toBe(404);
  await site.close();
  expect(lines.join('')).toContain('/preview/[removed]');
  expect(lines.join('')).not.toContain(secret);
  const { rows } = await admin.world.db.execute(
    sql`select detail from security_log union all select token_hash from preview_links`,
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a revoked, expired or unknown link and a link to a missing record lead to no page', async () => {
  const { db } = admin.world;
  await expectNoPage(`/preview/${'x'.repeat(43)}`);

  const revoked = await makeLink();
  await admin.site.fetch(screen(), { headers: { cookie: admin.cookie } });
  const other = await addProduct(db, { name: 'Other', slug: 'other' });
  const [link] = await db.select().from(preview_links);
  await admin.send(`/admin/preview-links/products/${other.id}`, 'revoke', { id: link?.id ?? 0 });
  expect((await open(revoked)).status).toBe(200);
  for (const { id } of await db.select().from(preview_links))
    expect((await admin.send(screen(), 'revoke', { id })).text).toContain('Link revoked');
  await expectNoPage(revoked);
  expect((await admin.read(screen())).text).toContain('There are no links yet');

  const expired = await makeLink();
  await db.update(preview_links).set({ expires_at: sql`now() - interval '1 second'` });
  await expectNoPage(expired);

  const deleted = await makeLink();
  await deleteRecord(db, kinds.products, product.id);
  await expectNoPage(deleted);
});

test('a link is valid for a week and ends if its author loses access', async () => {
  const { db } = admin.world;
  const path = await makeLink();
  const [link] = await db.select().from(preview_links);
  const days = (Number(link?.expires_at) - Number(link?.created_at)) / 86_400_000;
  expect(days).toBe(7);
  const me = eq(administrators.email, testAdministrator.email);
  await db.update(administrators).set({ deactivatedAt: new Date() }).where(me);
  await db.update(administrators).set({ deactivatedAt: null }).where(me);
  await expectNoPage(path);
});

test('the lifetime of a link is defined in one place, not in the table', async () => {
  const { db } = admin.world;
  await db.execute(sql`alter table preview_links alter column expires_at set default 'infinity'`);
  await makeLink();
  const left = sql<string>`round(extract(epoch from ${preview_links.expires_at} - now()) / 86400)`;
  expect(await db.select({ left }).from(preview_links)).toEqual([{ left: String(previewDays) }]);
  await db.execute(
    sql`alter table preview_links alter column expires_at set default now() + interval '7 days'`,
  );
});

test('an editor’s links end when the editor becomes a translator', async () => {
  const { db } = admin.world;
  const path = await makeLink();
  const account = { email: 'mei@example.com', name: 'Mei', password: 'gold and silver' };
  const { id } = await admin.site.site.services.accounts.create({ ...account, rights: editor });
  await db.update(preview_links).set({ created_by: id });
  expect((await open(path)).status).toBe(200);
  await db.update(administrators).set({ role: 'translator' }).where(eq(administrators.id, id));
  await expectNoPage(path);
});

test('a link to a draft shows the draft even if the record is saved later', async () => {
  const { db } = admin.world;
  const answer = await admin.site.fetch('/admin/products.data', {
    ...{ method: 'POST', headers: { cookie: admin.cookie } },
    body: new URLSearchParams({
      ...{ intent: 'preview', id: String(product.id), version: '1' },
      ...{ name: 'Drafted Gold', slug: 'hidden', status: 'Inactive' },
    }),
  });
  const draft = /\?draft=\d+/.exec(await answer.text())?.[0] ?? '';
  const path = await makeLink(screen() + draft);
  await db.update(products).set({ name: 'Saved Gold' }).where(eq(products.id, product.id));
  expect(await (await open(path)).text()).toContain('Drafted Gold</h1>');
  expect(await (await open(await makeLink())).text()).toContain('Saved Gold</h1>');
  const { text } = await admin.read(screen());
  expect(text).toContain('As entered in the form on');
  expect(text).toContain('As saved');
});

test('creating and revoking links is recorded in the security log', async () => {
  const { db } = admin.world;
  await db.delete(security_log);
  await makeLink();
  const [link] = await db.select().from(preview_links);
  await admin.send(screen(), 'revoke', { id: link?.id ?? 0 });
  const lines = await db.select().from(security_log);
  expect(new Set(lines.map(({ event }) => event))).toEqual(
    new Set(['preview link', 'preview link revoked']),
  );
  for (const { detail } of lines) expect(detail).toBe(`/admin/preview/products/${product.id}`);
});

test('no link can be created for a missing record', async () => {
  const missing = await admin.send('/admin/preview-links/products/999999', 'make');
  expect(missing.text).toContain('This preview is no longer available');
  expect((await admin.read('/admin/preview-links/administrators/1')).status).toBe(404);
  expect((await admin.read('/admin/preview-links/products/new?draft=99')).status).toBe(404);
});
