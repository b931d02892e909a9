import { createTransport } from 'nodemailer';
import type { Mailer } from '#domain/contact/outbox/mailer.ts';
import { toMailOptions } from './mail-options.ts';

const seconds = 1000;

/**
 * Creates a mailer for a mail server, with one connection per mail. The socket timeout is long, because a mail whose
 * answer is lost would be sent twice.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url);
  return {
    async send(mail) {
      await transport.sendMail(toMailOptions(mail, from));
      return 'sent';
    },
  };
}

/** Connects to a mail server and signs in, without sending a mail. Rejects with the reason if that fails. */
export async function checkMailServer(url: string): Promise<void> {
  await transportTo(url).verify();
}

function transportTo(url: string) {
  const address = new URL(url);
  return createTransport({
    url,
    // Without STARTTLS, neither the password nor the mail is sent.
    requireTLS: address.username !== '',
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    dnsTimeout: 10 * seconds,
    socketTimeout: 120 * seconds,
    tls: { rejectUnauthorized: needsValidCertificate(address) },
  });
}

/**
 * Whether the server's certificate must be valid: if a password is sent, or for smtps. Otherwise encryption is
 * opportunistic, as between mail servers, with any certificate. A loopback connection needs no certificate.
 */
function needsValidCertificate({ protocol, hostname, username }: URL): boolean {
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return false;
  return protocol === 'smtps:' || username !== '';
}
