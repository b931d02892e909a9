import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

/** The number of reads of the session until the response of a screen has been logged. */
async function readsOf(ask: () => Promise<unknown>): Promise<number> {
  const { accounts } = admin.site.site.services;
  const reading = vi.spyOn(accounts, 'administratorOf');
  await ask();
  const reads = reading.mock.calls.length;
  reading.mockRestore();
  return reads;
}

test('a request reads its session once, even if it sends a form', async () => {
  expect(await readsOf(() => admin.read('/admin/products'))).toBe(1);
  expect(
    await readsOf(() => admin.send('/admin/categories', 'save', { name: 'Threads', version: 0 })),
  ).toBe(1);
});

test('rights of a role and the state of an account apply from the next request on', async () => {
  const { db } = admin.world;
  const { accounts } = admin.site.site.services;
  const other = { email: 'aki@example.com', password: 'gold and silver' };
  await accounts.create({ ...other, name: 'Aki' });
  const signedIn = await accounts.signIn({ ...other, headers: new Headers() });
  const cookie = (signedIn?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  const status = async () => {
    const body = new URLSearchParams({ intent: 'no such operation' });
    const init = { method: 'POST', headers: { cookie }, body };
    return (await admin.site.fetch('/admin/security', init)).status;
  };
  const change = (values: Partial<typeof administrators.$inferInsert>) =>
    db.update(administrators).set(values).where(eq(administrators.email, other.email));
  expect(await status()).not.toBe(403);
  await change({ role: 'editor' });
  expect(await status()).toBe(403);
  await change({ deactivatedAt: new Date() });
  expect(await status()).toBe(401);
});
