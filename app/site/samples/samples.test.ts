import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contact_message_lines,
  contact_messages,
  contact_replies,
} from '#database/schema/contact.ts';
import { addGalleryItem, addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import {
  bodyOf,
  headerOf,
  type MailServer,
  openMailServer,
} from '#tests/world/mail/mail-server.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let mails: MailServer;

beforeAll(async () => {
  world = await openWorld();
  mails = await openMailServer();
  const gold = await addProduct(
    world.db,
    { name: 'Gold <thread>', slug: 'gold' },
    { codes: ['ST120', 'ST 150'] },
  );
  await translate(world.db, 'products', gold.id, { name: '金線' });
  await addProduct(world.db, { name: 'Secret', slug: 'secret', status: 'Inactive' });
  await addGalleryItem(world.db, { name: 'Qipao panel', slug: 'qipao' });
  site = await openSite(world, { SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
  await world.close();
});
beforeEach(async () => {
  await world.db.delete(contact_messages);
  mails.received.length = 0;
  mails.behaviour = 'accept';
});

const typed = {
  name: 'Mei Chan',
  email: 'mei@atelier.example',
  company: 'Atelier Mei',
  address: '5 Rue de la Paix\r\nParis',
  message: 'For <gowns>.',
};
const list = [
  ['code:ST120', '2 cones', 'matte'],
  ['product:gold', '', ''],
  ['project:qipao', '1', ''],
  ['code:XY9', '', 'if you have it'],
] as const;

function formOf(
  fields: Record<string, string> = typed,
  lines: readonly (readonly string[])[] = list,
) {
  const body = new URLSearchParams({ form: 'a form', ...fields });
  for (const [line = '', quantity = '', note = ''] of lines) {
    body.append('line', line);
    body.append('quantity', quantity);
    body.append('note', note);
  }
  return body;
}

const send = (body: URLSearchParams, host?: string) =>
  site.fetch('/samples', {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
    ...(host && { host }),
  });

const read = async (path: string, host?: string) =>
  (await site.fetch(path, host ? { host } : {})).text();

/** Sends the request, and returns the path of its page. */
async function sent(body = formOf(), host?: string): Promise<string> {
  const answer = await send(body, host);
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').replace('?sent=yes', '');
}

const stored = () => world.db.select().from(contact_messages);

const linesIn = (html: string) =>
  [...html.matchAll(/name="line" value="([^"]*)"/g)].map(([, line]) => line);

test('an address adds codes, products and projects to the list, each once and in the spelling of the catalogue', async () => {
  const query =
    'add=code:st-120&add=ST%20120&add=product:gold&add=project:qipao&add=product:secret&add=';
  const html = await read(`/samples?${query}`, 'zh-hant');
  expect(linesIn(html)).toEqual(['code:ST120', 'product:gold', 'project:qipao', 'product:secret']);
  expect(html).toContain('<h1 class="title">索取樣辦</h1>');
  expect(html).toContain('href="/products/gold?code=ST120"');
  expect(html).toContain('金線');
  expect(html).not.toContain('Secret');
  expect(html.match(/目錄中沒有此貨號/g)).toHaveLength(1);
  expect(await read('/samples')).toContain('<h1 class="title">Request samples</h1>');
});

test('without a script the form adds and removes lines and loses nothing that was typed', async () => {
  const added = await send(formOf({ ...typed, add: 'st150' }));
  expect(added.status).toBe(200);
  const html = await added.text();
  expect(linesIn(html)).toEqual([...list.map(([line]) => line), 'code:ST 150']);
  for (const text of ['Mei Chan', 'Atelier Mei', 'For &lt;gowns&gt;.', '2 cones', 'if you have it'])
    expect(html).toContain(text);
  const removed = await (await send(formOf({ ...typed, remove: 'product:gold' }))).text();
  expect(linesIn(removed)).toEqual(['code:ST120', 'project:qipao', 'code:XY9']);
  expect(removed).toContain('value="matte"');
  expect(await stored()).toEqual([]);
});

test('a request is stored with its lines before the answer, and its page shows it in every language', async () => {
  const path = await sent();
  expect(await stored()).toMatchObject([
    {
      ...{ ...typed, address: '5 Rue de la Paix\nParis', language_code: 'en' },
      subject: 'Sample request: ST120, Gold <thread>, Qipao panel, XY9',
    },
  ]);
  expect(await world.db.select().from(contact_message_lines)).toMatchObject(
    list.map(([line, quantity, note], position) => {
      const [kind, asked] = line.split(':');
      const name = ['Gold <thread>', 'Gold <thread>', 'Qipao panel', null][position];
      return { position, kind, asked, name, quantity, note };
    }),
  );
  const page = await site.fetch(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const text of [
    '2 cones · matte',
    'if you have it',
    'We are sending a confirmation to mei@atelier.example.',
  ])
    expect(html).toContain(text);
  expect(await read(path, 'zh-hant')).toContain('金線');
  expect((await site.fetch('/samples/requests/guessed')).status).toBe(404);
});

test('errors are shown at their fields with everything that was typed, and nothing is stored', async () => {
  const poor = await send(formOf({ name: 'M', email: 'mei', message: 'Gold' }, []));
  expect(poor.status).toBe(422);
  const html = await poor.text();
  for (const text of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a delivery address.',
    'Please add at least one item code, product or project.',
  ])
    expect(html).toContain(text);
  const email = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0];
  expect(email).toContain('value="mei"');
  expect(email).toContain('aria-invalid="true"');
  const many = Array.from({ length: 41 }, (_, n) => [`code:C${n}`]);
  const tooMany = await (await send(formOf(typed, many))).text();
  expect(tooMany).toContain('A request can list at most 40 items.');
  expect(linesIn(tooMany)).toHaveLength(41);
  expect(await stored()).toEqual([]);
});

test('the same form is one request however often it is sent, and a changed one is another', async () => {
  const [first, second] = await Promise.all([sent(), sent()]);
  expect(second).toBe(first);
  expect(await sent()).toBe(first);
  expect(await stored()).toHaveLength(1);
  expect(await sent(formOf({ ...typed, message: 'And silver.' }))).not.toBe(first);
  expect(await stored()).toHaveLength(2);
});

test('the company gets the lines as a table, and the visitor a receipt in their language with no text of their own', async () => {
  const path = await sent(formOf(), 'zh-hant');
  await site.site.delivery.deliverDue();
  const to = (address: string) =>
    mails.received.find(({ envelope }) => envelope.rcptTo[0]?.address === address);
  const [company, receipt] = [to('info@localhost'), to(typed.email)];
  if (!company || !receipt) throw new Error('A mail is missing.');
  expect(headerOf(company, 'Reply-To')).toBe('Mei Chan <mei@atelier.example>');
  expect(headerOf(company, 'Content-Type')).toContain('multipart/alternative');
  const text = bodyOf(company);
  expect(text).toMatch(/^code +\| ST120 +\| Gold <thread> +\| 2 cones +\| matte/m);
  expect(text).toContain('<td');
  expect(text).toContain('For &#60;gowns&#62;.');
  expect(text).toContain('Address: 5 Rue de la Paix, Paris');
  const received = bodyOf(receipt);
  expect(received).toContain(path);
  expect(received).toContain('ST120 (金線)');
  for (const own of ['Mei', 'matte', '2 cones', 'XY9', 'gowns'])
    expect(received).not.toContain(own);
  expect(await world.db.select().from(contact_replies)).toMatchObject([{ delivery: 'sent' }]);
});

test('the page and the receipt say within how many days the company answers, if staff promise it', async () => {
  const headers = { cookie: await site.signIn() };
  const promise = (answer_days: string, version: string) =>
    site.fetch('/admin/general-settings/messages.data', {
      ...{ method: 'POST', headers },
      body: new URLSearchParams({ intent: 'answer', answer_days, version }),
    });
  expect(await read(await sent())).toContain('get back to you soon.');
  await promise('2', '0');
  const path = await sent(formOf({ ...typed, message: 'Again' }), 'zh-hant');
  expect(await read(path)).toContain('get back to you within 2 working days.');
  expect(await read(path, 'zh-hant')).toContain('我們會在2個工作天內回覆。');
  const receipts = await world.db.select().from(contact_replies);
  expect(receipts.at(-1)?.text).toContain('我們會在2個工作天內回覆。');
  await promise('1', '1');
  expect(await read(path)).toContain('within one working day.');
  await promise('', '2');
  expect(await read(path)).toContain('get back to you soon.');
});

test('a refusing mail server and a stopped process lose no request and repeat none', async () => {
  mails.behaviour = 451;
  const paths = new Set<string>();
  for (let n = 0; n < 8; n++) paths.add(await sent(formOf({ ...typed, message: `No. ${n}` })));
  expect(paths.size).toBe(8);
  await site.site.delivery.deliverDue();
  expect(mails.received).toHaveLength(0);
  mails.behaviour = 'accept';
  await world.db.execute(sql`update contact_messages set next_attempt_at = now()`);
  await world.db.execute(sql`update contact_replies set next_attempt_at = now()`);
  // Two processes deliver the messages at the same time.
  const other = await openSite(world, { SMTP_URL: mails.url });
  await Promise.all([site.site.delivery.deliverDue(), other.site.delivery.deliverDue()]);
  await other.close();
  const ids = mails.received.map((mail) => headerOf(mail, 'Message-ID'));
  // Eight messages are sent, and receipts up to the limit for one address.
  expect(ids).toHaveLength(8 + 5);
  expect(new Set(ids).size).toBe(8 + 5);
  expect((await stored()).every(({ delivery }) => delivery === 'sent')).toBe(true);
});

test('without the database the form comes back as it was typed', async () => {
  const answer = await withoutTables(world.db, ['contact_message_lines'], () => send(formOf()));
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain('Failed to send the request. Please try again later.');
  expect(html).toContain('For &lt;gowns&gt;.');
  expect(linesIn(html)).toHaveLength(4);
  // The message and its lines are stored together or not at all.
  expect(await stored()).toEqual([]);
});

test('a form with the honeypot filled in is not stored', async () => {
  const answer = await send(formOf({ ...typed, website: 'https://spam.example' }));
  expect(answer.status).toBe(303);
  expect(await stored()).toEqual([]);
});

test('product, table of codes, project and its products lead to the list', async () => {
  const product = await read('/products/gold?code=ST120');
  expect(product).toContain('href="/samples?add=code%3AST120"');
  expect(product).toContain('Add ST120 to samples');
  expect(await read('/resources/qipao')).toContain('href="/samples?add=project%3Aqipao"');
});

test('staff see the lines, and what they mark as answered is so on the page of the request', async () => {
  const path = await sent();
  const cookie = await site.signIn();
  const headers = { cookie };
  const messages = async () => (await site.fetch('/admin/messages', { headers })).text();
  const html = await messages();
  for (const text of [
    '2 cones',
    'if you have it',
    'Not in the catalogue',
    'Atelier Mei',
    'Rue de la Paix',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(path);
  expect(await read(path)).toMatch(/Answered<\/dt><dd>Not yet/);
  const [message] = await stored();
  const operate = (answered: string) =>
    site.fetch('/admin/messages.data', {
      ...{ method: 'POST', headers },
      body: new URLSearchParams({ intent: 'answered', id: String(message?.id), answered }),
    });
  await operate('yes');
  expect(await read(path)).toMatch(/Answered<\/dt><dd><time/);
  expect(await messages()).toContain('Mark as Not Answered');
  await operate('no');
  expect(await read(path)).toMatch(/Answered<\/dt><dd>Not yet/);
});
