import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contact_replies } from '#database/schema/contact.ts';
import { history } from '#database/schema/history.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { global_settings } from '#database/schema/settings.ts';
import { forgetUnconfirmed } from '#domain/newsletter/confirmation.server.ts';
import {
  bodyOf,
  headerOf,
  type MailServer,
  openMailServer,
} from '#tests/world/mail/mail-server.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let mails: MailServer;
beforeAll(async () => {
  world = await openWorld();
  mails = await openMailServer();
  site = await openSite(world, { SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
  await world.close();
});
beforeEach(async () => {
  await world.db.delete(newsletter_subscription);
  await world.db.delete(contact_replies);
  await world.db.delete(global_settings);
  await world.db.insert(global_settings).values({ type: 'newsletter_confirmation', value: 'on' });
  mails.received.length = 0;
});

async function signUp(email: string, host?: string, page = '/news') {
  const answer = await site.fetch('/newsletter', {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: {
      Accept: 'application/json',
      Referer: site.origin.replace('//', host ? `//${host}.` : '//') + page,
    },
    ...(host && { host }),
  });
  return ((await answer.json()) as { outcome: string }).outcome;
}

const subscription = async () => (await world.db.select().from(newsletter_subscription))[0];

/** Returns the path of the page of a subscription. */
const pageOf = async () => `/newsletter/${(await subscription())?.secret}`;

const post = (path: string, fields: Record<string, string>) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

test('with the setting off, a sign-up is active at once and no mail is stored', async () => {
  await world.db.delete(global_settings);
  expect(await signUp('mei@example.com')).toBe('subscribed');
  expect(await signUp('mei@example.com')).toBe('duplicate');
  await world.db.update(newsletter_subscription).set({ active: false });
  expect(await signUp('mei@example.com')).toBe('duplicate');
  expect(await subscription()).toMatchObject({
    ...{ active: false, language_code: 'en', source: '/news', confirmed_at: null },
  });
  expect(await world.db.$count(contact_replies)).toBe(0);
});

test('a subscription is inactive until its owner presses the button of the page in the mail', async () => {
  expect(await signUp('Mei@example.com', 'zh-hant')).toBe('unconfirmed');
  expect(await subscription()).toMatchObject({ active: false, language_code: 'zh-Hant' });
  await site.site.delivery.deliverDue();
  const [mail] = mails.received;
  if (!mail) throw new Error('A mail was expected.');
  expect(mail.envelope.rcptTo).toMatchObject([{ address: 'mei@example.com' }]);
  expect(
    Buffer.from(
      /=\?UTF-8\?B\?(.*?)\?=/.exec(headerOf(mail, 'Subject') ?? '')?.[1] ?? '',
      'base64',
    ).toString(),
  ).toMatch(/^請確認訂閱/);
  const path = await pageOf();
  expect(bodyOf(mail)).toMatch(new RegExp(`^http://zh-hant\\.localhost:\\d+${path}$`, 'm'));
  const page = await site.fetch(path);
  const html = await page.text();
  expect(html).toContain('Please confirm that we may send our newsletter to mei@example.com.');
  expect(html).toContain('content="noindex"');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await subscription()).toMatchObject({ active: false });
  const confirmed = await post(path, { intent: 'confirm' });
  expect(await confirmed.text()).toContain('mei@example.com is subscribed to our newsletter.');
  expect(await subscription()).toMatchObject({ active: true, confirmed_at: expect.any(Date) });
  expect(await signUp('mei@example.com')).toBe('duplicate');
});

test('a visitor without a script reads what to do', async () => {
  const { status, headers } = await post('/newsletter', { email: 'mei@example.com' });
  expect(status).toBe(303);
  const page = await site.fetch(String(headers.get('location')).replace(/#.*/, ''));
  const html = await page.text();
  expect(html).toContain('<p>Thank you. Please confirm your subscription with the link in our');
  expect(html).not.toContain('<p>Thank you for subscribing');
});

test('the button does not confirm after its days, and a new sign-up sends a new mail', async () => {
  await signUp('mei@example.com');
  const path = await pageOf();
  const late = { confirmation_asked_at: sql`now() - interval '8 days'` };
  await world.db.update(newsletter_subscription).set(late);
  expect(await (await post(path, { intent: 'confirm' })).text()).toContain(
    'is not subscribed to our',
  );
  expect(await subscription()).toMatchObject({ active: false });
  expect(await signUp('mei@example.com')).toBe('unconfirmed');
  await post(path, { intent: 'confirm' });
  expect(await subscription()).toMatchObject({ active: true });
});

test('an address gets five mails a day at most, and the visitor does not learn it', async () => {
  await signUp('mei@example.com');
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => signUp('mei@example.com')));
  expect(new Set(outcomes)).toEqual(new Set(['unconfirmed']));
  expect(await world.db.$count(contact_replies)).toBe(5);
});

test('a link alone unsubscribes nobody; the button does, and so does a mail program with one click', async () => {
  const forms: Record<string, string>[] = [
    { intent: 'unsubscribe' },
    { 'List-Unsubscribe': 'One-Click' },
  ];
  for (const fields of forms) {
    await world.db.delete(newsletter_subscription);
    // The row is written by SQL, without the columns for confirmations.
    await world.db.execute(
      sql`insert into newsletter_subscription (email) values ('mei@example.com')`,
    );
    const path = await pageOf();
    expect(await (await site.fetch(path)).text()).toContain('>Unsubscribe</button>');
    expect(await subscription()).toMatchObject({ active: true });
    const ended = await post(path, fields);
    expect([ended.status, await ended.text()]).toEqual([
      ...[200, expect.stringContaining('mei@example.com is not subscribed to our newsletter.')],
    ]);
    expect(await subscription()).toMatchObject({ active: false });
    await post(path, { intent: 'confirm' });
    expect(await subscription()).toMatchObject({ active: false });
  }
});

test('an unknown secret is a missing page, and the page of a form keeps no secret', async () => {
  for (const secret of ['guessed', '00000000-0000-4000-8000-000000000000']) {
    expect((await site.fetch(`/newsletter/${secret}`)).status).toBe(404);
    expect((await post(`/newsletter/${secret}`, {})).status).toBe(404);
  }
  await signUp('mei@example.com', undefined, '/newsletter/00000000-0000-4000-8000-000000000000');
  expect(await subscription()).toMatchObject({ source: '/newsletter' });
});

test('what nobody confirmed in 30 days is forgotten with its history; other subscriptions stay', async () => {
  await signUp('mei@example.com');
  const old = sql`now() - interval '31 days'`;
  await world.db.update(newsletter_subscription).set({ confirmation_asked_at: old });
  await world.db.update(contact_replies).set({ created_at: old, delivery: 'sent' });
  await world.db
    .insert(newsletter_subscription)
    .values([{ email: 'inactive@example.com', active: false }, { email: 'active@example.com' }]);
  expect(await forgetUnconfirmed(world.db)).toBe(1);
  expect(await world.db.$count(newsletter_subscription)).toBe(2);
  expect(await world.db.$count(contact_replies)).toBe(0);
  expect(
    await world.db.$count(history, sql`(before::text || after::text) like '%mei@example.com%'`),
  ).toBe(0);
});
