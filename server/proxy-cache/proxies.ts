/**
 * How long a proxy keeps a page, in seconds. A change purges the page earlier, so a page that expires has not changed
 * and may be sent once more while the proxy asks for a new one. `max-age` limits the harm of a failed purge.
 */
const lifetime = 'max-age=600, stale-while-revalidate=60, stale-if-error=86400';

/** The tag of pages: a purge by tag leaves pictures and scripts in the proxy. */
const tag = 'pages';

interface Proxy {
  /**
   * Headers that let the proxy keep a page. Only this proxy reads these names, because caches behind it are not purged.
   */
  headers: Readonly<Record<string, string>>;
  /** Whether its purges need PURGE_TOKEN. */
  needsToken: boolean;
  /** The request to PURGE_URL that removes every page. */
  purge: (token: string) => RequestInit;
}

/** The proxy of deploy/: its configuration uses and removes the header. */
const ownProxy: Proxy = {
  headers: { 'CDN-Cache-Control': lifetime },
  needsToken: false,
  purge: () => ({ method: 'PURGE' }),
};

/** The proxies that may keep pages: the values of PURGE_PROXY. */
export const proxies = {
  nginx: ownProxy,
  varnish: ownProxy,
  cloudflare: {
    headers: { 'Cloudflare-CDN-Cache-Control': lifetime, 'Cache-Tag': tag },
    needsToken: true,
    purge: (token) => ({
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [tag] }),
    }),
  },
  fastly: {
    headers: { 'Surrogate-Control': lifetime, 'Surrogate-Key': tag },
    needsToken: true,
    purge: (token) => ({
      method: 'POST',
      headers: { 'Fastly-Key': token, 'Surrogate-Key': tag },
    }),
  },
} as const satisfies Record<string, Proxy>;

export type ProxyName = keyof typeof proxies;

/** The proxies in front of the site, of one kind: PURGE_PROXY, PURGE_URL and PURGE_TOKEN. */
export interface ProxySettings {
  proxy: ProxyName;
  urls: readonly string[];
  token: string | undefined;
}

/** Milliseconds that a purge may take. */
const timeout = 5000;

/** Removes every page from the proxies. Rejects if one of them refuses or does not answer. */
export async function purgeProxies({ proxy, urls, token = '' }: ProxySettings): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const signal = AbortSignal.timeout(timeout);
      const request = proxies[proxy].purge(token);
      const { host } = new URL(url);
      const answer = await fetch(url, { ...request, redirect: 'manual', signal }).catch((cause) => {
        throw new Error(`No answer from ${host} to a purge.`, { cause });
      });
      // Read to its end, so that the connection can be used again.
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The answer from ${host} to a purge was ${answer.status}.`);
    }),
  );
}
