import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contact_messages, contact_notes, contact_replies } from '#database/schema/contact.ts';
import { global_settings } from '#database/schema/settings.ts';
import { answerMessage } from '#domain/contact/desk/answer.server.ts';
import { expireMessages } from '#domain/contact/desk/message-expiry.server.ts';
import { MailRoom } from '#tests/world/mail/mail-room.ts';
import { bodyOf, headerOf } from '#tests/world/mail/mail-server.ts';
import { outboxIn, outboxMailer } from './outbox.ts';

const mailRoom = new MailRoom();
const second = 1000;

const answer = (id: number, text = 'Gladly.') =>
  answerMessage(mailRoom.world.db, {
    ...{ id, text, author: 'ana@site.example', formKey: 'a page', host: 'site.example' },
    quoteWords: ({ name }) => ({ heading: `${name} wrote:`, columns: [] }),
  });

const replies = () => mailRoom.world.db.select().from(contact_replies);

test('an answer goes to the sender in the same conversation, and a reply to it to the company', async () => {
  const id = await mailRoom.write();
  await answer(id);
  await answer(id, 'One more thing.');
  const delivery = mailRoom.replies();
  await delivery.deliverDue();
  const { message_id } = await mailRoom.stored(id);
  const [first, next] = mailRoom.server.received.sort((one, other) =>
    bodyOf(one).includes('Gladly') ? -1 : bodyOf(other).includes('Gladly') ? 1 : 0,
  );
  if (!first || !next) throw new Error('Two answers were expected.');
  expect(first.envelope.rcptTo).toMatchObject([{ address: 'mei@atelier.example' }]);
  expect(headerOf(first, 'Reply-To')).toBe('info@site.example');
  expect(headerOf(first, 'In-Reply-To')).toBe(message_id);
  expect(headerOf(next, 'References')).toBe(`${message_id} ${headerOf(first, 'Message-ID')}`);
  expect(bodyOf(first)).toContain('Mei Chan wrote:\r\n> May I have a colour card?');
});

test('if the process is killed after an answer was stored or while it is sent, another one sends it once', async () => {
  const reached = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<'sent'>();
  const id = await mailRoom.write();
  await answer(id);
  const first = mailRoom.replies({
    send() {
      reached.resolve();
      return killed.promise;
    },
  });
  const firstDone = first.deliverDue();
  await reached.promise;
  const other = mailRoom.replies();
  await other.deliverDue();
  expect(mailRoom.server.received).toHaveLength(0);
  mailRoom.ahead = 31 * second;
  await other.deliverDue();
  killed.reject(new Error('killed'));
  await firstDone;
  await other.deliverDue();
  expect(mailRoom.server.received).toHaveLength(1);
  expect(await replies()).toMatchObject([{ delivery: 'sent' }]);
});

test('messages of the set age go with all that belongs to them, except those that wait or were answered lately', async () => {
  const { db } = mailRoom.world;
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = outboxIn(folder);
  const old = new Date(Date.now() - 100 * 86_400_000);
  const mail = { to: 'info@site.example', subject: 'x', text: 'x' };
  const mailer = outboxMailer(folder, 'site@site.example');
  await mailer.send({ ...mail, messageId: '<old@site.example>', date: old });
  await mailer.send({ ...mail, messageId: '<new@site.example>', date: new Date() });
  const row = (message_id: string, delivery: 'sent' | 'waiting') => ({
    ...{ name: 'Mei', email: 'mei@atelier.example', subject: message_id, message: 'x' },
    ...{ message_id, delivery, created_at: old },
  });
  const added = await db
    .insert(contact_messages)
    .values([row('gone', 'sent'), row('waits', 'waiting'), row('answered', 'sent')])
    .returning();
  const reply = { email: 'mei@atelier.example', subject: 'Re', text: '', html: '' };
  for (const { id, message_id } of added) {
    await db.insert(contact_notes).values({ contact_message_id: id, author: 'ana', text: 'x' });
    const created_at = message_id === 'answered' ? new Date() : old;
    await db.insert(contact_replies).values({
      ...{ ...reply, kind: 'answer', contact_message_id: id, created_at },
      ...{ message_id: `to ${message_id}`, delivery: 'sent' },
    });
  }
  const subjects = async () =>
    (await db.select().from(contact_messages)).map(({ subject }) => subject).sort();
  expect(await expireMessages(db, outbox)).toBe(0);
  expect(await subjects()).toEqual(['answered', 'gone', 'waits']);
  await db.insert(global_settings).values({ type: 'message_age_days', value: '90' });
  expect(await expireMessages(db, outbox)).toBe(1);
  expect(await subjects()).toEqual(['answered', 'waits']);
  expect([await db.$count(contact_notes), (await replies()).length]).toEqual([2, 2]);
  expect(await readdir(folder)).toEqual([expect.stringContaining('new')]);
  await rm(folder, { recursive: true });
});
