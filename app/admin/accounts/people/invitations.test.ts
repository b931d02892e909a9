import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  administrator_accounts,
  administrator_invitations,
  administrators,
} from '#database/schema/administrators.ts';
import { security_log } from '#database/schema/security.ts';
import { easyToGuess } from '#domain/administrators/passwords/password-strength.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { postKey } from '#tests/admin/one-time-links.ts';
import { holdPauses } from '#tests/world/people/counted-tries.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { invitationAccepted, linkUsedUp, wrongPassword } from '../own-account/account-texts.ts';

const path = '/admin/accounts';
const inviter = { name: 'Grace Chan', email: 'grace@example.com', password: 'gold and silver' };
const guest = { name: 'Wong Mei', email: 'mei@example.com', role: 'editor' };

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  await holdPauses(admin.world.db);
});
afterAll(() => admin.close());

/** The id of an administrator who can invite, and the cookie of their session. */
let inviterId: string;
let cookie: string;
beforeEach(async () => {
  const { db } = admin.world;
  const { accounts } = admin.site.site.services;
  await db.delete(administrators).where(eq(administrators.email, inviter.email));
  await db.delete(administrators).where(eq(administrators.email, guest.email));
  inviterId = (await accounts.create(inviter)).id;
  cookie = await signIn(inviter.password);
});

async function signIn(password: string): Promise<string> {
  const { accounts } = admin.site.site.services;
  const { email } = inviter;
  const headers = await accounts.signIn({ email, password, headers: new Headers() });
  return (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
}

/** Sends an operation as the inviter, as a browser without JavaScript does; returns the page's HTML. */
async function send(intent: string, values: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ intent, ...values });
  const answer = await admin.site.fetch(path, { method: 'POST', headers: { cookie }, body });
  return answer.text();
}

/** The path of the invitation's link; undefined if no invitation was made. */
async function invite(own_password = inviter.password): Promise<string | undefined> {
  const html = await send('invite', { ...guest, own_password });
  return /\/admin\/invitation#key=[\w-]+/.exec(html)?.[0];
}

const accept = (link: string | undefined, new_password = 'japan gold, five threads') =>
  postKey(admin.site, link, new_password);

const isAdministrator = async (email: string) =>
  (await admin.world.db.$count(administrators, eq(administrators.email, email))) > 0;

test('an invitation can be accepted once', async () => {
  const link = await invite();
  const accepted = await accept(link);
  expect(accepted.headers.get('location')).toBe('/admin');
  expect(await isAdministrator(guest.email)).toBe(true);
  const again = await accept(link);
  expect(again.status).toBe(410);
  expect(await again.text()).toContain(linkUsedUp);
});

test('of several links made at the same moment for one address, only the last is valid', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, () => invite()));
  expect(links.every((link) => link !== undefined)).toBe(true);
  const { email } = administrator_invitations;
  expect(await admin.world.db.$count(administrator_invitations, eq(email, guest.email))).toBe(1);
});

test('withdrawing a missing invitation reports no success and writes no event', async () => {
  expect(await send('withdraw', { id: '99999' })).toContain('This invitation no longer exists');
  const rows = await admin.world.db.select().from(security_log);
  expect(rows.filter(({ event }) => event === 'invitation withdrawn')).toEqual([]);
});

test('withdrawing an accepted invitation reports no success', async () => {
  const link = await invite();
  const { db } = admin.world;
  const { email, id } = administrator_invitations;
  const [invitation] = await db
    .select({ id })
    .from(administrator_invitations)
    .where(eq(email, guest.email));
  await accept(link);
  const answer = await send('withdraw', { id: String(invitation?.id) });
  expect(answer).toContain(invitationAccepted);
  expect(answer).not.toContain('Invitation withdrawn');
});

test.each([
  [
    'is deactivated',
    () =>
      admin.send(path, 'status', {
        ...{ administrator: inviterId, status: 'Inactive' },
        own_password: testAdministrator.password,
      }),
  ],
  [
    'is deactivated in the database',
    () =>
      admin.world.db
        .update(administrators)
        .set({ deactivatedAt: new Date() })
        .where(eq(administrators.id, inviterId)),
  ],
  [
    'changes the password',
    () =>
      send('password', { current_password: inviter.password, new_password: 'another one, longer' }),
  ],
  ['signs out everywhere', () => send('everywhere')],
  [
    'is deleted',
    () => admin.world.db.delete(administrators).where(eq(administrators.id, inviterId)),
  ],
])('an invitation ends when its inviter %s', async (_, endAccess) => {
  const link = await invite();
  expect((await postKey(admin.site, link)).status).toBe(200);
  await endAccess();
  expect((await postKey(admin.site, link)).status).toBe(410);
  const answer = await accept(link);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain(linkUsedUp);
  expect(await isAdministrator(guest.email)).toBe(false);
});

test('a link with its secret in the query still works, and its page then posts the secret', async () => {
  const older = (await invite())?.replace('#', '?') ?? '';
  const page = await admin.site.fetch(older);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const html = await page.text();
  expect(html).toContain(`Choose a password for ${guest.email}.`);
  expect(html).toMatch(/<form[^>]* action="\/admin\/invitation"/);
  const [, key = ''] = /<input type="hidden" name="key" value="([\w-]+)"/.exec(html) ?? [];
  expect(older).toContain(key);
  expect((await accept(`/admin/invitation#key=${key}`)).headers.get('location')).toBe('/admin');
  expect((await admin.site.fetch(older)).status).toBe(410);
});

