import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  administrator_invitations,
  administrator_password_links,
  administrator_sessions,
  administrators,
} from '#database/schema/administrators.ts';
import { allTranslations } from '#domain/admin-words/all-translations.server.ts';
import {
  makePasswordLink,
  passwordLinkPath,
} from '#domain/administrators/passwords/password-link.server.ts';
import { easyToGuess } from '#domain/administrators/passwords/password-strength.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { postKey } from '#tests/admin/one-time-links.ts';
import { runCommand } from '#tests/world/commands.ts';
import { bodyOf, type MailServer, mailsTo, openMailServer } from '#tests/world/mail/mail-server.ts';
import { openSite, type TestSite } from '#tests/world/world.ts';
import { passwordLinkUsedUp } from '../../accounts/own-account/account-texts.ts';

const before = 'gold and silver';
const after = 'japan gold, five threads';

let admin: AdminSite;
let mails: MailServer;
let site: TestSite;
beforeAll(async () => {
  admin = await openAdminSite();
  mails = await openMailServer();
  site = await openSite(admin.world, { SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
  await admin.close();
});

let owner: { id: string; email: string };
let number = 0;
beforeEach(async () => {
  const email = `owner-${++number}@example.com`;
  owner = await site.site.services.accounts.create({ email, name: 'Mei', password: before });
});

const signIn = async (password: string) => {
  const { accounts } = site.site.services;
  return accounts.signIn({ email: owner.email, password, headers: new Headers() });
};

async function link(): Promise<string> {
  const made = await makePasswordLink(admin.world.db, owner.email);
  return passwordLinkPath(made?.secret ?? '');
}

const choose = (path: string, new_password = after) => postKey(site, path, new_password);
const open = (path: string) => postKey(site, path);

const ask = (email: string) =>
  site.fetch('/admin/forgot-password', { method: 'POST', body: new URLSearchParams({ email }) });

test('a link sets a new password once and ends the sessions of the old one', async () => {
  const { db } = admin.world;
  await signIn(before);
  await db.insert(administrator_invitations).values({
    ...{ name: 'Guest', email: 'guest@example.com', token_hash: 'x', invited_by: owner.id },
    expires_at: new Date(Date.now() + 3_600_000),
  });
  const path = await link();
  const page = await open(path);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const changed = await choose(path);
  expect(changed.headers.get('location')).toBe('/admin/login?password=changed');
  expect(await signIn(before)).toBeUndefined();
  const mine = eq(administrator_sessions.userId, owner.id);
  expect(await db.$count(administrator_sessions, mine)).toBe(0);
  expect(await db.$count(administrator_invitations)).toBe(0);
  expect(await signIn(after)).toBeDefined();
  const again = await choose(path, 'another one, longer');
  expect(again.status).toBe(410);
  expect(await again.text()).toContain(passwordLinkUsedUp);
  expect((await open(path)).status).toBe(410);
});

test('if two people use a link at once, only one succeeds', async () => {
  const path = await link();
  const answers = await Promise.all([choose(path), choose(path, 'another one, longer')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
});

test.each([
  ['elevenchars', 'A password needs at least 12 characters'],
  ['Password1234', easyToGuess],
])('%s is refused as a new password, and the link stays valid', async (password, refusal) => {
  const path = await link();
  const refused = await choose(path, password);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(refusal);
  expect((await choose(path)).status).toBe(302);
});

test.each([
  [
    'is older than an hour',
    `update administrator_password_links set expires_at = now() - interval '1 second'`,
  ],
  ['is of someone who was deactivated', 'update administrators set deactivated_at = now()'],
])('a link that %s is refused', async (_, change) => {
  const path = await link();
  await admin.world.db.execute(change);
  expect((await open(path)).status).toBe(410);
  expect((await choose(path)).status).toBe(410);
  await admin.world.db.update(administrators).set({ deactivatedAt: null });
});

test('a new link replaces an older one, and the database contains neither', async () => {
  const older = await link();
  const newer = await link();
  expect((await open(older)).status).toBe(410);
  expect((await open(newer)).status).toBe(200);
  const kept = JSON.stringify(await admin.world.db.select().from(administrator_password_links));
  expect(kept).not.toContain(newer.split('=')[1]);
});

test('a user who forgot the password gets a link by mail', async () => {
  expect(await (await site.fetch('/admin/login')).text()).toContain('Forgot password?');
  expect((await ask(owner.email.toUpperCase())).status).toBe(200);
  await expect.poll(() => mailsTo(mails, owner.email)).toHaveLength(1);
  const [mail] = mailsTo(mails, owner.email);
  expect(mail?.envelope.rcptTo).toHaveLength(1);
  const found = /http:\/\/\S+(\/admin\/new-password#key=[\w-]+)/.exec(mail ? bodyOf(mail) : '');
  expect((await choose(found?.[1] ?? '')).status).toBe(302);
  expect(await signIn(after)).toBeDefined();
});

test('mails about an account are in the language of its owner', async () => {
  const { db } = admin.world;
  const { id, email } = owner;
  await db.update(administrators).set({ staff_language: 'ja' }).where(eq(administrators.id, id));
  await ask(email);
  await expect.poll(() => mailsTo(mails, email)).toHaveLength(1);
  await choose(await link());
  await expect.poll(() => mailsTo(mails, email)).toHaveLength(2);
  const japanese = [
    'Someone requested a new password for your account. Choose one here within an hour:',
    'The password of your account was changed.',
  ] as const;
  const bodies = mailsTo(mails, email).map(bodyOf);
  expect(bodies).toEqual(japanese.map((text) => expect.stringContaining(allTranslations[text][2])));
});

test('the response does not reveal whether the administrator exists', async () => {
  const known = await ask(owner.email);
  const unknown = await ask('nobody@example.net');
  expect(unknown.status).toBe(known.status);
  // Nonces and page data are removed before the comparison, because they differ for each request.
  const text = async (answer: Response) =>
    (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '').replace(/ nonce="[^"]*"/g, '');
  const [first, second] = [await text(known), await text(unknown)];
  expect(first).toContain('we have emailed a link');
  expect(second).toBe(first);
});

test('the number of mails to one address is limited', async () => {
  for (let at = 0; at < 6; at++) expect((await ask(owner.email)).status).toBe(200);
  const own = () => mailsTo(mails, owner.email).length;
  await expect.poll(own).toBeGreaterThan(0);
  expect(own()).toBeLessThan(5);
});

test('without a mail server, the page promises no mail', async () => {
  expect(await (await admin.site.fetch('/admin/login')).text()).not.toContain('Forgot password?');
  const page = await admin.site.fetch('/admin/forgot-password');
  expect(page.headers.get('location')).toBe('/admin/login');
  const printed = await link();
  const sent = await admin.site.fetch('/admin/forgot-password', {
    method: 'POST',
    body: new URLSearchParams({ email: owner.email }),
  });
  expect(sent.headers.get('location')).toBe('/admin/login');
  expect((await open(printed)).status).toBe(200);
});

test('npm run reset-password prints a link', async () => {
  const run = (email: string) =>
    runCommand('reset-password', [email], {
      DATABASE_URL: admin.world.databaseUrl,
      SITE_URL: 'https://www.example.com',
    });
  const { output } = await run(owner.email);
  const path = /https:\/\/www\.example\.com(\/admin\/new-password#key=[\w-]+)/.exec(output)?.[1];
  expect((await choose(path ?? '')).status).toBe(302);
  expect(await signIn(after)).toBeDefined();
  expect(await run('nobody@example.net')).toMatchObject({
    code: 1,
    complaint: 'No active administrator has the address nobody@example.net.\n',
  });
});
