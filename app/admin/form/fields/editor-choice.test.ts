import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { testAdministrator } from '#tests/world/world.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  const other = { email: 'other@example.com', password: 'gold and silver', name: 'Other' };
  await admin.site.site.services.accounts.create(other);
});
afterAll(() => admin.close());

/** The accounts whose texts open in the editor. */
async function withEditor(): Promise<string[]> {
  const rows = await admin.world.db.select().from(administrators);
  return rows.filter(({ edits_formatted }) => edits_formatted).map(({ email }) => email);
}

test('texts open as HTML until an account chooses the editor, for itself alone', async () => {
  expect(await withEditor()).toEqual([]);
  await admin.send('/admin/editor-choice', 'save', { formatted: 'on' });
  expect(await withEditor()).toEqual([testAdministrator.email]);
  await admin.send('/admin/editor-choice', 'save', { formatted: '' });
  expect(await withEditor()).toEqual([]);
});

test('without a session, nothing is chosen', async () => {
  const body = new URLSearchParams({ formatted: 'on' });
  await admin.site.fetch('/admin/editor-choice', { method: 'POST', body });
  expect(await withEditor()).toEqual([]);
});

test('the address of the choice is not a page', async () => {
  const headers = { cookie: admin.cookie };
  const answer = await admin.site.fetch('/admin/editor-choice', { headers });
  expect(answer.status).toBe(405);
});
