import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { languages } from '#database/schema/languages.ts';
import { security_log } from '#database/schema/security.ts';
import { findRights } from '#domain/roles/rights-of-account.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { postKey } from '#tests/admin/one-time-links.ts';
import { editor, translatorInto } from '#tests/world/people/rights.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { lastAdministratorRole, wrongPassword } from '../own-account/account-texts.ts';

const path = '/admin/accounts';
const own_password = testAdministrator.password;
const noLanguage = 'Please choose at least one language';

let admin: AdminSite;
let editorId: string;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db.insert(languages).values({ code: 'ja', name: '日本語' });
  const person = { email: 'mei@example.com', name: 'Mei', password: 'gold and silver thread' };
  const { accounts } = admin.site.site.services;
  editorId = (await accounts.create({ ...person, rights: editor })).id;
});
afterAll(() => admin.close());

const idOf = async (email: string) => {
  const [found] = await admin.world.db
    .select({ id: administrators.id })
    .from(administrators)
    .where(sql`email = ${email}`);
  return found?.id ?? '';
};
const rightsOf = (id: string) => findRights(admin.world.db, id);
const give = (administrator: string, values: Record<string, string | string[]>) =>
  admin.send(path, 'role', { administrator, own_password, ...values });

test('an administrator sees all rights and changes a role, and the log records it', async () => {
  expect((await admin.read(path)).text).toContain('Editor');
  const given = await give(editorId, { role: 'translator', language_codes: ['ja', 'zh-Hant'] });
  expect(given.text).toContain('Role changed successfully');
  expect(await rightsOf(editorId)).toEqual(translatorInto('ja', 'zh-Hant'));
  expect((await admin.read(path)).text).toContain('Translator (ja, zh-Hant)');
  const [line] = await admin.world.db
    .select()
    .from(security_log)
    .where(sql`event = 'role changed'`);
  expect(line).toMatchObject({
    email: testAdministrator.email,
    detail: 'mei@example.com: Editor → Translator (ja, zh-Hant)',
  });
  await give(editorId, { role: 'editor', language_codes: ['ja'] });
  expect(await rightsOf(editorId)).toEqual(editor);
});

test('a role change requires the own password, a role and, for a translator, a language', async () => {
  const refusals: [Record<string, string>, string][] = [
    [{ role: 'administrator', own_password: 'not this one' }, wrongPassword],
    [{ role: 'administrator', own_password: '' }, 'Please enter your current password'],
    [{ role: 'chief' }, 'Please choose a role'],
  ];
  for (const [values, text] of refusals) {
    const answer = await give(editorId, values);
    expect(answer.status).toBe(422);
    // Without scripts there is no dialog, but the page's data contain the words of its fields.
    const html = await admin.site.fetch(`${path}.data`, {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: new URLSearchParams({
        intent: 'role',
        administrator: editorId,
        own_password,
        ...values,
      }),
    });
    expect(await html.text()).toContain(text);
    expect(await rightsOf(editorId)).toEqual(editor);
  }
});

test('a change to the present role is reported as such and writes no event', async () => {
  const events = async () => (await admin.world.db.select().from(security_log)).length;
  const before = await events();
  expect((await give(editorId, { role: 'editor' })).text).toContain('They already have this role');
  const status = { administrator: editorId, status: 'Active', own_password };
  expect((await admin.send(path, 'status', status)).text).toContain(
    'This account is already active',
  );
  expect((await admin.send(path, 'status', { ...status, status: '' })).status).toBe(409);
  expect(await events()).toBe(before);
});

test('the last administrator keeps the role and sees the reason', async () => {
  const me = await idOf(testAdministrator.email);
  expect((await give(me, { role: 'editor' })).text).toContain(lastAdministratorRole);
  expect(await rightsOf(me)).toMatchObject({ role: 'administrator' });
});

test('a user who is invited as a translator gets the chosen languages', async () => {
  const guest = { name: 'Aki', email: 'aki@example.com', own_password };
  const without = await admin.send(path, 'invite', { ...guest, role: 'translator' });
  expect([without.status, without.text.includes(noLanguage)]).toEqual([422, true]);
  const answer = await admin.site.fetch(path, {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({
      ...{ intent: 'invite', ...guest, role: 'translator', language_codes: 'ja' },
    }),
  });
  const link = /\/admin\/invitation#key=[\w-]+/.exec(await answer.text())?.[0] ?? '';
  expect((await admin.read(path)).text).toMatch(
    /Aki\s*\(\s*aki@example.com\s*\),\s*Translator \(ja\)/,
  );
  await postKey(admin.site, link, 'japan gold, five threads');
  expect(await rightsOf(await idOf('aki@example.com'))).toEqual(translatorInto('ja'));
  expect((await admin.read('/admin/security')).text).toContain(
    'aki@example.com, as Translator (ja)',
  );
});
