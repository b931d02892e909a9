import { expect, test } from 'vitest';
import { listContactMessages, retryContactMessage } from '#domain/contact/contact-inbox.server.ts';
import { headerOf, openMailServer } from '#tests/mail-server.ts';
import { Post } from '#tests/post.ts';

const post = new Post();
const second = 1000;
const hour = 3600 * second;

test('a server that is away gets the message within 30 seconds of its return', async () => {
  const { port } = post.server;
  await post.server.close();
  const id = await post.write();
  const delivery = post.instance();
  await post.pass(29 * second, delivery, second);
  expect(await post.stored(id)).toMatchObject({ delivery: 'waiting', attempts: 3 });
  post.server = await openMailServer(port);
  await post.pass(5 * second, delivery, second);
  expect(post.server.received).toHaveLength(1);
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent', attempts: 4, last_error: null });
});

test.each([451, 550])('a refusal with %i is tried again', async (code) => {
  post.server.behaviour = code;
  const id = await post.write();
  const delivery = post.instance();
  await post.pass(120 * second, delivery, 15 * second);
  expect(await post.stored(id)).toMatchObject({ delivery: 'waiting', attempts: 5 });
  post.server.behaviour = 'accept';
  await post.pass(120 * second, delivery, 15 * second);
  expect(post.server.received).toHaveLength(1);
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent' });
});

/** A mailer that refuses like the mail servers above, without their pauses. */
function refusing() {
  const mailer = {
    refuses: true,
    sent: 0,
    async send() {
      if (mailer.refuses) throw new Error('550 not today');
      mailer.sent++;
    },
  };
  return mailer;
}

test('a server that refuses for a whole day gets the message when it no longer does', async () => {
  const mailer = refusing();
  const id = await post.write();
  const delivery = post.instance({ mailer });
  await post.pass(24 * hour, delivery, 60 * second);
  expect(await post.stored(id)).toMatchObject({ delivery: 'waiting' });
  mailer.refuses = false;
  await post.pass(15 * 60 * second, delivery, 60 * second);
  expect(mailer.sent).toBe(1);
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('after a day and more a message is given up, kept, and sent when staff ask for it', async () => {
  const mailer = refusing();
  const id = await post.write();
  const delivery = post.instance({ mailer });
  await post.pass(27 * hour, delivery, 5 * 60 * second);
  const { messages } = await listContactMessages(post.world.db, { page: 1, delivery: 'failed' });
  expect(messages).toMatchObject([{ id, last_error: expect.stringContaining('not today') }]);
  const { attempts } = await post.stored(id);
  await post.pass(5 * hour, delivery, hour);
  expect((await post.stored(id)).attempts).toBe(attempts);
  mailer.refuses = false;
  expect(await retryContactMessage(post.world.db, id)).toBe(true);
  await delivery.deliverDue();
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent' });
  expect(await retryContactMessage(post.world.db, id)).toBe(false);
});

test('a message whose answer was lost is repeated with the same Message-ID', async () => {
  post.server.behaviour = 'cut after data';
  await post.write();
  const delivery = post.instance();
  await delivery.deliverDue();
  expect(post.server.received).toHaveLength(1);
  post.server.behaviour = 'accept';
  await post.pass(6 * second, delivery, second);
  await post.pass(hour, delivery, 60 * second);
  const ids = post.server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a process that is killed while sending leaves the message to the next one', async () => {
  const reached = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const id = await post.write();
  const first = post.instance({
    mailer: {
      send() {
        reached.resolve();
        return killed.promise;
      },
    },
  });
  const firstDone = first.deliverDue();
  await reached.promise;
  const second_ = post.instance();
  await second_.deliverDue();
  expect(post.server.received).toHaveLength(0);
  post.ahead = 31 * second;
  await second_.deliverDue();
  expect(post.server.received).toHaveLength(1);
  killed.reject(new Error('killed'));
  await firstDone;
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('two instances at work on the same messages send each of them once', async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, () => post.write()));
  await Promise.all([post.instance().deliverDue(), post.instance().deliverDue()]);
  const sent = post.server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(sent).toHaveLength(ids.length);
  expect(new Set(sent).size).toBe(ids.length);
});

test('what was sent is not sent again when the database could not be told at first', async () => {
  const id = await post.write();
  const queue = post.queue();
  const recordSent = queue.recordSent.bind(queue);
  let failures = 0;
  queue.recordSent = async (...sent) => {
    if (failures++ < 1) throw new Error('the database is away');
    return recordSent(...sent);
  };
  const delivery = post.instance({ queue });
  await delivery.deliverDue();
  await post.pass(hour, delivery, 60 * second);
  expect(post.server.received).toHaveLength(1);
  expect(await post.stored(id)).toMatchObject({ delivery: 'sent' });
});

test('a message that comes while the delivery rests is sent when it is woken; a stop is clean', async () => {
  const arrived = Promise.withResolvers<void>();
  const sent: string[] = [];
  const delivery = post.instance({
    mailer: {
      async send({ subject }) {
        sent.push(subject);
        arrived.resolve();
      },
    },
  });
  delivery.start();
  await post.write({ subject: 'awake' });
  delivery.wake();
  await arrived.promise;
  await delivery.stop();
  expect(sent).toEqual(['awake']);
  await post.write({ subject: 'too late' });
  delivery.wake();
  await delivery.stop();
  expect(sent).toEqual(['awake']);
});
