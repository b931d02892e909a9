import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { smtpMailer } from './smtp.ts';

/**
 * A server without encryption, as a mail server or an attacker in between may be. It records everything that it
 * receives.
 */
async function plainServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        told.push(line);
        socket.write(
          /^EHLO/i.test(line)
            ? '250-here\r\n250 AUTH PLAIN LOGIN\r\n'
            : /^STARTTLS/i.test(line)
              ? '502 unknown\r\n'
              : '250 fine\r\n',
        );
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, told, close: () => new Promise((closed) => server.close(closed)) };
}

test('without encryption, neither the password nor the mail is sent', async () => {
  const server = await plainServer();
  const mailer = smtpMailer(`smtp://office:marked-secret@127.0.0.1:${server.port}`, 'a@b.example');
  const sent = mailer.send({
    ...{ to: 'info@b.example', replyTo: { name: 'Mei', address: 'mei@c.example' } },
    ...{ subject: 'Thread', text: 'A marked text', messageId: '<x@b.example>', date: new Date(0) },
  });
  await expect(sent).rejects.toThrow(/STARTTLS|TLS/i);
  await server.close();
  const secret = /AUTH|MAIL FROM|marked|b2ZmaWNl|bWFya2Vk/i;
  expect(server.told.filter((line) => secret.test(line))).toEqual([]);
});
