import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export interface ReceivedMail {
  envelope: SMTPServerEnvelope;
  encrypted: boolean;
  /** Unfolded header lines, a blank line, and the body as received. */
  raw: string;
}

/** How the server reacts to the next mails. */
export type Behaviour =
  | 'accept'
  /** Accepts the whole mail and closes the connection without a response. */
  | 'cut after data'
  /** Refuses permanently and repeats the mail in the reason. */
  | 'refuse and repeat'
  /** Refuses with this code: 4xx for now, 5xx permanently. */
  | number;

export interface MailServer {
  port: number;
  url: string;
  behaviour: Behaviour;
  /** Received mails, including those without a response. */
  received: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * A real mail server on this machine; `port` 0 picks a free one. With `tls` it offers encryption with a self-
 * signed certificate.
 */
export async function openMailServer(port = 0, tls = false): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: !tls,
    logger: false,
    onMailFrom(_address, _session, callback) {
      const { behaviour } = opened;
      callback(typeof behaviour === 'number' ? refusal(behaviour) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const raw = Buffer.concat(chunks)
          .toString('utf8')
          .replace(/\r\n[ \t]+/g, ' ');
        opened.received.push({ envelope: session.envelope, encrypted: session.secure, raw });
        if (opened.behaviour === 'cut after data') for (const socket of sockets) socket.destroy();
        else if (opened.behaviour === 'refuse and repeat') callback(refusal(550, raw));
        else callback(null);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // A cut connection is an error for the server, and intended in these tests.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const opened: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    url: '',
    behaviour: 'accept',
    received: [],
    close: () => new Promise((closed) => server.close(closed)),
  };
  opened.url = `smtp://127.0.0.1:${opened.port}`;
  return opened;
}

function refusal(code: number, reason = 'not today'): Error {
  return Object.assign(new Error(reason.replace(/\s+/g, ' ')), { responseCode: code });
}

/** The mails to an address, because mails of earlier tests may arrive late. */
export function mailsTo({ received }: MailServer, address: string): ReceivedMail[] {
  return received.filter(({ envelope }) => envelope.rcptTo.some((one) => one.address === address));
}

/** The value of a header of a received mail. */
export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  return headersOf(mail, name)[0];
}

/** All values of a header. */
export function headersOf({ raw }: ReceivedMail, name: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
}

/** The body, decoded. */
export function bodyOf(mail: ReceivedMail): string {
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4);
  const [, boundary] = /boundary="?([^";]+)/.exec(headerOf(mail, 'Content-Type') ?? '') ?? [];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((part) => bodyOf({ ...mail, raw: part.trimStart() })).join('\n');
  }
  const encoding = headerOf(mail, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
