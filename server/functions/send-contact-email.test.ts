import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { counted_tries } from '#database/schema/counted-tries.ts';
import { contactProblemTexts } from '#domain/contact/contact-rules.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  site = await openSite(world);
  await world.db.delete(contact_messages);
  await world.db.delete(counted_tries);
  return () => site.close();
});

const address = '/functions/v1/send-contact-email';
const good = {
  name: 'Mei Chan',
  email: 'mei@atelier.example',
  subject: 'ST100',
  message: 'May I have a colour card?',
};

const post = (body: string, init: RequestInit & { host?: string } = {}) =>
  site.fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    ...init,
  });

test('a message is stored with the language of its host before the response {}', async () => {
  const response = await post(JSON.stringify(good), { host: 'zh-hant' });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(await world.db.select().from(contact_messages)).toMatchObject([
    { ...good, language_code: 'zh-Hant', delivery: 'waiting' },
  ]);
});

test('adminEmail never decides the recipient', async () => {
  await post(
    JSON.stringify({ ...good, adminEmail: 'thief@example.com', recipient: 'a@b.example' }),
  );
  await site.site.delivery.deliverDue();
  expect(await world.db.select().from(contact_messages)).toMatchObject([
    { delivery: 'kept', sent_at: null, recipient: 'info@localhost' },
  ]);
});

test.each([
  ['name', { ...good, name: 'M' }, contactProblemTexts.name.invalid],
  ['email', { ...good, email: 'user@domain' }, contactProblemTexts.email.invalid],
  ['subject', { ...good, subject: 'S' }, contactProblemTexts.subject.invalid],
  ['message', { ...good, message: 'short' }, contactProblemTexts.message.invalid],
  ['the first of many', {}, contactProblemTexts.name.invalid],
  ['length', { ...good, message: 'x'.repeat(10_001) }, contactProblemTexts.message.tooLong],
])('%s is refused with its own text and not stored', async (_, body, error) => {
  const response = await post(JSON.stringify(body));
  expect([response.status, await response.json()]).toEqual([400, { error }]);
  expect(await world.db.select().from(contact_messages)).toEqual([]);
});

test.each([
  ['no JSON', '{"name":', 'application/json', 400],
  ['no object', '["a"]', 'application/json', 400],
  ['a field that is no text', JSON.stringify({ ...good, name: 7 }), 'application/json', 400],
  ['a form', 'name=Mei', 'application/x-www-form-urlencoded', 415],
  ['too much', JSON.stringify({ ...good, message: 'x'.repeat(300_000) }), 'application/json', 413],
])('%s is refused', async (_, body, type, status) => {
  const response = await post(body, { headers: { 'content-type': type } });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test('another site cannot send messages in a visitor’s name', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  expect((await post(JSON.stringify(good), { headers })).status).toBe(403);
});

test('one address can send at least 30 messages a minute, but not without limit', async () => {
  const answers: Response[] = [];
  for (let n = 0; n < 60; n++) answers.push(await post(JSON.stringify(good)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(30);
  expect(statuses.at(-1)).toBe(429);
  expect(answers.at(-1)?.headers.get('Retry-After')).toBe('60');
  const stored = await world.db.select().from(contact_messages);
  expect(stored).toHaveLength(statuses.filter((status) => status === 200).length);
});

test('a message that could not be stored gets no success response', async () => {
  const { services } = site.site;
  const { db } = services;
  const away = () => {
    throw new Error('the database is away');
  };
  services.db = { insert: away } as never;
  const response = await post(JSON.stringify(good));
  services.db = db;
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'Failed to send message. Please try again later.' },
  ]);
});
