import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contact_message_lines,
  contact_messages,
  contact_notes,
  contact_replies,
} from '#database/schema/contact.ts';
import { security_log } from '#database/schema/security.ts';
import { global_settings } from '#database/schema/settings.ts';
import { type AdminSite, expectFriendly, openAdminSite } from '#tests/admin/admin-site.ts';
import { type MailServer, openMailServer } from '#tests/world/mail/mail-server.ts';
import { editor } from '#tests/world/people/rights.ts';

let admin: AdminSite;
let mails: MailServer;
/** The session of a colleague, who is an editor. */
let ana: string;
beforeAll(async () => {
  mails = await openMailServer();
  admin = await openAdminSite({ SMTP_URL: mails.url });
  const account = { email: 'ana@site.example', name: 'Ana', password: 'gold and silver thread' };
  const { accounts } = admin.site.site.services;
  await accounts.create({ ...account, rights: editor });
  const headers = await accounts.signIn({ ...account, headers: new Headers() });
  ana = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
});
afterAll(async () => {
  await admin.close();
  await mails.close();
});
beforeEach(async () => {
  await admin.world.db.delete(contact_messages);
  await admin.world.db.delete(global_settings);
  mails.behaviour = 'accept';
});

const path = '/admin/messages';

async function write(changes: Partial<typeof contact_messages.$inferInsert> = {}) {
  const [row] = await admin.world.db
    .insert(contact_messages)
    .values({
      ...{ name: 'Mei Chan', email: 'mei@atelier.example', subject: 'ST120' },
      ...{ message: 'May I have\na colour card?', message_id: `<${crypto.randomUUID()}@x>` },
      ...{ delivery: 'sent', language_code: 'ja', created_at: new Date('2026-01-05T03:00:00Z') },
      ...changes,
    })
    .returning();
  return row?.id ?? 0;
}

const stored = async () => (await admin.world.db.select().from(contact_messages))[0];
const replies = () => admin.world.db.select().from(contact_replies);

/** Sends an operation as Ana. */
const asAna = async (values: Record<string, string>) => {
  const body = new URLSearchParams(values);
  const answer = await admin.site.fetch(path, { method: 'POST', headers: { cookie: ana }, body });
  return answer.text();
};

const subjectsAt = async (query: string) =>
  [...(await admin.read(`${path}?${query}`)).text.matchAll(/^Subject \d+$/gm)].map(String).sort();

test('of two people who take a message at once one gets it, and a colleague’s message is taken over only on purpose', async () => {
  const id = await write();
  const [mine, hers] = await Promise.all([
    admin.send(path, 'take', { id, from: '' }),
    asAna({ intent: 'take', id: String(id), from: '' }),
  ]);
  const holder = (await stored())?.taken_by;
  const refused = holder === 'ana@site.example' ? mine.text : hers;
  expect(refused).toContain('has taken this message.');
  expect([mine.text, hers].filter((text) => text.includes('has taken this message.'))).toHaveLength(
    1,
  );
  await asAna({
    intent: 'take',
    id: String(id),
    from: holder === 'ana@site.example' ? '' : (holder ?? ''),
  });
  expect(await stored()).toMatchObject({ taken_by: 'ana@site.example' });
  expect((await admin.read(path)).text).toMatch(/Taken by\s+Ana/);
  await asAna({ intent: 'take', id: String(id), from: 'ana@site.example' });
  expect(await stored()).toMatchObject({ taken_by: null });
});

test('ticked messages are marked and closed together, others stay', async () => {
  const ids = [await write(), await write({ subject: 'ST200' })].join();
  await write({ subject: 'Other' });
  const page = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
  expect(await page.text()).toContain('aria-label="Select Mei Chan, ST200"');
  const states = async () => {
    const rows = await admin.world.db.select().from(contact_messages).orderBy(contact_messages.id);
    return rows.map((row) => [row.read_at !== null, row.closed_at !== null].join());
  };
  await asAna({ intent: 'mark', ids, read: 'yes' });
  expect(await states()).toEqual(['true,false', 'true,false', 'false,false']);
  await asAna({ intent: 'close', ids, closed: 'yes' });
  expect(await states()).toEqual(['true,true', 'true,true', 'false,false']);
  await asAna({ intent: 'close', ids, closed: 'no' });
  await asAna({ intent: 'mark', ids, read: 'no' });
  expect(await states()).toEqual(Array(3).fill('false,false'));
});

