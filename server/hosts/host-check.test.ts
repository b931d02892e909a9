import { expect, test } from 'vitest';
import { checkHost, type Network } from './host-check.ts';
import { languageHosts } from './language-hosts.ts';

const refused = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const ends = new Date('2027-01-01T00:00:00Z');
const never = () => new Promise<never>(() => {});

/** A network with these addresses by host; other hosts do not exist. */
function network(
  addresses: Record<string, string[]>,
  handshake: Network['handshake'] = async () => ends,
): Network {
  return {
    addressesOf: (host) =>
      addresses[host] ? Promise.resolve(addresses[host]) : refused('ENOTFOUND'),
    handshake,
  };
}

const site = languageHosts('https://www.x.example');
const here = { 'www.x.example': ['192.0.2.1'], 'fr.x.example': ['192.0.2.9', '192.0.2.1'] };

test('a name with an address of the site and a trusted certificate is ready', async () => {
  const asked: string[] = [];
  const found = await checkHost(
    site,
    'fr',
    network(here, async (host, port) => {
      asked.push(`${host}:${port}`);
      return ends;
    }),
  );
  expect(found).toEqual({
    ...{ host: 'fr.x.example', siteHost: 'www.x.example' },
    ...{ name: 'same', certificate: 'valid', certificateEnds: ends },
  });
  expect(asked).toEqual(['fr.x.example:443']);
});

test('a missing name and one that leads elsewhere are told apart', async () => {
  expect(await checkHost(site, 'ko', network(here))).toMatchObject({
    ...{ name: 'missing', certificate: 'not checked' },
  });
  const elsewhere = { ...here, 'fr.x.example': ['198.51.100.7'] };
  expect(await checkHost(site, 'fr', network(elsewhere))).toMatchObject({ name: 'other' });
});

test.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'other name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not trusted'],
  ['CERT_HAS_EXPIRED', 'not trusted'],
  ['ECONNREFUSED', 'no answer'],
])('a TLS connection that fails with %s is %s', async (code, certificate) => {
  const found = await checkHost(
    site,
    'fr',
    network(here, () => refused(code)),
  );
  expect(found.certificate).toBe(certificate);
});

test('a resolver and a host that never answer end the check', async () => {
  const silent = { addressesOf: never, handshake: never };
  expect((await checkHost(site, 'fr', silent, 1)).name).toBe('no answer');
  expect((await checkHost(site, 'fr', network(here, never), 1)).certificate).toBe('no answer');
});

test('without https no certificate is needed, and an IP address has no language hosts', async () => {
  const asking = network({ 'x.example': ['192.0.2.1'], 'fr.x.example': ['192.0.2.1'] }, never);
  expect(await checkHost(languageHosts('http://x.example'), 'fr', asking)).toMatchObject({
    ...{ name: 'same', certificate: 'not needed' },
  });
  expect((await checkHost(languageHosts('http://192.0.2.1'), 'fr', asking)).name).toBe('no host');
  expect((await checkHost(languageHosts('http://localhost:3000'), 'fr', asking)).name).toBe(
    'local',
  );
});
