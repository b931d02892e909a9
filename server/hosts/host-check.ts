import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { withTimeout } from '#database/postgres/timeout.ts';
import type { HostCheck } from '#domain/languages/host-check.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { LanguageHosts } from './language-hosts.ts';

/** The longest that each of the two steps may take, in milliseconds. */
const stepTimeout = 5000;

/** The network as the check uses it; the tests have their own. */
export interface Network {
  /** The addresses of a host. Rejects with the code of Node's resolver. */
  addressesOf(host: string): Promise<string[]>;
  /** Connects with TLS as a browser does, and returns the end of the certificate. Rejects with the code of Node's TLS. */
  handshake(host: string, port: number): Promise<Date>;
}

const realNetwork: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  handshake: (host, port) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, servername: host });
      socket.setTimeout(stepTimeout, () => socket.destroy(new Error('no answer')));
      socket.once('secureConnect', () => {
        const { valid_to } = socket.getPeerCertificate();
        socket.destroy();
        resolve(new Date(valid_to));
      });
      socket.once('error', reject);
    }),
};

/**
 * Checks whether the host of a language can be reached: its name leads to the site's host, and the certificate covers
 * it. The host is derived from SITE_URL. Takes at most ten seconds.
 */
export async function checkHost(
  site: LanguageHosts,
  code: string,
  network: Network = realNetwork,
  limit = stepTimeout,
): Promise<HostCheck> {
  const own = new URL(site.canonical);
  const there = new URL(site.originOf(code));
  const base = { host: there.hostname, siteHost: own.hostname };
  const isShared = there.hostname === own.hostname && code !== originalLanguage;
  if (isShared || isIP(there.hostname.replace(/^\[|\]$/g, '')))
    return { ...base, name: 'no host', certificate: 'not checked' };
  if (/(^|\.)localhost$/.test(there.hostname))
    return { ...base, name: 'local', certificate: 'not needed' };
  const name = await nameState(network, base.host, base.siteHost, limit);
  if (there.protocol !== 'https:') return { ...base, name, certificate: 'not needed' };
  if (name === 'missing' || name === 'no answer')
    return { ...base, name, certificate: 'not checked' };
  const port = Number(there.port || 443);
  return { ...base, name, ...(await certificateState(network, base.host, port, limit)) };
}

async function nameState(network: Network, host: string, siteHost: string, limit: number) {
  try {
    const both = [network.addressesOf(host), network.addressesOf(siteHost)] as const;
    const [theirs, ours] = await withTimeout(limit, Promise.all(both), 'no answer');
    return theirs.some((address) => ours.includes(address)) ? 'same' : 'other';
  } catch (error) {
    return /ENOTFOUND|ENODATA/.test(codeOf(error)) ? 'missing' : 'no answer';
  }
}

async function certificateState(
  network: Network,
  host: string,
  port: number,
  limit: number,
): Promise<Pick<HostCheck, 'certificate' | 'certificateEnds'>> {
  try {
    const ends = await withTimeout(limit, network.handshake(host, port), 'no answer');
    return { certificate: 'valid', certificateEnds: ends };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return { certificate: 'other name' };
    return { certificate: /CERT|SIGNATURE|ISSUER/.test(code) ? 'not trusted' : 'no answer' };
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
