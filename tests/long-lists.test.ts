import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from './admin/admin-site.ts';

/** Lists of the back-office beyond 500 rows: pages, and an address that says all that is shown. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  const rows = sql`generate_series(1, 600) n`;
  await db.execute(sql`insert into products (name, slug, description)
    select 'Thread ' || n, 't-' || n, case when n % 2 = 0 then 'Bright' end from ${rows}`);
  await db.execute(sql`insert into item_codes (product_id, item_code)
    select (select min(id) from products), 'TC' || n from ${rows}`);
  await db.execute(
    sql`insert into gallery_items (name, slug) select 'Thread ' || n, 'g-' || n from ${rows}`,
  );
  await db.execute(sql`insert into news_items (title, slug, category)
    select 'Thread ' || n, 'n-' || n, 'Fairs' from ${rows}`);
  await db.execute(sql`insert into newsletter_subscription (email)
    select 'thread-' || n || '@example.com' from ${rows}`);
  await db.execute(sql`insert into contact_messages (name, email, subject, message, message_id, delivery)
    select 'B', 'b@example.com', 'S', 'M', n::text, 'sent' from ${rows}`);
}, 60_000);
afterAll(() => admin.close());

async function html(path: string): Promise<string> {
  const answer = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('&amp;', '&');
}

/** The address behind the link of a page's number or a header's name, as parameters. */
function linkOf(page: string, tag: RegExp): Record<string, string> | undefined {
  const link = page.match(/<a\b[^>]*>/g)?.find((one) => tag.test(one));
  const href = /href="([^"]*)"/.exec(link ?? '')?.[1];
  return href === undefined
    ? undefined
    : Object.fromEntries(new URL(href, 'http://localhost').searchParams);
}

/** What the forms of a page send along without being seen. */
function hidden(page: string): Record<string, string> {
  const fields = page.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    fields.map((field) => [
      /name="([^"]*)"/.exec(field)?.[1] ?? '',
      /value="([^"]*)"/.exec(field)?.[1] ?? '',
    ]),
  );
}

const settings = '/admin/general-settings';

describe.each([
  [
    'products',
    '/admin/products',
    { q: 'thread', sort: 'description', dir: 'desc', status: 'Active' },
    'name',
  ],
  [
    'item codes',
    '/admin/item-codes',
    { q: 'tc', sort: 'item_code', dir: 'desc', product: 'thread' },
    'type',
  ],
  [
    'gallery items',
    '/admin/gallery-items',
    { q: 'thread', sort: 'name', dir: 'desc', status: 'Active' },
    'type',
  ],
  [
    'news',
    '/admin/news-items',
    { q: 'thread', sort: 'likes', dir: 'desc', status: 'Active', category: 'Fairs' },
    'title',
  ],
  ['subscribers', `${settings}/subscribers`, { q: 'thread', sort: 'email', dir: 'desc' }, 'status'],
  [
    'translations',
    '/admin/translations',
    { type: 'item_codes', q: 'tc', sort: 'name', dir: 'desc' },
    undefined,
  ],
  ['messages', '/admin/messages', { delivery: 'sent' }, undefined],
] as const)('the address of %s', (_, path, state, sortable) => {
  const address = `${path}?${new URLSearchParams({ ...state, page: '2' })}`;

  test('keeps search, filter and order on another page', async () => {
    const page = await html(address);
    expect(linkOf(page, /aria-label="Page 3"/)).toEqual({ ...state, page: '3' });
    expect(page).toMatch(/aria-current="page"[^>]*>2</);
  });

  test('keeps search and filter when the list is sorted, and starts at page 1', async () => {
    const page = await html(address);
    const to = linkOf(page, new RegExp(`sort=${sortable}&dir=asc`));
    expect(to).toEqual(sortable && { ...state, sort: sortable, dir: 'asc' });
  });

  test('is in the page’s forms: a search keeps the order, and editing keeps all parameters', async () => {
    const page = await html(address);
    const { sort, dir, q } = { sort: undefined, dir: undefined, q: undefined, ...state };
    if (sort) expect(hidden(page)).toMatchObject({ sort, dir });
    if (q) expect(page).toMatch(new RegExp(`type="search"[^>]*name="q"[^>]*value="${q}"`));
    if (path !== '/admin/translations') expect(hidden(page)).toMatchObject(state);
  });
});

test.each([
  ['products', '/admin/products', 'products'],
  ['item codes', '/admin/item-codes', 'item_codes'],
  ['gallery items', '/admin/gallery-items', 'gallery_items'],
  ['subscribers', `${settings}/subscribers`, 'newsletter_subscription'],
])('500 %s are shown whole, and more in pages of 100', async (_, path, table) => {
  const rows = async (page: string) => (await html(page)).match(/<tr\b/g)?.length;
  const leave = (n: number) =>
    admin.world.db.execute(
      sql.raw(
        `delete from ${table} where id not in (select id from ${table} order by id limit ${n})`,
      ),
    );
  await leave(501);
  // The header is a row, too.
  expect(await rows(path)).toBe(101);
  expect(await html(path)).toContain('1–100 of 501');
  expect(await rows(`${path}?page=6`)).toBe(2);
  await leave(500);
  expect(await rows(path)).toBe(501);
});

test('two users who reorder different pages both keep their changes', async () => {
  const { db } = admin.world;
  const ids = async () =>
    (
      await db.execute<{ id: number }>(
        sql`select id from products order by display_order asc nulls last, name, id`,
      )
    ).rows.map(({ id }) => id);
  const begun = await ids();
  const reversed = (offset: number) => {
    const before = begun.slice(offset, offset + 100);
    return { offset, before, after: before.toReversed() };
  };
  const answers = await Promise.all(
    [0, 200].map((offset) =>
      admin.send('/admin/products', 'order', { order: JSON.stringify(reversed(offset)) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const now = await ids();
  expect(now.slice(0, 100)).toEqual(begun.slice(0, 100).toReversed());
  expect(now.slice(100, 200)).toEqual(begun.slice(100, 200));
  expect(now.slice(200, 300)).toEqual(begun.slice(200, 300).toReversed());
});
