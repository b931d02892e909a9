import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose X-Forwarded-* headers count: see TRUST_PROXY. */
export interface TrustedProxies {
  has(address: string): boolean;
}

export const everyPeer: TrustedProxies = { has: () => true };
export const nobody: TrustedProxies = { has: () => false };

/** The addresses and blocks of a list such as `127.0.0.1, 10.0.0.0/8`; undefined where it is none. */
export function listedProxies(list: string): TrustedProxies | undefined {
  const known = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits, more] = entry.trim().split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    if (family === 0 || more !== undefined || !/^(\d{1,3})?$/.test(bits ?? '')) return undefined;
    if (Number(bits) > most || bits === '') return undefined;
    known.addSubnet(address, bits === undefined ? most : Number(bits), `ipv${family}` as 'ipv4');
  }
  return {
    has: (address) => isIP(address) !== 0 && known.check(address, `ipv${isIP(address)}` as 'ipv4'),
  };
}

/**
 * The address that a visitor comes from. Only a trusted proxy's X-Forwarded-For counts: its last
 * entry, which that proxy wrote itself, or where that is a trusted one, too, the one before.
 */
export function clientAddress(message: IncomingMessage, trusted: TrustedProxies): string {
  const peer = message.socket.remoteAddress ?? 'unknown';
  if (!trusted.has(peer)) return plain(peer);
  const forwarded = entriesOf(message.headers['x-forwarded-for']).map(withoutPort);
  const last = forwarded.at(-1) ?? peer;
  // Who trusts every peer knows of one proxy, and nothing of what stands before its entry.
  if (trusted === everyPeer) return plain(last);
  return plain(forwarded.findLast((address) => !trusted.has(address)) ?? last);
}

/** The host that a visitor asked for, and whether they came over https. `named` is the target's own. */
export function askedHost(
  message: IncomingMessage,
  trusted: TrustedProxies,
  named: string | undefined,
): { host: string | undefined; scheme: string | undefined } {
  const isTrusted = trusted.has(message.socket.remoteAddress ?? '');
  const lastOf = (name: string) =>
    isTrusted ? entriesOf(message.headers[name]).at(-1) : undefined;
  return {
    host: named ?? lastOf('x-forwarded-host') ?? message.headers.host,
    scheme: lastOf('x-forwarded-proto'),
  };
}

function entriesOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Some proxies add the port, which differs from connection to connection. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => /^127\.|^::1$/.test(address);

/** An IPv4 address as it is, also where IPv6 carries it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Whom limits count: the address, of IPv6 its first 64 bits, as one visitor has all the others.
 */
export function visitorOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const gap =
    tail === undefined ? 0 : 8 - front.length - back.length - (tail.includes('.') ? 1 : 0);
  const first = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
