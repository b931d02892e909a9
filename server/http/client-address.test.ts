import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import {
  addressBlock,
  clientAddress,
  everyPeer,
  listedProxies,
  noProxy,
  requestedHost,
} from './client-address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.9' };
const listed = listedProxies('127.0.0.1, ::1,10.0.0.0/8') ?? noProxy;

test.each([
  ['127.0.0.1', noProxy, '127.0.0.1'],
  ['192.0.2.1', everyPeer, '10.0.0.9'],
  ['192.0.2.1', listed, '192.0.2.1'],
  ['127.0.0.1', listed, '203.0.113.7'],
  ['::ffff:10.2.3.4', listed, '203.0.113.7'],
  ['::1', listed, '203.0.113.7'],
])('forwarded headers of %s count only if it is trusted', (peer, trusted, address) => {
  expect(clientAddress(from(peer, forwarded), trusted)).toBe(address);
});

test('if a trusted proxy forwards nothing, or only other proxies, it counts as the visitor', () => {
  expect(clientAddress(from('10.0.0.1'), listed)).toBe('10.0.0.1');
  const inside = { 'x-forwarded-for': '10.0.0.5' };
  expect(clientAddress(from('10.0.0.1', inside), listed)).toBe('10.0.0.5');
});

test.each([
  ['198.51.100.1, 203.0.113.7:50123, 10.0.0.9:443', '203.0.113.7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('a port that some proxies add is removed from the address: %s', (header, address) => {
  const headers = { 'x-forwarded-for': header };
  expect(clientAddress(from('10.0.0.1', headers), listed)).toBe(address);
});

test('host and scheme come from a trusted proxy alone', () => {
  const headers = {
    host: 'inside',
    'x-forwarded-host': 'evil, ja.example.com',
    'x-forwarded-proto': 'https',
  };
  expect(requestedHost(from('10.0.0.1', headers), listed, undefined)).toEqual({
    host: 'ja.example.com',
    scheme: 'https',
  });
  expect(requestedHost(from('192.0.2.1', headers), listed, undefined)).toEqual({ host: 'inside' });
});

test.each([
  '',
  'yes',
  '127.0.0.1,',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::1/129',
  'proxy',
])('%j is not a list of addresses', (list) => expect(listedProxies(list)).toBeUndefined());

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, visitor) => expect(addressBlock(address)).toBe(visitor));