test('a note has its author, and is not sent to anyone', async () => {
  const id = await write();
  await asAna({ intent: 'note', id: String(id), note: 'Asks every spring.' });
  expect(await admin.world.db.select().from(contact_notes)).toMatchObject([
    { contact_message_id: id, author: 'ana@site.example', text: 'Asks every spring.' },
  ]);
  expect((await admin.read(path)).text).toContain('Asks every spring.');
  expect(await replies()).toEqual([]);
  expect((await admin.send(path, 'note', { id, note: ' ' })).text).toContain('Please write a note');
  const gone = await admin.send(path, 'note', { id: id + 1, note: 'Nobody' });
  expect(gone.text).toContain('This message no longer exists.');
});

test('an answer is stored once with the message quoted in the sender’s language, and marks the message as answered', async () => {
  const id = await write();
  await admin.world.db.insert(contact_message_lines).values({
    ...{ contact_message_id: id, position: 0, kind: 'code', asked: 'ST120', quantity: '2 cones' },
  });
  const answer = { id, form: 'one page', answer: 'Gladly.\r\nIt is on its way.' };
  await admin.send(path, 'answer', answer);
  await admin.send(path, 'answer', answer);
  const [reply, ...others] = await replies();
  expect(others).toEqual([]);
  expect(reply).toMatchObject({
    kind: 'answer',
    email: 'mei@atelier.example',
    subject: 'Re: ST120',
  });
  expect(reply?.text).toMatch(
    /^Gladly\.\nIt is on its way\.\n\n2026年1月5日にMei Chan様よりいただいたメッセージ：\n> 品目 +\| 数量\n> [-|]+\n> ST120 +\| 2 cones\n/,
  );
  expect(reply?.text).toContain('\n> May I have\n> a colour card?\n');
  expect(await stored()).toMatchObject({
    answered_at: expect.any(Date),
    read_at: expect.any(Date),
  });
  expect(await subjectsAt('state=answered')).toEqual([]);
  expect((await admin.read(`${path}?state=answered`)).text).toContain('It is on its way.');
});

test('an answer that cannot be stored marks nothing, and an empty one is refused', async () => {
  const id = await write();
  await admin.breakTable('contact_replies', 'insert');
  const broken = await admin.send(path, 'answer', { id, form: 'x', answer: 'Gladly' });
  await admin.mendTable('contact_replies');
  expect(broken.text).toContain('Failed to send the answer');
  expectFriendly(broken.text);
  expect((await admin.send(path, 'answer', { id, form: 'x', answer: '' })).text).toContain(
    'Please write an answer',
  );
  expect(await stored()).toMatchObject({ answered_at: null, taken_by: null });
});

test('an answer or receipt that failed is listed, counted, and sent again', async () => {
  mails.behaviour = 550;
  const id = await write();
  await admin.send(path, 'answer', { id, form: 'x', answer: 'Gladly' });
  const { delivery } = admin.site.site;
  await delivery.deliverDue();
  expect(await replies()).toMatchObject([{ delivery: 'waiting', attempts: 1 }]);
  await admin.world.db.update(contact_replies).set({ delivery: 'failed' });
  expect((await admin.read('/admin')).text).toMatch(/1\nfailed email\n/);
  expect((await admin.read(`${path}?delivery=failed`)).text).toContain('550 not today');
  expect((await admin.read('/admin/status')).text).toMatch(/Failed\n1\n/);
  mails.behaviour = 'accept';
  const [reply] = await replies();
  await admin.send(path, 'retry', { reply: reply?.id ?? 0 });
  await delivery.deliverDue();
  expect(await replies()).toMatchObject([{ delivery: 'sent' }]);
  expect((await admin.send(path, 'retry', { reply: reply?.id ?? 0 })).text).toContain(
    'This message has already been sent.',
  );
  await admin.world.db.update(contact_replies).set({ delivery: 'failed' });
  await admin.send('/admin/status', 'resend');
  await delivery.deliverDue();
  expect(await replies()).toMatchObject([{ delivery: 'sent' }]);
});

