import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The proxies whose X-Forwarded-* headers are trusted: see TRUST_PROXY. */
export interface TrustedProxies {
  has(address: string): boolean;
}

export const everyPeer: TrustedProxies = { has: () => true };
export const noProxy: TrustedProxies = { has: () => false };

/** Parses a list of addresses and blocks such as `127.0.0.1, 10.0.0.0/8`; undefined if it is malformed. */
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
 * The client's address. X-Forwarded-For counts only from a trusted proxy: its last entry that is not a trusted proxy
 * itself.
 */
export function clientAddress(message: IncomingMessage, trusted: TrustedProxies): string {
  const peer = message.socket.remoteAddress ?? 'unknown';
  if (!trusted.has(peer)) return plainAddress(peer);
  const forwarded = entriesOf(message.headers['x-forwarded-for']).map(withoutPort);
  const last = forwarded.at(-1) ?? peer;
  // If every peer is trusted, only the last entry is reliable, because the nearest proxy wrote it.
  if (trusted === everyPeer) return plainAddress(last);
  return plainAddress(forwarded.findLast((address) => !trusted.has(address)) ?? last);
}

/**
 * The requested host and the client's scheme. Headers of trusted proxies are applied. `named` is the host in the
 * request target.
 */
export function requestedHost(
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

/** Removes the port, which some proxies add and which differs between connections. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => /^127\.|^::1$/.test(address);

/** Converts an IPv4-mapped IPv6 address to IPv4. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The key of an address for rate limits: of IPv6 the /64 block, because one visitor controls all of its addresses. */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const gap =
    tail === undefined ? 0 : 8 - front.length - back.length - (tail.includes('.') ? 1 : 0);
  const first = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
