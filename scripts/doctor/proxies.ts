import { errorSentence } from '../../server/log/logged-error.ts';
import { type ProxySettings, purgeProxies } from '../../server/proxy-cache/proxies.ts';
import { type Finding, failed, ok } from './finding.ts';

/** Purges the proxies, as a change does. */
export async function checkProxies(settings: ProxySettings): Promise<Finding> {
  try {
    await purgeProxies(settings);
    return ok('Proxy', `${settings.proxy} purged its pages.`);
  } catch (error) {
    const advice =
      'Check PURGE_URL, PURGE_PROXY and PURGE_TOKEN. Until a purge works, it keeps no new page.';
    return failed('Proxy', `${errorSentence(error)} ${advice}`);
  }
}
