import { afterAll, beforeAll, expect, test } from 'vitest';
import { saved_views } from '#database/schema/saved-views.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

/** A view is an address with a name. Each person has their own views. */

let admin: AdminSite;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  admin = await openAdminSite();
  const { accounts } = admin.site.site.services;
  const password = 'gold and silver thread';
  for (const role of ['editor', 'translator'] as const) {
    const email = `${role}@example.com`;
    await accounts.create({ email, name: role, password, rights: { role, languages: [] } });
    const headers = await accounts.signIn({ email, password, headers: new Headers() });
    cookies[role] = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  }
});
afterAll(() => admin.close());

async function run(
  intent: string,
  values: Record<string, string>,
  cookie = admin.cookie,
  list = 'products',
) {
  const body = new URLSearchParams({ intent, ...values });
  const address = `/admin/views/${list}`;
  const response = await admin.site.fetch(address, { method: 'POST', headers: { cookie }, body });
  return { status: response.status, text: await response.text() };
}

async function views(cookie = admin.cookie, list = 'products') {
  const response = await admin.site.fetch(`/admin/views/${list}`, { headers: { cookie } });
  return (await response.json()) as { id: number; name: string; query: string }[];
}

test('a view keeps the address of the list; the same name replaces it, on this list only', async () => {
  await run('save', { name: ' Drafts ', query: '?status=Inactive&page=3&edit=1' });
  expect(await views()).toMatchObject([{ name: 'Drafts', query: '?status=Inactive' }]);
  await run('save', { name: 'Drafts', query: '?status=Inactive&columns=slug' });
  await run('save', { name: 'Drafts', query: '?q=gold' }, admin.cookie, 'item_codes');
  expect(await views()).toMatchObject([{ query: '?status=Inactive&columns=slug' }]);
  expect(await views(admin.cookie, 'item_codes')).toMatchObject([{ query: '?q=gold' }]);
});

test('the view of one person is neither seen nor changed by another', async () => {
  await run('save', { name: 'Mine', query: '?q=mine' });
  const mine = (await views()).find(({ name }) => name === 'Mine');
  const id = String(mine?.id);
  expect(await views(cookies.editor)).toEqual([]);
  expect((await run('rename', { id, name: 'Theirs' }, cookies.editor)).status).toBe(409);
  expect((await run('delete', { id }, cookies.editor)).status).toBe(409);
  await run('save', { name: 'Mine', query: '?q=theirs' }, cookies.editor);
  expect(await views()).toContainEqual(mine);
  expect(await views(cookies.editor)).toMatchObject([{ name: 'Mine', query: '?q=theirs' }]);
});

test('a view is renamed unless the name is in use, and a deleted one comes back by its Undo', async () => {
  await run('save', { name: 'One', query: '?q=1' });
  await run('save', { name: 'Two', query: '?q=2' });
  const id = String((await views()).find(({ name }) => name === 'Two')?.id);
  expect((await run('rename', { id, name: 'One' })).text).toContain(
    'Another view of this list has this name.',
  );
  expect((await run('rename', { id, name: ' ' })).text).toContain('Please enter a name.');
  await run('rename', { id, name: 'Three' });
  const deleted = JSON.parse((await run('delete', { id })).text);
  expect((await views()).map(({ name }) => name)).not.toContain('Three');
  const { intent, ...values } = deleted.undo.values;
  await run(intent, values);
  expect(await views()).toContainEqual(expect.objectContaining({ name: 'Three', query: '?q=2' }));
});

test('translators have no lists and no views, and lists with personal data have none', async () => {
  expect((await run('save', { name: 'x', query: '' }, cookies.translator)).status).toBe(403);
  for (const list of ['newsletter_subscription', 'company', 'x'])
    expect((await run('save', { name: 'x', query: '' }, admin.cookie, list)).status).toBe(404);
});

test('the list is never shown as a saved view unless the address says so', async () => {
  await admin.world.db.delete(saved_views);
  await run('save', { name: 'Nothing', query: '?q=no-such-product&columns=none' });
  const { text } = await admin.read('/admin/products');
  expect(text).toContain('There are no products yet.');
  expect(text).toContain('Slug');
  expect((await admin.read('/admin/products?columns=none')).text).not.toContain('Slug');
});
