import { expect, test } from 'vitest';
import { retryMail } from '#domain/contact/desk/contact-inbox.server.ts';
import { listContactMessages } from '#domain/contact/desk/message-list.server.ts';
import { MailRoom } from '#tests/world/mail/mail-room.ts';
import { headerOf, openMailServer } from '#tests/world/mail/mail-server.ts';

const mailRoom = new MailRoom();
const second = 1000;
const hour = 3600 * second;

test('a message is delivered within 30 seconds after the mail server is back', async () => {
  const { port } = mailRoom.server;
  await mailRoom.server.close();
  const id = await mailRoom.write();
  const delivery = mailRoom.instance();
  await mailRoom.pass(29 * second, delivery, second);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'waiting', attempts: 3 });
  mailRoom.server = await openMailServer(port);
  await mailRoom.pass(5 * second, delivery, second);
  expect(mailRoom.server.received).toHaveLength(1);
  expect(await mailRoom.stored(id)).toMatchObject({
    delivery: 'sent',
    attempts: 4,
    last_error: null,
  });
});

test.each([451, 550])('a refusal with %i is retried', async (code) => {
  mailRoom.server.behaviour = code;
  const id = await mailRoom.write();
  const delivery = mailRoom.instance();
  await mailRoom.pass(120 * second, delivery, 15 * second);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'waiting', attempts: 5 });
  mailRoom.server.behaviour = 'accept';
  await mailRoom.pass(120 * second, delivery, 15 * second);
  expect(mailRoom.server.received).toHaveLength(1);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'sent' });
});

/** A mailer that refuses like the mail servers above, without their delays. */
function refusing() {
  const mailer = {
    refuses: true,
    sent: 0,
    async send() {
      if (mailer.refuses) throw new Error('550 not today');
      mailer.sent++;
      return 'sent' as const;
    },
  };
  return mailer;
}

test('a message is delivered after a whole day of refusals', async () => {
  const mailer = refusing();
  const id = await mailRoom.write();
  const delivery = mailRoom.instance({ mailer });
  await mailRoom.pass(24 * hour, delivery, 60 * second);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'waiting' });
  mailer.refuses = false;
  await mailRoom.pass(15 * 60 * second, delivery, 60 * second);
  expect(mailer.sent).toBe(1);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('after a day a message is given up, kept, and sent on request of the staff', async () => {
  const mailer = refusing();
  const id = await mailRoom.write();
  const delivery = mailRoom.instance({ mailer });
  await mailRoom.pass(27 * hour, delivery, 5 * 60 * second);
  const { rows } = await listContactMessages(mailRoom.world.db, {
    page: 1,
    delivery: 'failed',
  });
  expect(rows).toMatchObject([{ id, last_error: expect.stringContaining('not today') }]);
  const { attempts } = await mailRoom.stored(id);
  await mailRoom.pass(5 * hour, delivery, hour);
  expect((await mailRoom.stored(id)).attempts).toBe(attempts);
  mailer.refuses = false;
  expect(await retryMail(mailRoom.world.db, { message: id })).toBe('asked');
  await delivery.deliverDue();
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'sent' });
  expect(await retryMail(mailRoom.world.db, { message: id })).toBe('sent');
});

test('a message whose response was lost is repeated with the same Message-ID', async () => {
  mailRoom.server.behaviour = 'cut after data';
  await mailRoom.write();
  const delivery = mailRoom.instance();
  await delivery.deliverDue();
  expect(mailRoom.server.received).toHaveLength(1);
  mailRoom.server.behaviour = 'accept';
  await mailRoom.pass(6 * second, delivery, second);
  await mailRoom.pass(hour, delivery, 60 * second);
  const ids = mailRoom.server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('if a process is killed while sending, another one sends the message', async () => {
  const reached = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<'sent'>();
  const id = await mailRoom.write();
  const first = mailRoom.instance({
    mailer: {
      send() {
        reached.resolve();
        return killed.promise;
      },
    },
  });
  const firstDone = first.deliverDue();
  await reached.promise;
  const second_ = mailRoom.instance();
  await second_.deliverDue();
  expect(mailRoom.server.received).toHaveLength(0);
  mailRoom.ahead = 31 * second;
  await second_.deliverDue();
  expect(mailRoom.server.received).toHaveLength(1);
  killed.reject(new Error('killed'));
  await firstDone;
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('two instances that work on the same messages send each of them once', async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, () => mailRoom.write()));
  await Promise.all([mailRoom.instance().deliverDue(), mailRoom.instance().deliverDue()]);
  const sent = mailRoom.server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(sent).toHaveLength(ids.length);
  expect(new Set(sent).size).toBe(ids.length);
});

test('a sent message is not sent again if the database could not be updated at first', async () => {
  const id = await mailRoom.write();
  const queue = mailRoom.queue();
  const recordSent = queue.recordSent.bind(queue);
  let failures = 0;
  queue.recordSent = async (...sent) => {
    if (failures++ < 1) throw new Error('the database is away');
    return recordSent(...sent);
  };
  const delivery = mailRoom.instance({ queue });
  await delivery.deliverDue();
  await mailRoom.pass(hour, delivery, 60 * second);
  expect(mailRoom.server.received).toHaveLength(1);
  expect(await mailRoom.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('a new message wakes the sleeping delivery, and a stop is clean', async () => {
  const arrived = Promise.withResolvers<void>();
  const sent: string[] = [];
  const delivery = mailRoom.instance({
    mailer: {
      async send({ subject }) {
        sent.push(subject);
        arrived.resolve();
        return 'sent' as const;
      },
    },
  });
  delivery.start();
  await mailRoom.write({ subject: 'awake' });
  delivery.wake();
  await arrived.promise;
  await delivery.stop();
  expect(sent).toEqual(['awake']);
  await mailRoom.write({ subject: 'too late' });
  delivery.wake();
  await delivery.stop();
  expect(sent).toEqual(['awake']);
});