test('messages are found by state, person and text, and rows without the new columns are new', async () => {
  const now = new Date();
  await write({ subject: 'Subject 1', email: 'one@buyer.example' });
  await write({ subject: 'Subject 2', read_at: now, message: 'A GOLD for lace' });
  await write({ subject: 'Subject 3', read_at: now, taken_by: 'ana@site.example' });
  await write({ subject: 'Subject 4', answered_at: now, taken_by: 'ana@site.example' });
  const fifth = await write({ subject: 'Subject 5', closed_at: now, name: 'Zoë' });
  await admin.world.db
    .insert(contact_message_lines)
    .values({ contact_message_id: fifth, position: 0, kind: 'code', asked: 'ST150' });
  const expected: Record<string, string[]> = {
    'state=new': ['Subject 1'],
    'state=read': ['Subject 2'],
    'state=taken': ['Subject 3'],
    'state=answered': ['Subject 4'],
    'state=closed': ['Subject 5'],
    'state=overdue': ['Subject 1', 'Subject 2', 'Subject 3'],
    'person=ana@site.example': ['Subject 3', 'Subject 4'],
    'q=one@buyer': ['Subject 1'],
    'q=gold': ['Subject 2'],
    'q=zoe': ['Subject 5'],
    'q=st-150': ['Subject 5'],
    'q=-': [],
    'q=%25': [],
  };
  for (const [query, subjects] of Object.entries(expected))
    expect([query, await subjectsAt(query)]).toEqual([query, subjects]);
  expect((await admin.read('/admin')).text).toMatch(/1\nnew message\n3\noverdue messages\n/);
});

test('what is overdue follows the setting, and an empty one turns it off', async () => {
  await write({ subject: 'Subject 1', created_at: new Date(Date.now() - 5 * 86_400_000) });
  const settings = '/admin/general-settings/messages';
  const overdue = () => subjectsAt('state=overdue');
  expect(await overdue()).toEqual(['Subject 1']);
  await admin.send(settings, 'overdue', { overdue_days: '7', version: 0 });
  expect(await overdue()).toEqual([]);
  await admin.send(settings, 'overdue', { overdue_days: '4', version: 1 });
  expect(await overdue()).toEqual(['Subject 1']);
  await admin.send(settings, 'overdue', { overdue_days: '', version: 2 });
  expect(await overdue()).toEqual([]);
  const refused = await admin.send(settings, 'overdue', { overdue_days: 'soon', version: 3 });
  expect([refused.status, refused.text]).toEqual([
    ...[422, expect.stringContaining('Please enter a whole number from 1 to 365')],
  ]);
});

test('the export has what the filters show, with formulas made harmless, and is noted', async () => {
  await write({ subject: '=1+1', name: '陳美', message: 'one, "two"\nthree' });
  await write({ subject: 'Read', read_at: new Date() });
  const answer = await admin.site.fetch(`${path}/export?state=new`, { headers: { cookie: ana } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = bytes.subarray(3).toString().split('\r\n');
  expect(head).toMatch(/^Written,Name,Email,/);
  expect(lines).toEqual([
    `2026-01-05 11:00,陳美,mei@atelier.example,,,'=1+1,"one, ""two""\nthree",,ja,New,,,`,
    '',
  ]);
  const { db } = admin.world;
  expect(await db.$count(security_log, sql`event = 'messages exported' and detail = '1'`)).toBe(1);
});