test('a form that was opened before the links changed still redeems its link', async () => {
  const older = (await invite())?.replace('#', '?') ?? '';
  const body = new URLSearchParams({ new_password: 'japan gold, five threads' });
  const joined = await admin.site.fetch(older, { method: 'POST', body });
  expect(joined.headers.get('location')).toBe('/admin');
});

test('without scripts, a user can paste all or part of the link', async () => {
  const link = (await invite()) ?? '';
  const page = await admin.site.fetch('/admin/invitation');
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(await page.text()).toContain('Your link');
  for (const pasted of [`${admin.site.origin}${link}`, ` ${link.replace(/.*#/, '')} `]) {
    const body = new URLSearchParams({ key: pasted });
    const opened = await admin.site.fetch('/admin/invitation', { method: 'POST', body });
    expect(await opened.text()).toContain(`Choose a password for ${guest.email}.`);
  }
  expect((await accept(link)).headers.get('location')).toBe('/admin');
  const other = await admin.site.fetch('/about');
  expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test.each([
  ['müller@example.com', false],
  ['mei@münchen.example', false],
  ['a&b@example.com', false],
  ["o'neil+office@example.com", true],
  ['Mei.Wong@Example.COM', true],
])('an invitation for %s ends with a sign-in or is refused: %s', async (email, isInvited) => {
  const html = await send('invite', { ...guest, email, own_password: inviter.password });
  expect(html.includes('Please enter a valid email address')).toBe(!isInvited);
  const link = /\/admin\/invitation#key=[\w-]+/.exec(html)?.[0];
  if (isInvited)
    expect((await accept(link)).headers.getSetCookie().join()).toMatch(/session_token/);
  await admin.world.db.delete(administrators).where(eq(administrators.email, email.toLowerCase()));
});

const tooShort = 'A password needs at least 12 characters';

test.each([
  ['elevenchars', tooShort],
  ['Password1234', easyToGuess],
  ['Grace Chan 123', easyToGuess],
])('the password %s is refused: %s', async (new_password, refusal) => {
  const changed = await send('password', { current_password: inviter.password, new_password });
  expect(changed).toContain(refusal);
  expect(await signIn(inviter.password)).not.toBe('');
  const link = await invite();
  const joined = await accept(link, new_password.replace('Grace Chan', guest.name));
  expect(joined.status).toBe(422);
  expect(await joined.text()).toContain(refusal);
  expect(await isAdministrator(guest.email)).toBe(false);
});

test('an invitation requires the password of the inviter', async () => {
  const html = await send('invite', { ...guest, own_password: 'not this one' });
  expect(html).toContain(wrongPassword);
  expect(html).not.toContain('not this one');
  expect(await send('invite', guest)).toContain('Please enter your current password');
  expect(await admin.world.db.$count(administrator_invitations)).toBe(0);
});

test.each([
  ['invite', { ...guest, own_password: 'not this one' }],
  ['password', { current_password: 'not this one', new_password: 'another one, longer' }],
])('wrong passwords are slowed down, parallel ones too: %s', async (intent, values) => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(intent, values)));
  const tried = answers.filter((html) => html.includes(wrongPassword));
  expect(tried.length).toBeGreaterThan(3);
  expect(tried.length).toBeLessThanOrEqual(10);
  expect(answers.filter((html) => html.includes('Too many wrong passwords'))).toHaveLength(
    30 - tried.length,
  );
});

test('correct passwords do not count', async () => {
  for (let at = 0; at < 15; at++) expect(await invite()).toBeDefined();
});

test('an account is created completely or not at all', async () => {
  const link = await invite();
  await admin.breakTable('administrator_accounts', 'insert');
  expect((await accept(link)).status).toBe(500);
  await admin.mendTable('administrator_accounts');
  expect(await isAdministrator(guest.email)).toBe(false);
  expect((await accept(link)).headers.get('location')).toBe('/admin');
});

test('if the address already has an account, the link is reported as invalid', async () => {
  const link = await invite();
  const { accounts } = admin.site.site.services;
  const { name, email } = guest;
  await accounts.create({ name, email, password: testAdministrator.password });
  expect((await accept(link)).status).toBe(410);
  expect(await admin.world.db.$count(administrator_accounts)).toBe(3);
});

test('if the inviter’s password changes during the invitation, it counts as wrong', async () => {
  const { db } = admin.world;
  const { accounts } = admin.site.site.services;
  const asked = Promise.withResolvers<void>();
  const { isPassword } = accounts;
  const changed = Promise.withResolvers<void>();
  accounts.isPassword = async (...given) => {
    asked.resolve();
    await changed.promise;
    return isPassword(...given);
  };
  const inviting = invite();
  await asked.promise;
  await db
    .update(administrator_accounts)
    .set({ password: await accounts.hashPassword('another one, longer') })
    .where(eq(administrator_accounts.userId, inviterId));
  accounts.isPassword = isPassword;
  changed.resolve();
  expect(await inviting).toBeUndefined();
  expect(await admin.world.db.$count(administrator_invitations)).toBe(0);
});
