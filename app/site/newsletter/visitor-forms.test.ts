import { afterAll, beforeAll, expect, test } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });

const subscribers = () => world.db.select().from(newsletter_subscription);
const messages = () => world.db.select().from(contact_messages);

test('an address is subscribed once, in any case of letters, and an invalid one is not', async () => {
  const json = { Accept: 'application/json' };
  const outcome = async (email: string) => (await send('/newsletter', { email }, json)).json();
  expect(await outcome('Mei@Example.com')).toEqual({ outcome: 'subscribed' });
  expect(await outcome('mei@example.com')).toEqual({ outcome: 'duplicate' });
  expect(await outcome('user@domain')).toEqual({ outcome: 'invalid' });
  expect((await subscribers()).map(({ email }) => email)).toEqual(['mei@example.com']);
});

test('a sign-up without JavaScript returns to the page that it came from, and to no other site', async () => {
  const from = (Referer: string) => send('/newsletter', { email: 'x' }, { Referer });
  const back = await from(`${site.origin}/products?q=gold`);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(
    `${site.origin}/products?q=gold&newsletter=invalid&email=x#newsletter`,
  );
  // The redirect does not repeat the result of an earlier form.
  const again = await from(
    `${site.origin}/news?page=2&dialog=terms&toast=like&sent=yes&newsletter=failed&email=y`,
  );
  expect(again.headers.get('location')).toBe(
    `${site.origin}/news?page=2&newsletter=invalid&email=x#newsletter`,
  );
  for (const elsewhere of ['https://evil.example/', 'nonsense', `${site.origin}//evil.example/`]) {
    const { headers } = await from(elsewhere);
    expect(new URL(headers.get('location') ?? '', site.origin).origin).toBe(site.origin);
  }
});

test('a form with the honeypot filled in gets a success response and is not stored', async () => {
  const before = [(await subscribers()).length, (await messages()).length];
  const honeypot = { website: 'https://spam.example' };
  const signedUp = await send('/newsletter', { email: 'bot@example.com', ...honeypot });
  expect(signedUp.headers.get('location')).toContain('newsletter=subscribed');
  const wrote = await send('/contact', { ...letter, ...honeypot }, { Accept: 'text/html' });
  expect(wrote.headers.get('location')).toBe('/contact?sent=yes#message');
  expect([(await subscribers()).length, (await messages()).length]).toEqual(before);
});

const letter = {
  name: 'Mei Chan',
  email: 'mei@example.com',
  subject: 'A gold for lace',
  message: 'Which gauge would you choose for a lace gown?',
};

test('a message without JavaScript is stored before the redirect, and an invalid one keeps its input', async () => {
  const sent = await send('/contact', letter, { Accept: 'text/html' });
  expect(sent.status).toBe(303);
  expect(await messages()).toMatchObject([letter]);
  const poor = await send('/contact', { ...letter, name: 'M' }, { Accept: 'text/html' });
  expect(poor.status).toBe(422);
  const page = await poor.text();
  expect(page).toContain('Name must be at least 2 characters.');
  expect(page).toContain(letter.message);
  expect(await messages()).toHaveLength(1);
});

test('one address can sign up thirty times a minute, but not without limit', async () => {
  const outcomes: string[] = [];
  for (let n = 0; n < 45; n++) {
    const answer = await send('/newsletter', { email: 'x' }, { Accept: 'application/json' });
    outcomes.push(((await answer.json()) as { outcome: string }).outcome);
  }
  expect(outcomes.slice(0, 30).every((outcome) => outcome === 'invalid')).toBe(true);
  expect(outcomes.at(-1)).toBe('failed');
});
