import { createTransport } from 'nodemailer';
import type { Mailer } from '#domain/contact/mailer.ts';
import { composed } from './composed-mail.ts';

const seconds = 1000;

/**
 * Sends mails over a mail server, with a connection of its own for each. It is patient where a
 * server may be thinking over a mail that it has got, for then a lost answer means a mail twice.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const address = new URL(url);
  const transport = createTransport({
    url,
    // A server that hides its STARTTLS gets neither the password nor the mail.
    requireTLS: address.username !== '',
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    dnsTimeout: 10 * seconds,
    socketTimeout: 120 * seconds,
    tls: { rejectUnauthorized: mustProveItself(address) },
  });
  return {
    async send(mail) {
      await transport.sendMail(composed(mail, from));
      return 'sent';
    },
  };
}

/**
 * Where a password is sent, or encryption was asked for (smtps), the server's certificate has to
 * be good. Elsewhere encryption is used when the server offers it, with whatever certificate: the
 * alternative there is no encryption at all, as between mail servers. On this machine nobody can
 * listen in between.
 */
function mustProveItself({ protocol, hostname, username }: URL): boolean {
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return false;
  return protocol === 'smtps:' || username !== '';
}
